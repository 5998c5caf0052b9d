# Luật chơi Thành phố thất lạc.

lost_cities-page-goal = Trò chơi này là gì
lost_cities-page-goal-first = Hai nhà thám hiểm cùng lên đường tới { $regions } vùng đất. Mỗi lá bạn đặt xuống đưa chuyến đi gần thêm tới thành phố thất lạc của vùng ấy.
lost_cities-page-goal-second = Mỗi vùng có các số từ { $low } đến { $high }, mỗi số một lá, và { $investments } lá đầu tư vẽ cái bắt tay. Tất cả là { $cards } lá. Màu, biểu tượng và phong cảnh luôn đi cùng nhau.
lost_cities-page-goal-tip = Sau { $rounds } vòng, ai có tổng điểm cao hơn thì thắng.

lost_cities-page-turn = Một lượt
lost_cities-page-turn-first = Bạn luôn cầm { $hand } lá. Mỗi lượt ra một lá rồi vào một lá, cả hai đều bắt buộc:
lost_cities-page-turn-play = Ra một lá
lost_cities-page-turn-draw = Vào một lá
lost_cities-page-turn-1 = Đặt một lá vào chuyến đi của mình ở vùng ấy, hoặc bỏ lá đó đi.
lost_cities-page-turn-2 = Rút lá trên cùng của chồng bài, hoặc nhặt lá trên cùng của một khay.
lost_cities-page-turn-tip = Rồi đến lượt người kia.

lost_cities-page-play = Đặt bài
lost_cities-page-play-first = Ở mỗi vùng, mỗi người có một chuyến đi riêng. Số phải tăng dần, được phép bỏ cách quãng.
lost_cities-page-play-example = Sau lá 8 đặt được lá 9, không đặt được lá 6
lost_cities-page-play-1 = Lá đầu tư phải đặt trước lá số đầu tiên, nhiều nhất { $investments } lá. Đã có lá số thì muộn rồi.
lost_cities-page-play-2 = Bài đã đặt thì nằm đó cho đến hết vòng.
lost_cities-page-play-3 = Bài đã đặt của cả hai lúc nào cũng nhìn thấy hết.

lost_cities-page-discard = Bỏ bài
lost_cities-page-discard-first = Mỗi vùng có một khay chung cho cả hai. Lá bỏ đi nằm ngửa ở đó và che kín những lá bên dưới.
lost_cities-page-discard-1 = Lúc nào cũng được bỏ, kể cả lá đang đặt được.
lost_cities-page-discard-2 = Chỉ thấy lá trên cùng của khay. Nếu cả bàn đã chọn thì được xòe cả khay ra xem: trỏ vào khay.
lost_cities-page-discard-tip = Cẩn thận: lá bạn bỏ, người kia có thể nhặt.

lost_cities-page-draw = Rút bài
lost_cities-page-draw-first = Ra bài xong thì rút một lá. Rút từ chồng bài thì được lá nào hay lá ấy; nhặt từ khay thì lấy đúng lá đang thấy.
lost_cities-page-draw-1 = Không được nhặt lại chính lá vừa bỏ trong lượt này.
lost_cities-page-draw-2 = Nhặt từ khay thì vòng chơi dài ra, rút từ chồng thì vòng chơi ngắn lại.
lost_cities-page-draw-3 = Chồng bài còn bao nhiêu lá thì ai cũng được biết.

lost_cities-page-round-end = Hết vòng
lost_cities-page-round-end-first = Ai rút lá cuối cùng của chồng bài thì vòng kết thúc ngay. Lá ấy và mọi lá trên tay đều không có điểm.
lost_cities-page-round-end-1 = Tính điểm từng chuyến đi, rồi trộn lại tất cả bài cho vòng sau.
lost_cities-page-round-end-2 = Ai đang dẫn điểm thì đi trước. Nếu bằng điểm thì đến người vòng vừa rồi đi sau.
lost_cities-page-round-end-tip = Trỏ vào tên ai để xem điểm các vòng đã qua.

lost_cities-page-scoring = Tính điểm
lost_cities-page-scoring-first = Chuyến chưa mở thì không tính gì. Mọi chuyến khác tính như sau:
lost_cities-page-scoring-1 = Cộng các số lại.
lost_cities-page-scoring-2 = Trừ { $base }: chi phí của mỗi chuyến đi.
lost_cities-page-scoring-3 = Nhân 2, 3 hoặc 4 nếu có một, hai hoặc ba lá đầu tư. Điểm âm cũng bị nhân.
lost_cities-page-scoring-4 = Nếu có từ { $long } lá trở lên, kể cả lá đầu tư, thì cộng { $bonus } sau cùng.
lost_cities-page-scoring-tip = Tấm thẻ nhỏ dưới mỗi chuyến cho biết nó đang đáng bao nhiêu.

lost_cities-page-examples = Ví dụ
lost_cities-page-examples-first = Tính theo các con số của hộp:
lost_cities-page-worked-short = Năm lá, không đầu tư
lost_cities-page-worked-doubled = Một lá đầu tư: nhân đôi
lost_cities-page-worked-lost = Lỗ cũng nhân đôi
lost_cities-page-worked-only = Chỉ có lá đầu tư
lost_cities-page-worked-long = Tám lá: được thưởng
lost_cities-page-worked-great = Hai lá đầu tư và bảy lá số
lost_cities-page-worked-most = Cao nhất có thể

lost_cities-page-long-round = Vòng kéo dài mãi
lost_cities-page-long-round-first = Không ai bắt buộc phải rút từ chồng bài. Nếu vòng kéo dài quá, hai người có thể cùng dừng.
lost_cities-page-long-round-1 = Sau { $dry } lượt liền không ai rút từ chồng bài, người sắp rút được đề nghị dừng vòng.
lost_cities-page-long-round-2 = Người kia đồng ý thì tính điểm như bài đang bày. Không thì rút bài đi tiếp.
lost_cities-page-long-round-3 = Máy không bao giờ đề nghị. Máy đồng ý khi đang dẫn hoặc bằng điểm.

lost_cities-page-options = Những gì bàn được chọn
lost_cities-page-options-first = Khi mở hộp, có thể đổi:
lost_cities-page-options-1 = Năm vùng, hoặc { $most } vùng khi có thêm Xứ hoàng hôn.
lost_cities-page-options-2 = Số lá trên tay, chi phí một chuyến và thưởng chuyến dài.
lost_cities-page-options-3 = Lá đầu tư có tính vào { $long } lá của chuyến dài hay không.
lost_cities-page-options-4 = Có được xem lại bài đã bỏ hay không. Nếu có, trỏ vào chồng bài sẽ thấy mọi lá chưa lộ.

# Những gì được trả lời thay một người chơi.

policies-title = { $name }: trả lời thay bạn
policies-about = Chỉ bạn thấy trang này. Trên bàn không có gì lộ ra điều bạn đặt ở đây, và câu trả lời thay cũng chậm như mọi câu trả lời khác. Việc gì có thể lấy mất giọt máu cuối cùng của bạn thì vẫn được hỏi.
policies-why-always = Hãy tắt “Luôn hỏi tôi” trước.
policies-this_trick = Bỏ qua cẩm nang này
    .about = Không hỏi bạn có vô giải cẩm nang đang trên bàn nữa, dù nó tới ai. Nút của bạn vẫn còn: bạn vẫn có thể lên tiếng.
policies-until_turn = Bỏ qua tới lượt tôi
    .about = Nói không với mọi lời hỏi chung và mọi việc từ chối được, cho tới đầu lượt của bạn. Khi Chúa Công hấp hối, ai cũng được hỏi.
policies-own_tricks = Cẩm nang của chính tôi
    .about = Khi cẩm nang của bạn đang tới mục tiêu duy nhất của nó: có hỏi bạn vô giải không?
policies-own_tricks-skip = Không hỏi
policies-own_tricks-ask = Có hỏi
policies-tricks = Hỏi tôi vô giải cẩm nang nhắm vào
    .about = Những lá khác thì không hỏi. Ai vô giải cẩm nang của bạn thì bạn vẫn được hỏi.
policies-tricks-all = Bất kỳ ai
policies-tricks-lord = Tôi hoặc Chúa
policies-tricks-me = Chỉ tôi
policies-dodge = Khi bị đánh
    .about = Tự né: ra Thiểm nếu bạn có, không thì chịu sát thương. Vẫn hỏi khi kỹ năng hay giáp có thể né thay, và khi cần hai lá Thiểm.
policies-dodge-ask = Hỏi tôi
policies-dodge-auto = Tự né
policies-always_ask = Luôn hỏi tôi
    .about = Không trả lời thay việc gì, kể cả khi bạn chỉ có thể từ chối. Hợp để đánh lừa.
policies-quick-this_trick = Không, và đừng hỏi về cẩm nang này nữa
policies-quick-until_turn = Không, và bỏ qua tới lượt tôi

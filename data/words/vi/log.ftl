# Nhật ký của ván.

log-title = Nhật ký ván
log-all = Cả bàn
log-empty = Chưa có gì để kể.

# 落槌：用文字說明局面，供用聽的人使用。

gavel-board-auction = 拍賣
gavel-board-up = { $lots ->
    [none] 沒有拍品
   *[other] 正在拍賣：{ $lots }
}{ $seats ->
    [none] {""}
   *[other] ；還沒出價：{ $seats }
}
gavel-board-everybody = 每個人面前
gavel-board-lying = { $seat }：{ $lots ->
    [none] 沒有拍品
   *[other] 拍品 { $lots }
}；{ $cards ->
    [none] 還沒出過牌
   *[other] 出過的牌 { $cards }
}
gavel-board-hand = 你的手牌

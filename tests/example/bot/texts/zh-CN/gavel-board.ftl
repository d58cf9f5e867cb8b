# 落槌：用文字说明局面，供听屏的人使用。

gavel-board-auction = 拍卖
gavel-board-up = { $lots ->
    [none] 没有拍品
   *[other] 正在拍卖：{ $lots }
}{ $seats ->
    [none] {""}
   *[other] ；还没出价：{ $seats }
}
gavel-board-everybody = 每个人面前
gavel-board-lying = { $seat }：{ $lots ->
    [none] 没有拍品
   *[other] 拍品 { $lots }
}；{ $cards ->
    [none] 还没出过牌
   *[other] 出过的牌 { $cards }
}
gavel-board-hand = 你的手牌

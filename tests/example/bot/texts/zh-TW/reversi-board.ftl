# 黑白棋：用文字說明局面，供用聽的人使用。

reversi-board-board = 棋盤，逐行列出
reversi-board-row = 第 { $row } 行：{ $discs ->
    [none] 沒有棋子
   *[other] { $discs }
}{ $free ->
    [none] {""}
   *[other] ；空格：{ $free }
}

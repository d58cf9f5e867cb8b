# 黑白棋：用文字说明局面，供听屏的人使用。

reversi-board-board = 棋盘，逐行列出
reversi-board-row = 第 { $row } 行：{ $discs ->
    [none] 没有棋子
   *[other] { $discs }
}{ $free ->
    [none] {""}
   *[other] ；空格：{ $free }
}

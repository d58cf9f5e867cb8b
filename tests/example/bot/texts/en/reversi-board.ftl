# Reversi: a position in words, for those who listen.

reversi-board-board = The board, row by row
reversi-board-row = Row { $row }: { $discs ->
    [none] no discs
   *[other] { $discs }
}{ $free ->
    [none] {""}
   *[other] ; free: { $free }
}

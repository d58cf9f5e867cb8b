# Reversi: eine Stellung in Worten, für alle, die hören.

reversi-board-board = Das Brett, Zeile für Zeile
reversi-board-row = Zeile { $row }: { $discs ->
    [none] keine Steine
   *[other] { $discs }
}{ $free ->
    [none] {""}
   *[other] ; frei: { $free }
}

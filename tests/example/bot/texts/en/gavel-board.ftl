# Gavel: a position in words, for those who listen.

gavel-board-auction = The auction
gavel-board-up = { $lots ->
    [none] No lot is up
   *[other] Lots up: { $lots }
}{ $seats ->
    [none] {""}
   *[other] ; still to bid: { $seats }
}
gavel-board-everybody = What lies before each of you
gavel-board-lying = { $seat }: { $lots ->
    [none] no lots
   *[other] lots { $lots }
}; { $cards ->
    [none] no cards played
   *[other] played { $cards }
}
gavel-board-hand = Your hand

# Zuschlag: eine Stellung in Worten, für alle, die hören.

gavel-board-auction = Die Versteigerung
gavel-board-up = { $lots ->
    [none] Kein Los liegt aus
   *[other] Lose, die ausliegen: { $lots }
}{ $seats ->
    [none] {""}
   *[other] ; noch nicht geboten: { $seats }
}
    .you = { $lots ->
        [none] Kein Los liegt aus
       *[other] Lose, die ausliegen: { $lots }
    }; noch nicht geboten: { $seats }
gavel-board-everybody = Was vor jedem von euch liegt
gavel-board-lying = { $seat }: { $lots ->
    [none] keine Lose
   *[other] Lose { $lots }
}; { $cards ->
    [none] keine Karten gespielt
   *[other] gespielt { $cards }
}
gavel-board-hand = Deine Hand

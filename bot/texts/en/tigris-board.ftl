# Tigris & Euphrates: a position in words, for those who listen.

tigris-board-turn = This turn
tigris-board-actions-left = { $count ->
    [0] { $seat } has no action left.
    [one] { $seat } has 1 action left.
   *[other] { $seat } has { $count } actions left.
}
    .you = { $count ->
        [0] You have no action left.
        [one] You have 1 action left.
       *[other] You have { $count } actions left.
    }
tigris-board-conflict-now = { $sort ->
    [revolt] Revolt
   *[war] War
} of the { $leader }s: { $attacker } at { $origin } with { $attack }{ $added ->
    [none] {""}
   *[other] {""} and { $added } added
} attacks { $defender } at { $cell } with { $defence }.
    .you = { $sort ->
        [revolt] Revolt
       *[war] War
    } of the { $leader }s: you at { $origin } with { $attack }{ $added ->
        [none] {""}
       *[other] {""} and { $added } added
    } attack { $defender } at { $cell } with { $defence }.
    .you-defender = { $sort ->
        [revolt] Revolt
       *[war] War
    } of the { $leader }s: { $attacker } at { $origin } with { $attack }{ $added ->
        [none] {""}
       *[other] {""} and { $added } added
    } attacks you at { $cell } with { $defence }.
tigris-board-unification = The tile on { $cell } joins two kingdoms.{ $leaders ->
    [none] {""}
   *[other] {""} Still to fight: { $leaders }.
}
tigris-board-yours = Yours
tigris-board-put-aside = Put aside to be swapped: { $tiles }
tigris-board-kingdom = Kingdom { $number }
tigris-board-apart = In no kingdom
tigris-board-leader-at = { $seat }'s { $leader }: { $cell }
    .you = Your { $leader }: { $cell }
tigris-board-tiles-at = { $tile ->
    [temple] Temples
    [farm] Farms
    [market] Markets
   *[settlement] Settlements
}: { $cells }
tigris-board-monument-at = The { $monument } monument: { $cells }
tigris-board-treasures-at = Treasures: { $cells }
tigris-board-corner-treasures-at = Treasures in a corner, to be taken first: { $cells }
tigris-board-catastrophes-at = Catastrophes: { $cells }
tigris-board-free-cells = Free cells
tigris-board-free-row = Row { $row }. { $land ->
    [none] {""}
   *[other] Land: { $land }.{" "}
}{ $river ->
    [none] No free river.
   *[other] River: { $river }.
}
tigris-board-supplies = Beside the board
tigris-board-dynasties = Signs on the leaders: { $seats }
tigris-board-points-at-end = { $seat }: { tigris-part-colours }; treasures won: { $treasures }

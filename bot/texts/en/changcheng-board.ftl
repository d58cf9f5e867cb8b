# Chang Cheng: a position in words, for those who listen.

changcheng-board-turn = This turn
changcheng-board-first-round = This is the first round.
changcheng-board-completed = { $province } is complete and being scored.
changcheng-board-value-changed = { $change ->
    [-2] It is worth 2 less.
   *[other] It is worth { $change } more.
}
changcheng-board-cards-at-work = Cards that have yet to work: { $cards }
changcheng-board-walls-more = Counted as more walls: { $seats }
changcheng-board-yours = Yours
changcheng-board-province-of = { $province }, card { $sovereignty }{ $done ->
    [yes] , complete
   *[no] {""}
}
changcheng-board-space-at = { $space }: { $sort ->
    [none] free
    [double] { $seat }'s double wall
    [tower] { $seat }'s tower
    [damaged] { $seat ->
        [none] damaged neutral wall
       *[other] { $seat }'s damaged wall
    }
   *[wall] { $seat ->
        [none] neutral wall
       *[other] { $seat }'s wall
    }
}{ $mongol ->
    [none] {""}
   *[other] , facing { $mongol }
}
    .you = { $space }: { $sort ->
        [none] free
        [double] your double wall
        [tower] your tower
        [damaged] your damaged wall
       *[wall] your wall
    }{ $mongol ->
        [none] {""}
       *[other] , facing { $mongol }
    }
changcheng-board-kept = Spaces kept beside towers
changcheng-board-kept-for = { $space }: for { $seat }
    .you = { $space }: for you
changcheng-board-cards-laid = Face-down cards in { $province }: { $cards }
changcheng-board-mongols = Mongol provinces
changcheng-board-army-at = { $mongol }: { $state ->
    [gone] army card removed{ $value ->
        [none] {""}
       *[other] {""} ({ $value })
    }
    [up] army { $value }
   *[down] army card face down{ $value ->
        [none] {""}
       *[other] , you know it: { $value }
    }
}
changcheng-board-supplies = Beside the boards
changcheng-board-boards = Boards from west to east: { $layouts }{ $left ->
    [none] {"."}
   *[other] . May still be added: { $left }.
}
changcheng-board-emperors-left = Emperor cards on the board: { $count }. Neutral walls: { $neutral ->
    [yes] yes.
   *[no] no.
}

# China: a position in words, for those who listen.

china-board-turn = This turn
china-board-building-in = { $seat } is placing markers in { $state }.
    .you = You are placing markers in { $state }.
china-board-cards-needed = { $count ->
    [one] { $seat } has 1 card to draw.
   *[other] { $seat } has { $count } cards to draw.
}
    .you = { $count ->
        [one] You have 1 card to draw.
       *[other] You have { $count } cards to draw.
    }
china-board-yours = Yours
china-board-cards = Cards
china-board-state-of = { $state }{ $colour ->
    [none] {""}
   *[other] {" "}(cards: { $colour })
}
china-board-court-at = Emissaries in { $state }: { $emissaries }{ $scored ->
    [yes] . Its houses are scored.
   *[no] {""}
}
china-board-site-at = { $site }: { $seat ->
    [none] free
   *[other] { $seat }'s house
}{ $fortress ->
    [yes] , with a fortress
   *[no] {""}
}{ $roads ->
    [none] {""}
   *[other] ; roads to { $roads }
}
    .you = { $site }: your house{ $fortress ->
        [yes] , with a fortress
       *[no] {""}
    }{ $roads ->
        [none] {""}
       *[other] ; roads to { $roads }
    }
china-board-alliances = Alliances
china-board-alliance-of = { $number }: { $one } and { $other }
china-board-scored = What scored at the end
china-board-alliance-won = Alliance { $number }: { $points } for { $winners }
china-board-line-won = { $seat }'s road: { $points } ({ $sites })
    .you = Your road: { $points } ({ $sites })
china-board-supplies = Markers left
china-board-played = { $seat } began. Side of the map: { $side }. Fortresses: { $fortresses ->
    [yes] yes
   *[no] no
}.
    .you = You began. Side of the map: { $side }. Fortresses: { $fortresses ->
        [yes] yes
       *[no] no
    }.

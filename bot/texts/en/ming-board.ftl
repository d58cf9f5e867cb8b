# Ming Dynasty: a position in words, for those who listen.

ming-part-standing = { $courtiers ->
    [none] { $neutral ->
        [0] {""}
       *[other] . Open part: neutral { $neutral }
    }
   *[other] . Open part: { $courtiers }{ $neutral ->
        [0] {""}
       *[other] , neutral { $neutral }
    }
}
ming-part-housed = { $houses ->
    [none] { $neutral_houses ->
        [0] {""}
       *[other] . Houses: neutral { $neutral_houses }
    }
   *[other] . Houses: { $houses }{ $neutral_houses ->
        [0] {""}
       *[other] , neutral { $neutral_houses }
    }
}

ming-board-turn = Round { $round } of 6; { $start } began
    .you = Round { $round } of 6; you began
ming-board-princes = Princes: { $seats ->
    [none] none yet
   *[other] { $seats }
}
ming-board-to-place = Courtiers still to be placed: { $seats }
ming-board-neutral-to-place = Neutral courtiers still to be placed: { $seats }
ming-board-passed = Passed: { $seats }
ming-board-city-scored = The city of { $province } is being scored.
ming-board-recalls-laid = Return cards laid: { $seats }
ming-board-own-recall = You have laid: { $count }
ming-board-going-back = Still to go back from the city: { $seats ->
    [none] neutral { $neutral }
   *[other] { $seats }{ $neutral ->
        [0] {""}
       *[other] , neutral { $neutral }
    }
}
ming-board-yours = Yours
ming-board-province-of = { $province }
ming-board-area-of = Area of { $province }: { $courtiers ->
    [none] empty
   *[other] { $courtiers }
}. Card: { $card ->
    [none] none
   *[other] { $card }
}. { $tiles ->
    [one] 1 tile left.
   *[other] { $tiles } tiles left.
}
ming-board-region-at = { $region }{ ming-part-standing }{ $monk ->
    [none] {""}
   *[other] . Temple: { $monk }
}{ ming-part-housed }{ $borders ->
    [none] {""}
   *[other] . Borders: { $borders }
}
ming-board-others = The others and the piles

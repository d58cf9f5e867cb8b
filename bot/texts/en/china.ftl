# China: everything the game says. Messages named `china-part-…` are only used by others here.

china-name = China
china-command = china
china-description = Houses, emissaries and alliances in nine states before the first emperor. 3–5 players.
china-aim = Points come from having the most houses in a state, from having the most emissaries in two neighbouring states, and from long lines of houses along the roads. Most points win.
china-cover = A finished game of { china-name }: states in five colours, houses of four players along the roads, emissaries beside them. The board is seen from a corner; below it stands the name of the game.

china-option-side = Side of the map
china-option-side-description = Only for four players: A has 47 sites, B has 53. Three always play A, five always B.
china-option-side-a = A (47 sites)
china-option-side-b = B (53 sites)
china-option-fortresses = Fortresses
china-option-fortresses-description = Everybody has one fortress. A house built on it doubles points for its state and its road.

## Verbs and fields

china-verb-house = House
china-verb-house-description = Pay for a house and build it on a free site.
china-verb-emissary = Emissary
china-verb-emissary-description = Pay for an emissary and send it to the dragon seat of a state.
china-verb-fortress = Fortress
china-verb-fortress-description = Pay for your fortress and build it on a bare site. Anybody may build a house on it.
china-verb-stop = No second marker
china-verb-stop-description = Place only one marker this turn, and draw cards.
china-verb-swap = Swap a card
china-verb-swap-description = Discard a card and take another instead of placing markers. That is your whole turn.
china-verb-take = Take
china-verb-take-description = Take one of the open cards. It is not replaced before your turn ends.
china-verb-draw = Draw from the pile
china-verb-draw-description = Draw the top card of the pile. Only you see it.
china-verb-pass = Pass
china-verb-pass-description = Do nothing; allowed only if you can neither place a marker nor swap a card.
china-verb-restock = Fill the row
china-verb-restock-description = Open cards are replaced and the turn ends (this happens automatically).

china-field-payment = payment
china-field-payment-description = One card of the state's colour, or two cards of one other colour: a wild pair.
china-field-site = site
china-field-site-description = Which site: its state and number on the map.
china-field-state = state
china-field-state-description = Which state receives the emissary.
china-field-card = card
china-field-card-description = Which card, by its colour.

## Values

china-card-red = red
china-card-green = green
china-card-orange = orange
china-card-yellow = yellow
china-card-purple = purple

china-payment-red = a red card
    .twice = two red cards
china-payment-green = a green card
    .twice = two green cards
china-payment-orange = an orange card
    .twice = two orange cards
china-payment-yellow = a yellow card
    .twice = two yellow cards
china-payment-purple = a purple card
    .twice = two purple cards
china-payment-pair-red = two red cards
china-payment-pair-green = two green cards
china-payment-pair-orange = two orange cards
china-payment-pair-yellow = two yellow cards
china-payment-pair-purple = two purple cards

china-place-1 = place 1
china-place-2 = place 2
china-place-3 = place 3
china-place-4 = place 4

china-state-zhao = Zhao
china-state-yan = Yan
china-state-qi = Qi
china-state-lu = Lu
china-state-wei = Wei
china-state-han = Han
china-state-qin = Qin
china-state-shu = Shu
china-state-chu = Chu

china-site-zh1 = Zhao 1 Dai
china-site-zh2 = Zhao 2 Yanmen
china-site-zh3 = Zhao 3 Jinyang
china-site-zh4 = Zhao 4 Handan
china-site-zh5 = Zhao 5 Zhongshan
china-site-zh6 = Zhao 6 Julu

china-site-ya1 = Yan 1 Shanggu
china-site-ya2 = Yan 2 Ji
china-site-ya3 = Yan 3 Yuyang
china-site-ya4 = Yan 4 Liaodong
china-site-ya5 = Yan 5 Beiping

china-site-qi1 = Qi 1 Pingyuan
china-site-qi2 = Qi 2 Linzi
china-site-qi3 = Qi 3 Jimo
china-site-qi4 = Qi 4 Gaotang
china-site-qi5 = Qi 5 Gaomi

china-site-lu1 = Lu 1 Qufu
china-site-lu2 = Lu 2 Zou
china-site-lu3 = Lu 3 Langye
china-site-lu4 = Lu 4 Tan

china-site-we1 = Wei 1 Anyi
china-site-we2 = Wei 2 Hedong
china-site-we3 = Wei 3 Ye
china-site-we4 = Wei 4 Puyang
china-site-we5 = Wei 5 Daliang
china-site-we6 = Wei 6 Suiyang
china-site-we7 = Wei 7 Xingyang

china-site-ha1 = Han 1 Yiyang
china-site-ha2 = Han 2 Luyang
china-site-ha3 = Han 3 Xinzheng
china-site-ha4 = Han 4 Yangdi
china-site-ha5 = Han 5 Luoyi

china-site-qn1 = Qin 1 Longxi
china-site-qn2 = Qin 2 Beidi
china-site-qn3 = Qin 3 Xianyang
china-site-qn4 = Qin 4 Yong
china-site-qn5 = Qin 5 Hanzhong
china-site-qn6 = Qin 6 Tianshui
china-site-qn7 = Qin 7 Shang

china-site-sh1 = Shu 1 Jiameng
china-site-sh2 = Shu 2 Chengdu
china-site-sh3 = Shu 3 Jianwei
china-site-sh4 = Shu 4 Ba
china-site-sh5 = Shu 5 Langzhong
china-site-sh6 = Shu 6 Linqiong

china-site-ch1 = Chu 1 Wushan
china-site-ch2 = Chu 2 Ying
china-site-ch3 = Chu 3 Changsha
china-site-ch4 = Chu 4 Shouchun
china-site-ch5 = Chu 5 Guangling
china-site-ch6 = Chu 6 Wu
china-site-ch7 = Chu 7 Poyang
china-site-ch8 = Chu 8 Dengcheng

## What happened

china-event-house-placed = { $seat } builds a house on { $site } for { $payment }.
    .you = You build a house on { $site } for { $payment }.
china-event-houses-placed = { $seat } builds { $count } houses in { $state }: { $sites }.
    .you = You build { $count } houses in { $state }: { $sites }.
china-event-emissary-placed = { $seat } sends an emissary to { $state } for { $payment }.
    .you = You send an emissary to { $state } for { $payment }.
china-event-emissaries-placed = { $seat } sends { $count } emissaries to { $state }: { $payments }.
    .you = You send { $count } emissaries to { $state }: { $payments }.
china-event-fortress-placed = { $seat } builds a fortress on { $site } for { $payment }.
    .you = You build a fortress on { $site } for { $payment }.
china-event-state-scored = Houses in { $state }: { $houses }. Points{ $fortified ->
    [0] {""}
    [1] {", doubled by a fortress for"} { $doubled }
   *[other] {", doubled by fortresses for"} { $doubled }
}: { $points }.
china-event-card-swapped = { $seat } swaps a card: { $card } goes to the discards.
    .you = You swap a card: { $card } goes to the discards.
china-event-card-taken = { $seat } takes an open card: { $card }.
    .you = You take an open card: { $card }.
china-event-cards-taken = { $seat } takes open cards: { $cards }.
    .you = You take open cards: { $cards }.
china-event-card-drawn = { $seat } draws a card from the pile.
    .you = You draw a card from the pile.
china-event-cards-drawn = { $seat } draws { $count } cards from the pile.
    .you = You draw { $count } cards from the pile.
china-event-card-seen = { $seat } draws a card from the pile: { $card }.
    .you = You draw a card from the pile: { $card }.
china-event-cards-seen = { $seat } draws cards from the pile: { $cards }.
    .you = You draw cards from the pile: { $cards }.
china-event-row-filled = Turned up: { $places ->
    [none] { $cards }
   *[other] { $places }
}.
china-event-pile-reshuffled = { $count ->
    [one] The pile is used up for the first time: the only discard is the new pile.
   *[other] The pile is used up for the first time: the { $count } discards are shuffled into a new one.
}
china-event-last-round = The pile is used up for the second time: the round is played to its end, and { $seat } plays last.
    .you = The pile is used up for the second time: the round is played to its end, and you play last.
china-event-passed = { $seat } can neither place a marker nor swap a card, and passes.
    .you = You can neither place a marker nor swap a card, and pass.
china-event-nothing-placeable = Nobody can place a marker any more: the game ends.
china-event-final-scoring = Final scoring: houses in states not scored yet, alliances, roads.
china-event-alliance-scored = Alliance { $alliance }, { $one } and { $other }: { $points ->
    [one] 1 emissary = 1 point
   *[other] { $points } emissaries = { $points } points
} { $shared ->
    [1] for { $winners }.
   *[other] each for { $winners }.
}
china-event-road-scored = { $seat }'s road: { $count } houses{ $doubled ->
    [yes] {" × 2 (fortress)"}
   *[no] {""}
} = { $points } points ({ $sites }).
    .you = Your road: { $count } houses{ $doubled ->
        [yes] {" × 2 (fortress)"}
       *[no] {""}
    } = { $points } points ({ $sites }).
china-event-game-ended = { $shared ->
    [1] { $winners } wins with { $points } { $points ->
        [one] point
       *[other] points
    }{ $by_supply ->
        [yes] {", the tie broken by markers left!"}
       *[no] {"!"}
    }
   *[other] { $winners } share the win: { $points } { $points ->
        [one] point
       *[other] points
    } each, and the same number of markers left!
}
    .you = { $shared ->
        [1] You win with { $points } { $points ->
            [one] point
           *[other] points
        }{ $by_supply ->
            [yes] {", the tie broken by markers left!"}
           *[no] {"!"}
        }
       *[other] { $winners } share the win: { $points } { $points ->
            [one] point
           *[other] points
        } each, and the same number of markers left!
    }
china-event-hand-held = { $cards ->
    [none] You hold no cards.
   *[other] Your cards: { $cards }.
}
china-event-supply-held = { $seat } has { $houses ->
    [0] no houses
    [one] 1 house
   *[other] { $houses } houses
}{ $fortresses ->
    [0] {" and"}
   *[other] ,
} { $emissaries ->
    [0] no emissaries
    [one] 1 emissary
   *[other] { $emissaries } emissaries
}{ $fortresses ->
    [0] {" left."}
    [one] {" and 1 fortress left."}
   *[other] {" and"} { $fortresses } fortresses left.
}
    .you = You have { $houses ->
        [0] no houses
        [one] 1 house
       *[other] { $houses } houses
    }{ $fortresses ->
        [0] {" and"}
       *[other] ,
    } { $emissaries ->
        [0] no emissaries
        [one] 1 emissary
       *[other] { $emissaries } emissaries
    }{ $fortresses ->
        [0] {" left."}
        [one] {" and 1 fortress left."}
       *[other] {" and"} { $fortresses } fortresses left.
    }
china-event-pile-left = { $over ->
    [yes] { $count ->
        [0] The pile is used up.
        [one] 1 card was left in the pile.
       *[other] { $count } cards were left in the pile.
    }
   *[no] { $used_up ->
        [0] { $count ->
            [one] 1 card is in the pile; once it is drawn, the discards become a new pile.
           *[other] { $count } cards are in the pile; once they are drawn, the discards become a new pile.
        }
        [1] { $count ->
            [one] 1 card is in the second pile; once it is drawn, the round is played to its end and the game ends.
           *[other] { $count } cards are in the second pile; once they are drawn, the round is played to its end and the game ends.
        }
       *[other] The pile is used up: this is the last round.
    }
}
china-event-row-open = { $cards ->
    [none] No card lies open.
   *[other] Open cards: { $cards }.
}
china-event-discards-open = { $cards ->
    [none] There are no discards.
   *[other] Discards: { $cards }.
}
china-event-taken-held = { $seat } took these openly and still holds them: { $cards }.
    .you = You took these openly and still hold them: { $cards }.

## Where in a turn: short, without a full stop

china-event-marker-of = marker { $number } of { $of }
china-event-card-of = card { $number } of { $of }
china-event-to-come = { $step ->
    [second] perhaps a second marker in the same state
   *[draw] fill your hand up to three cards
}

## What a choice would lead to: short, without a full stop

china-event-would-score = fills { $state }, points: { $points }
china-event-would-lead = { $sort ->
    [houses] houses
   *[emissaries] emissaries
} there then: you { $own }, best other { $other }

## Why something is refused

china-part-card = { $card ->
    [red] { china-card-red }
    [green] { china-card-green }
    [orange] { china-card-orange }
    [yellow] { china-card-yellow }
    [purple] { china-card-purple }
   *[other] { $card }
}
china-part-state = { $state ->
    [zhao] { china-state-zhao }
    [yan] { china-state-yan }
    [qi] { china-state-qi }
    [lu] { china-state-lu }
    [wei] { china-state-wei }
    [han] { china-state-han }
    [qin] { china-state-qin }
    [shu] { china-state-shu }
   *[chu] { china-state-chu }
}

china-illegal-wrong-phase = { $phase ->
    [play] It is time to place a marker or to swap a card; you may pass only if you can do neither.
    [second] You may place a second marker in the same state, or stop.
    [draw] You are drawing cards: take an open one, or draw from the pile.
   *[restock] The turn is over; first the open cards are replaced.
}
china-illegal-unknown-site = There is no site “{ $site }” on this side of the map. Sites are named like we5: Wei 5.
china-illegal-unknown-state = There is no state “{ $state }”. The states are zhao, yan, qi, lu, wei, han, qin, shu and chu.
china-illegal-unknown-payment = “{ $payment }” is not a payment. Name a colour, such as red, or a wild pair, such as pair-red.
china-illegal-one-state-a-turn = Both markers of a turn go to the same state. Place the second one in { china-part-state }, or stop.
china-illegal-no-houses = All your houses are built. Place another kind of marker.
china-illegal-no-emissaries = All your emissaries are placed. Place another kind of marker.
china-illegal-no-fortress = Your fortress is built already, and there is only one. Place another kind of marker.
china-illegal-no-fortress-variant = This table plays without fortresses. Build a house or send an emissary.
china-illegal-site-taken = A house stands on { $site_word } already. Choose a free site.
china-illegal-site-fortified = A fortress stands on { $site_word } already. Choose a bare site.
china-illegal-no-houses-there = { china-part-state } has no houses yet, so it receives no emissaries. Choose another state, or build a house.
china-illegal-court-full = { $most ->
    [one] { china-part-state } can receive only 1 emissary, as nobody has more than 1 house there. Choose another state or marker.
   *[other] { china-part-state } can receive only { $most } emissaries, as nobody has more than { $most } houses there. Choose another state or marker.
}
china-illegal-wrong-colour = A “{ china-part-card }” card does not pay for { china-part-state }. Use a card of the state's colour, or two of one other colour.
china-illegal-pair-of-own-colour = A wild pair must be of a colour other than the state's. In { china-part-state } each “{ china-part-card }” card pays for a marker by itself.
china-illegal-no-such-card = You hold no “{ china-part-card }” card. Use a card from your hand.
china-illegal-no-such-pair = You do not hold two “{ china-part-card }” cards. A wild pair is two cards of one colour.
china-illegal-nothing-to-take = No card is left that you could take, so you cannot swap. Place a marker, or pass if you cannot.
china-illegal-must-act = You may pass only if you can neither place a marker nor swap a card. Place a marker, or swap a card.
china-illegal-not-open = No “{ china-part-card }” card lies open. Take another one, or draw from the pile.
china-illegal-pile-empty = The pile is used up. Take an open card.

## Where points come from

china-score-houses = houses
china-score-alliances = alliances
china-score-roads = roads

# The pieces in the pictures of the rules.
china-legend-house = house
china-legend-emissary = emissary
china-legend-fortress = fortress

# Positions that score, in the pictures of the rules.
china-scored-houses = Lu is full: 4 points for the most houses, one for every house there; 2 for each other, as many as blue has houses
china-scored-alliance = the most emissaries in Qi, as many as any in Lu: all three count
china-scored-line = four houses in a line along roads: 1 point each
china-scored-fortress = a house on a fortress: its owner's 4 points for the houses of Lu become 8

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
china-card-red-means = Pays for a marker in Wei or Shu; two alike pay anywhere else.
china-card-green-means = Pays for a marker in Han or Yan; two alike pay anywhere else.
china-card-orange-means = Pays for a marker in Zhao or Lu; two alike pay anywhere else.
china-card-yellow-means = Pays for a marker in Qi or Qin; two alike pay anywhere else.
china-card-purple-means = Pays for a marker in Chu; two alike pay anywhere else.
china-legend-pile = pile
china-legend-pile-means = Cards left to draw; a red lamp for each time it was used up; the game ends after two.
china-legend-discards = discards
china-legend-discards-means = The newest discard, and how many there are; when the pile is first used up, they become a new one.
china-legend-strip = player card
china-legend-strip-means = Points; walls behind the house: a fortress left; right: houses and emissaries left; emperor's sign: who began.
china-legend-site = site
china-legend-site-means = Room for one house; lines between sites are roads.
china-legend-house-means = Scores when its state is full, and in a line of four or more along roads.
china-legend-seat = dragon seat
china-legend-seat-means = Where a state's emissaries stand.
china-legend-emissary-means = The most in both states of an alliance score it; never more there than one player's houses.
china-legend-seal = seal
china-legend-seal-means = The houses of this state are scored.
china-legend-alliance = alliance
china-legend-alliance-means = Links two states: scored at the end by emissaries.
china-legend-tally = scored alliance
china-legend-tally-means = What it brought, in the colours of those who won it; beads lead to both dragon seats.
china-legend-line = scored road
china-legend-line-means = Houses of one player in a line: 1 point each.
china-legend-fortress-means = Anyone may build on it; a house there doubles its owner's points, once each.

china-rules =
    Nine states, before there is an emperor. Cards of five colours place your markers: red is for Wei and Shu, green Han and Yan, orange Zhao and Lu, yellow Qi and Qin, purple Chu alone. There are 13 red, 12 green, 11 orange, 11 yellow and 10 purple ones; one of each colour stays out with four players, two with three. Everybody has 20 houses, 8 emissaries and three hidden cards; four cards lie open. Three play on side A of the map, five on side B, four choose. The start player is chosen at random.

    ### Your turn: 3-2-1
    Use at most **3** cards for at most **2** markers in **1** state. If nobody had a marker in the state when your turn began, place only one.
    • **Payment**, for each marker: one card of the state's colour, or a **wild pair**: two cards of the same colour, other than the state's.
    • **House**: on any free site, one to a site. It need not touch your others.
    • **Emissary**: to the dragon seat. There may be no more emissaries there, everybody's together, than the leading player has houses in the state. You need no house of your own; a first house may make room for an emissary.
    Then fill your hand up to three cards, one by one, with open ones or from the pile; open ones are replaced afterwards. Instead of all that you may **swap**: discard a card and take one. Markers stay where they are to the end.

    ### Houses
    A state scores at once when its last site gets a house. The most houses: 1 point for every house in the state. Every lower rank: as many points as one player of the rank above has houses. Equal numbers share a rank; none is skipped. With 4, 2, 1 houses: 7, 4, 2 points; with 2, 2, 1: 5, 5, 2. Without a house there you get nothing. Emissaries may still come later.

    ### The end
    When the pile is used up, the discards are shuffled into a new one; the open cards stay. The second time, the round is played to its end, so that everybody has had the same number of turns. If no marker can be placed any more, the game ends at once. Then these score, in this order:
    • **Houses** in all states not scored yet.
    • **Alliances** 1 to 15, the numbers on the borders. If you have the most emissaries in both states, or are tied for the most, you get 1 point for every emissary in both, whoever owns it.
    • **Roads**: at least four of your houses in a line along roads, also across borders, 1 point each. Branches do not count, and no house counts twice.
    Most points win; then the most markers left; then the win is shared.

    ### Fortresses (variant)
    One each, paid for like any marker and counted among the two, on a site with neither house nor fortress. It belongs to nobody and is not a house: anyone may build on it. Your house on a fortress doubles your points for that state's houses, and for the line of houses it is in, once each.

    ### As we read the rulebook
    • Of all the ways to split your houses into lines, the best one counts; a ring is a line, too.
    • A state filled by your first marker is scored before your second.
    • “Used up” is when the last card leaves the pile. After the second time nothing is replaced; take what is left. You pass only if you can neither place nor swap.
    • Everything counts marker by marker, in your order. Having no emissary never counts as having the most.

    None of the texts we have shows the printed board: the sites, roads and most alliance numbers of this map are a reconstruction, as are the state of Yan, the colours of Shu and Yan, and the numbers of cards by colour.
    To type a site, use letters and number, such as we5 for Wei 5: zh Zhao, ya Yan, qi Qi, lu Lu, we Wei, ha Han, qn Qin, sh Shu, ch Chu.

## Why advice is better

china-why-houses = { $place ->
    [none] brings you more for houses
   *[other] brings you more for houses in { $place }
}
    .others = { $place ->
    [none] leaves { $seats } less for houses
   *[other] leaves { $seats } less for houses in { $place }
}
china-why-alliances = brings you more from alliances
    .others = leaves { $seats } less from alliances
china-why-roads = brings you more from lines along the roads
    .others = leaves { $seats } less from lines along the roads
china-why-placed = gets more of your pieces onto the map
    .others = leaves { $seats } fewer pieces on the map
china-why-cards = leaves you more matching cards in hand
    .others = leaves { $seats } fewer matching cards in hand

# Ming Dynasty: everything the game says. Messages named `ming-part-…` are only used by others here.

ming-name = Ming Dynasty
ming-command = ming
ming-description = Princes travel through six provinces and bring courtiers to cities and temples. 2–4 players.
ming-aim = Whoever has the most courtiers in a region gets into its city. Points come from those who stay there, from temples, and from sets of different tiles. Most points win.
ming-cover = A finished game of { ming-name }: six provinces, each with a city amid three regions; in them princes, courtiers and temples. The board is seen from a corner; below it stands the name of the game.

## Verbs and fields

ming-verb-prince = Place prince
ming-verb-prince-description = Put your prince in a region without another prince and take a tile of its province.
ming-verb-neutral = Neutral courtier
ming-verb-neutral-description = Put a neutral courtier in a region; no region takes more than three of them.
ming-verb-place = Place courtier
ming-verb-place-description = Put one of your five courtiers of this round in the area of a province.
ming-verb-take = Take card
ming-verb-take-description = Take the movement card beside an area where you have a courtier. The courtier stays.
ming-verb-dragon = Courtier for dragon
ming-verb-dragon-description = Give up one of your courtiers in an area for good and take a dragon.
ming-verb-refill = Turn up a card
ming-verb-refill-description = The gap beside an area is filled (this happens automatically).
ming-verb-move = Move prince
ming-verb-move-description = Cross a border with a card of its sign or a dragon. More steps may follow, then you deploy.
ming-verb-stay = Stay
ming-verb-stay-with = Stay, discarding
ming-verb-stay-description = Discard any card and leave your prince where he is; then you deploy.
ming-verb-deploy = Deploy
ming-verb-deploy-description = Bring up to three courtiers from the province's area to your prince's region. Ends the action.
ming-verb-pass = Pass
ming-verb-pass-description = Leave this phase for the rest of the round. Cards and courtiers are kept.
ming-verb-recall = Take back
ming-verb-recall-description = Secretly lay return cards: how many of your courtiers go back from the city to their regions.
ming-verb-home = Send home
ming-verb-home-description = Choose a courtier that leaves the city, by the region it came from.
ming-verb-start = Name start player
ming-verb-start-description = Name who begins the next round; it may be you.

ming-field-region = region
ming-field-region-description = Which region of the map.
ming-field-province = province
ming-field-province-description = Which province: its area on the rim of the board.
ming-field-card = card
ming-field-card-description = Which card: horse, rickshaw, junk or dragon.
ming-field-count = number of courtiers
ming-field-count-asked = how many courtiers
ming-field-count-description = How many courtiers.
ming-field-where = place
ming-field-where-description = All in the open part, or one of them into the temple.
ming-field-player = player
ming-field-player-description = Which player, counted from 1.

## Values

ming-province-shaanxi = Shaanxi
ming-province-beizhili = Beizhili
ming-province-sichuan = Sichuan
ming-province-huguang = Huguang
ming-province-nanzhili = Nanzhili
ming-province-guangdong = Guangdong

ming-region-ningxia = Ningxia
ming-region-ningxia-description = Province: { ming-province-shaanxi }
ming-region-lintao = Lintao
ming-region-lintao-description = Province: { ming-province-shaanxi }
ming-region-hanzhong = Hanzhong
ming-region-hanzhong-description = Province: { ming-province-shaanxi }

ming-region-xuanfu = Xuanfu
ming-region-xuanfu-description = Province: { ming-province-beizhili }
ming-region-yongping = Yongping
ming-region-yongping-description = Province: { ming-province-beizhili }
ming-region-daming = Daming
ming-region-daming-description = Province: { ming-province-beizhili }

ming-region-longan = Long'an
ming-region-longan-description = Province: { ming-province-sichuan }
ming-region-jiading = Jiading
ming-region-jiading-description = Province: { ming-province-sichuan }
ming-region-chongqing = Chongqing
ming-region-chongqing-description = Province: { ming-province-sichuan }

ming-region-xiangyang = Xiangyang
ming-region-xiangyang-description = Province: { ming-province-huguang }
ming-region-jingzhou = Jingzhou
ming-region-jingzhou-description = Province: { ming-province-huguang }
ming-region-huangzhou = Huangzhou
ming-region-huangzhou-description = Province: { ming-province-huguang }

ming-region-huaian = Huai'an
ming-region-huaian-description = Province: { ming-province-nanzhili }
ming-region-anqing = Anqing
ming-region-anqing-description = Province: { ming-province-nanzhili }
ming-region-suzhou = Suzhou
ming-region-suzhou-description = Province: { ming-province-nanzhili }

ming-region-shaozhou = Shaozhou
ming-region-shaozhou-description = Province: { ming-province-guangdong }
ming-region-zhaoqing = Zhaoqing
ming-region-zhaoqing-description = Province: { ming-province-guangdong }
ming-region-chaozhou = Chaozhou
ming-region-chaozhou-description = Province: { ming-province-guangdong }

ming-card-horse = horse
ming-card-rickshaw = rickshaw
ming-card-junk = junk
ming-card-dragon = dragon

ming-courtiers-0 = nobody
ming-courtiers-0-alone = nobody
ming-courtiers-1 = 1 courtier
ming-courtiers-2 = 2 courtiers
ming-courtiers-3 = 3 courtiers

ming-where-open = open part
ming-where-temple = one into the temple

ming-recalled-0 = all stay
ming-recalled-1 = 1 goes back
ming-recalled-2 = 2 go back
ming-recalled-3 = 3 go back
ming-recalled-4 = 4 go back
ming-recalled-5 = 5 go back
ming-recalled-6 = 6 go back

## What happened

ming-event-prince-placed = { $seat } puts the prince in { $region } and takes a tile of { $province }.
    .you = You put your prince in { $region } and take a tile of { $province }.
ming-event-neutral-placed = { $seat } puts a neutral courtier in { $region }.
    .you = You put a neutral courtier in { $region }.
ming-event-neutrals-placed = { $seat } places { $count } neutral courtiers: { $regions }.
    .you = You place { $count } neutral courtiers: { $regions }.
ming-event-round-began = Round { $number } of 6 begins with { $start }.
    .you = Round { $number } of 6 begins with you.
ming-event-courtier-placed = { $seat } puts a courtier in the area of { $province }.
    .you = You put a courtier in the area of { $province }.
ming-event-courtiers-placed = { $seat } places { $count } courtiers: { $provinces }.
    .you = You place { $count } courtiers: { $provinces }.
ming-event-card-taken = { $seat } takes the card beside { $province }: { $card }.
    .you = You take the card beside { $province }: { $card }.
ming-event-cards-taken = { $seat } takes { $count } cards: { $cards }.
    .you = You take { $count } cards: { $cards }.
ming-event-card-turned-up = Turned up beside { $province }: { $card }.
ming-event-cards-turned-up = Turned up: { $cards }.
ming-event-deck-reshuffled = { $count ->
    [one] The deck is used up: the only discard is the new deck.
   *[other] The deck is used up: the { $count } discards are shuffled into a new one.
}
ming-event-dragon-taken = { $seat } gives up a courtier in the area of { $province } and takes a dragon.
    .you = You give up a courtier in the area of { $province } and take a dragon.
ming-event-dragons-taken = { $seat } gives up { $count } courtiers and takes a dragon for each: { $provinces }.
    .you = You give up { $count } courtiers and take a dragon for each: { $provinces }.
ming-event-prince-moved = { $seat } goes from { $origin } to { $region } ({ $card }).
    .you = You go from { $origin } to { $region } ({ $card }).
ming-event-prince-travelled = { $seat } travels from { $origin }: { $way }.
    .you = You travel from { $origin }: { $way }.
ming-event-prince-stayed = { $seat } stays in { $region } and discards a card: { $card }.
    .you = You stay in { $region } and discard a card: { $card }.
ming-event-deployed = { $count ->
    [0] { $seat } deploys nobody to { $region }.
    [one] { $seat } deploys 1 courtier to { $region }.
   *[other] { $seat } deploys { $count } courtiers to { $region }.
}
    .you = { $count ->
        [0] You deploy nobody to { $region }.
        [one] You deploy 1 courtier to { $region }.
       *[other] You deploy { $count } courtiers to { $region }.
    }
ming-event-temple-entered = One of { $seat }'s courtiers enters the temple of { $region }{ $ousted ->
    [none] .
   *[other] ; { $ousted }'s is pushed out into the open part.
}
    .you = One of your courtiers enters the temple of { $region }{ $ousted ->
        [none] .
       *[other] ; { $ousted }'s is pushed out into the open part.
    }
    .you-ousted = One of { $seat }'s courtiers enters the temple of { $region }; yours is pushed out into the open part.
ming-event-passed = { $seat } passes.
    .you = You pass.
ming-event-seats-passed = { $seats } pass.
    .you = { $seats } pass.
ming-event-province-scoring = — { $province } —
ming-event-region-counted = { $region }: { $neutral ->
    [0] { $courtiers }
   *[other] { $courtiers_seats ->
        [0] { $neutral } neutral
       *[other] { $courtiers }, { $neutral } neutral
    }
}. Into the city: { $neutral_entered ->
    [0] { $entered }
   *[other] { $entered_seats ->
        [0] { $neutral_entered } neutral
       *[other] { $entered }, { $neutral_entered } neutral
    }
}.
ming-event-tiles-gained = Tiles of { $province }: { $tally }{ $missing ->
    [0] .
    [one] ; none is left for 1 courtier.
   *[other] ; none are left for { $missing } courtiers.
}
ming-event-set-handed-in = { $seat } hands in all six kinds of tiles: +{ $points }.
    .you = You hand in all six kinds of tiles: +{ $points }.
ming-event-recall-laid = { $seat } has laid return cards for { $province }.
    .you = You have laid return cards for { $province }.
ming-event-recalls-laid = { $seats } have laid return cards for { $province }.
    .you = { $seats } have laid return cards for { $province }.
ming-event-recall-noted = { $count ->
    [0] All your courtiers stay.
    [one] You take back 1 courtier.
   *[other] You take back { $count } courtiers.
}
ming-event-recall-shown = { $count ->
    [0] All of { $seat }'s courtiers stay.
    [one] { $seat } takes back 1 courtier.
   *[other] { $seat } takes back { $count } courtiers.
}
    .you = { $count ->
        [0] You take back nobody.
        [one] You take back 1 courtier.
       *[other] You take back { $count } courtiers.
    }
ming-event-recalls-shown = Courtiers taken back: { $recalls }.
ming-event-came-home = { $count ->
    [one] 1 of { $seat }'s courtiers goes back to { $region }.
   *[other] { $count } of { $seat }'s courtiers go back to { $region }.
}
    .you = { $count ->
        [one] 1 of your courtiers goes back to { $region }.
       *[other] { $count } of your courtiers go back to { $region }.
    }
ming-event-came-home-to = { $count } of { $seat }'s courtiers go back: { $regions }.
    .you = { $count } of your courtiers go back: { $regions }.
ming-event-neutral-came-home = { $count ->
    [one] 1 neutral courtier goes back to { $region }.
   *[other] { $count } neutral courtiers go back to { $region }.
}
ming-event-neutral-came-home-to = { $count } neutral courtiers go back: { $regions }.
ming-event-city-scored = Staying in the city of { $province }: { $neutral ->
    [0] { $stayed }
   *[other] { $stayed_seats ->
        [0] { $neutral } neutral
       *[other] { $stayed }, { $neutral } neutral
    }
}. Points: { $points_seats ->
    [0] none
   *[other] { $points }
}; { $bonus ->
    [0] the most: neutral, so no bonus.
    [4] { $tied ->
        [1] the most: { $winners } +4.
       *[other] tied for the most, but { $winners } alone has the most in more parts of the city: +4.
    }
   *[other] tied for the most: { $winners } +{ $bonus } each.
}
ming-event-temples-scored = Temples: { $monks }. Points: { $points }.
ming-event-start-named = { $seat } names the start player of the next round: { $start }.
    .you = You name the start player of the next round: { $start }.
ming-event-final-scoring = Final scoring: province tiles.
ming-event-tiles-scored = { $seat }: { $sets ->
    [0] { $others ->
        [one] 1 tile
       *[other] { $others } tiles
    }
    [one] 1 set of five × 10 + { $others }
   *[other] { $sets } sets of five × 10 + { $others }
} = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
ming-event-game-ended = { $shared ->
    [1] { $winners } wins with { $points } points!
   *[other] { $winners } share the win with { $points } points each!
}
    .you = { $shared ->
        [1] You win with { $points } points!
       *[other] { $winners } share the win with { $points } points each!
    }
ming-event-hand-held = { $cards ->
    [none] { $seat }'s cards: none.
   *[other] { $seat }'s cards: { $cards }.
}
    .you = { $cards ->
        [none] Your cards: none.
       *[other] Your cards: { $cards }.
    }
ming-event-supply-held = { $count ->
    [0] All of { $seat }'s courtiers have been placed.
    [one] { $seat } has 1 courtier not yet on the board.
   *[other] { $seat } has { $count } courtiers not yet on the board.
}
    .you = { $count ->
        [0] All your courtiers have been placed.
        [one] You have 1 courtier not yet on the board.
       *[other] You have { $count } courtiers not yet on the board.
    }
ming-event-tiles-held = { $tiles ->
    [none] { $seat }'s tiles: none.
   *[other] { $seat }'s tiles: { $tiles }.
}
    .you = { $tiles ->
        [none] Your tiles: none.
       *[other] Your tiles: { $tiles }.
    }
ming-event-deck-left = Deck { $deck }, discards { $discards }, dragons { $dragons }.
ming-event-cards-left = { $deck ->
    [none] The deck is used up.
   *[other] In the deck: { $deck }.
}{ $discards ->
    [none] {""}
   *[other] {" In the discards:"} { $discards }.
}
ming-event-recall-stands = In the city of { $province }: { $neutral ->
    [0] { $tally }
   *[other] { $tally }, { $neutral } neutral
}. { $each ->
    [0] Those that stay bring nothing by themselves
   *[other] Each that stays brings { $each } points
}; having the most there brings 4 more. Then they leave the game.
ming-event-home-stands = { $whose ->
    [neutral] Neutral courtiers still to go back from the city of { $province }: { $count }. You choose which.
   *[own] Your courtiers still to go back from the city of { $province }: { $count }. You choose which.
}

## What is asked, and where in a turn: the place is short, without a full stop

ming-event-start-asked = Who starts round { $number }? You name the player.
ming-event-courtier-of = courtier { $number } of { $of }
ming-event-card-of = card { $number } of { $of }
ming-event-to-come = { $step ->
    [place] place five courtiers
    [cards] take cards until all have five
    [act] move and deploy
   *[deploy] perhaps deploy up to three courtiers
}

## What a choice would lead to: short, without a full stop

ming-event-would-cost = { $left ->
    [0] no cards left
    [one] 1 card left
   *[other] { $left } cards left
}, { $place ->
    [prince] only to pass through: another prince stands there
    [temple] nobody to deploy: your courtier is in the temple
   *[free] { $courtiers ->
        [0] none of your courtiers in its area
       *[other] up to { $courtiers } to deploy there
    }
}
ming-event-would-count = open part then: you { $own }, best other { $other }
ming-event-would-take = { $card }
ming-event-would-stay = { $count ->
    [0] nobody stays, 0 points
    [one] 1 stays, { $points } points without the bonus
   *[other] { $count } stay, { $points } points without the bonus
}
ming-event-would-leave = { $whose ->
    [neutral] now in this part of the city: neutral { $there }, a player at most { $other }
   *[own] now in this part of the city: you { $there }, best other { $other }
}

## Why something is refused

ming-part-province = { $province ->
    [shaanxi] { ming-province-shaanxi }
    [beizhili] { ming-province-beizhili }
    [sichuan] { ming-province-sichuan }
    [huguang] { ming-province-huguang }
    [nanzhili] { ming-province-nanzhili }
    [guangdong] { ming-province-guangdong }
   *[other] { $province }
}
ming-part-region = { $region ->
    [ningxia] { ming-region-ningxia }
    [lintao] { ming-region-lintao }
    [hanzhong] { ming-region-hanzhong }
    [xuanfu] { ming-region-xuanfu }
    [yongping] { ming-region-yongping }
    [daming] { ming-region-daming }
    [longan] { ming-region-longan }
    [jiading] { ming-region-jiading }
    [chongqing] { ming-region-chongqing }
    [xiangyang] { ming-region-xiangyang }
    [jingzhou] { ming-region-jingzhou }
    [huangzhou] { ming-region-huangzhou }
    [huaian] { ming-region-huaian }
    [anqing] { ming-region-anqing }
    [suzhou] { ming-region-suzhou }
    [shaozhou] { ming-region-shaozhou }
    [zhaoqing] { ming-region-zhaoqing }
    [chaozhou] { ming-region-chaozhou }
   *[other] { $region }
}
ming-part-card = { $card ->
    [horse] { ming-card-horse }
    [rickshaw] { ming-card-rickshaw }
    [junk] { ming-card-junk }
   *[dragon] { ming-card-dragon }
}
ming-part-transport = { $transport ->
    [horse] { ming-card-horse }
    [rickshaw] { ming-card-rickshaw }
   *[junk] { ming-card-junk }
}

ming-illegal-wrong-phase = { $phase ->
    [prince] The princes are being placed: put yours in a region.
    [neutral] Neutral courtiers are being placed: put one in a region.
    [place] Courtiers are being placed: put one in the area of a province.
    [cards] Cards are being taken: take one beside an area, or a dragon for a courtier.
    [refill] First the gap beside an area is filled.
    [act] It is time to move your prince, to stay, or to pass.
    [moving] Your prince is on his way: move him on, or deploy.
    [deploy] Now deploy up to three courtiers, or nobody.
    [recall] A city is being scored: say how many of your courtiers you take back.
    [home] Courtiers go back: choose the region that the next one came from.
   *[start] Name the player who begins the next round.
}
ming-illegal-already-laid = You have laid your return cards for this city. The others are still to lay theirs.
ming-illegal-unknown-region = There is no region “{ $region }”. Write it in one word, such as ningxia or longan.
ming-illegal-unknown-province = There is no province “{ $province }”. The provinces are shaanxi, beizhili, sichuan, huguang, nanzhili and guangdong.
ming-illegal-unknown-card = There is no card “{ $card }”. The cards are horse, rickshaw, junk and dragon.
ming-illegal-unknown-where = Courtiers cannot go to “{ $where }”. Write open, or temple for one of them to enter it.
ming-illegal-prince-in-region = There is another prince in { ming-part-region }. Choose a region without one.
ming-illegal-neutral-full = { $most } neutral courtiers already stand in { ming-part-region }, and no more may. Choose another region.
ming-illegal-no-courtier-in-area = You have no courtier in the area of { ming-part-province }. Choose an area where you have one.
ming-illegal-no-dragons = There are no dragons left. Take a movement card.
ming-illegal-already-there = Your prince stands in { ming-part-region } already. To act there, stay: discard any card.
ming-illegal-no-border = Your prince's region does not touch { ming-part-region }. Go to a region beside it.
ming-illegal-card-not-in-hand = You hold no { ming-part-card }. Use a card from your hand.
ming-illegal-wrong-transport = A { ming-part-card } does not take you to { ming-part-region }. That border needs a { ming-part-transport } or a dragon.
ming-illegal-dead-end = Another prince stands in { ming-part-region }, and with the cards you would have left you cannot get from there to a region without a prince. Go another way.
ming-illegal-must-move-on = Another prince stands in { ming-part-region }, so you cannot end there. Move on.
ming-illegal-nobody-to-deploy = You have no courtier in the area of { ming-part-province } to deploy. Deploy nobody.
ming-illegal-courtiers-out-of-range = You cannot deploy { $count }. From the area of { ming-part-province } you can deploy 0 to { $most }.
ming-illegal-own-monk = Your courtier is in the temple of { ming-part-region }, so nobody else can be deployed there. Deploy nobody.
ming-illegal-nobody-for-temple = Only a courtier deployed now can enter the temple of { ming-part-region }. Deploy at least one, or choose the open part.
ming-illegal-recall-out-of-range = You cannot take back { $count }. Take back 0 to { $most }.
ming-illegal-not-in-houses = None of the courtiers to go back came from { ming-part-region }. Choose a region that one of them came from.
ming-illegal-unknown-player = There is no player { $player }. Name one from 1 to { $most }.

## Where points come from

ming-score-cities = staying in cities
ming-score-majorities = the most in cities
ming-score-temples = temples
ming-score-sets = sets of six
ming-score-fives = sets of five
ming-score-tiles = other tiles

# The pieces in the pictures of the rules.
ming-legend-courtier = courtier
ming-legend-prince = prince
ming-legend-temple = temple
ming-legend-tile = tile of a province
ming-legend-monk = courtier in a temple
ming-legend-neutral = neutral courtier

# Positions that score, in the pictures of the rules.
ming-scored-city = after round 2, 4 points for each that stays in the city and 4 more for the most: 3 × 4 + 4 = 16 and 2 × 4 = 8
ming-scored-most = after round 6 only the most score; of two tied, blue has more in two parts of the city, yellow in one: 4 points
ming-scored-set = all six kinds of tiles after round 2: 28 points (after round 4: 24, after round 6: 20)
ming-scored-temple = a courtier in a temple: 4 points at every scoring
ming-scored-tiles = at the end: five different tiles, 10 points; two others, 1 point each = 2
ming-scored-neutral = after round 2 blue's courtier brings 4 points; the neutral ones have the most, so nobody gets 4 more

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
ming-legend-courtier-means = A number says how many; the most in the open part of a region get into its city.
ming-legend-prince-means = Where he stands, courtiers of that province can be deployed.
ming-legend-strip = player card
ming-legend-strip-means = Points; 首 began; courtiers to place now (arrow) and later (bag); cards, tiles; – passed, ✓ laid.
ming-card-horse-means = Takes a prince over a border with this sign.
ming-card-rickshaw-means = Takes a prince over a border with this sign.
ming-card-junk-means = Takes a prince over a border with this sign.
ming-card-dragon-means = Takes a prince over any border; taking one costs a courtier.
ming-legend-pile = piles
ming-legend-pile-means = Deck, discards and dragons, each with its number of cards.
ming-legend-round = round
ming-legend-round-means = The round being played; scoring comes after 2, 4 and 6.
ming-legend-temple-means = A courtier in it brings 4 points at every scoring; somebody else can push it out.
ming-legend-cost = cost of a move
ming-legend-cost-means = How many cards your prince needs to get there; signs: a card that would do.
ming-legend-monk-means = Brings its owner 4 points at every scoring, and stays.
ming-legend-tile-means = All six kinds are handed in for 28, 24 or 20 points; numbers show how many each player has.
ming-legend-house = house of a city
ming-legend-house-means = Stands for a courtier who got into the city, in its owner's colour; each region has room for three.
ming-legend-scored = red outline
ming-legend-scored-means = The province that is being scored now.
ming-legend-neutral-means = Counts like a player's, but gets no points and no tiles.

ming-rules =
    Six provinces, each with three regions round a city. Courtiers wait in the province's area on the rim of the board, your prince brings them into the regions, and whoever has the most there gets into the city. Everybody has 30 courtiers and begins with a dragon card. To begin, everybody in turn puts their prince in a region without one and takes a tile of that province. The start player is chosen at random.

    ### The six rounds
    • **Place**: in turn everybody puts courtiers, five in all, into any areas.
    • **Take cards**, in turn, until all have five: a movement card beside an area where you have a courtier, who stays; or one of the 18 dragons, for which one of your courtiers leaves any area and the game. A card taken is replaced at once; when the deck is used up, the discards are shuffled into a new one.
    • **Move and deploy**: in turn until all have passed, move, stay or pass.

    ### Move, stay or pass
    • **Move** one or more steps. Each costs a card with the sign of the border (horse, rickshaw, junk) or a dragon, which is wild. You may go through regions with other princes but not end there.
    • **Stay**: discard any card.
    • **Pass**: you are out for this round. Without cards, you pass automatically.
    After moving or staying, deploy up to three courtiers from the area of this province into your prince's region. One of them may enter its temple and push another player's courtier out into the open part. While yours is in the temple, you can deploy nobody else there.
    Cards and courtiers not used are kept.

    ### Scoring, after rounds 2, 4 and 6
    Province by province, compare the open part of each region:
    • The most: two courtiers go into the city (or the only one). Second: one.
    • Tied for second: none of theirs. Tied for the most: one each, and nobody else's; but nobody at all if four players all tie.
    Each brings its owner a tile of the province. All six kinds of tiles are handed in at once for 28, 24 or 20 points, after round 2, 4 or 6.
    Then everybody in the city secretly lays return cards: their sum says how many go back to the regions they came from. Each that stays brings 4, 3 or 0 points, and having the most there 4 more. A tie goes to the player who alone has the most in more of the city's three parts; otherwise the 4 are split, rounded down. All that stayed leave the game.
    Last, every courtier in a temple brings 4 and stays.

    ### The end
    After round 6, every set of five different tiles brings 10 points, each other tile 1. Most points win.
    The next player to the left begins each new round. With four players, the one with the second fewest points names who begins round 5, the one with the fewest who begins round 6; ties go to whoever has the most in temples, then to the first of them clockwise from the start player.

    ### Two players
    Before rounds 1, 3 and 5 each player puts three neutral courtiers into regions, never more than three in one. The neutral colour counts like a player but gets nothing. If it alone has the most in a city once you have both taken yours back, the start player sends back all but those it needs to keep the most, and nobody gets the 4; otherwise all of its courtiers go back.

    ### As we read the rulebook
    • Return cards are 0, 1, 2 and 3, so you may take back any number. You choose which.
    • Hands are open: all cards are taken and played openly.
    • Neutral courtiers are placed before round 1, too. Equal points share the win.
    • A prince may return to where he began, in two steps or more. Courtiers of one deployment arrive together; a dragon discarded for staying goes back to the dragons.

    None of the texts we have shows the printed board: the map with its names, borders and signs is a reconstruction, and so is the split of the cards, 18 of each sign.

## Why advice is better

ming-why-cities = { $place ->
    [none] brings you more in the cities
   *[other] brings you more in the city of { $place }
}
    .others = { $place ->
    [none] leaves { $seats } less in the cities
   *[other] leaves { $seats } less in the city of { $place }
}
ming-why-temples = { $place ->
    [none] brings you more from temples
   *[other] brings you more from temples in { $place }
}
    .others = { $place ->
    [none] leaves { $seats } less from temples
   *[other] leaves { $seats } less from temples in { $place }
}
ming-why-tiles = brings you more from sets of tiles
    .others = leaves { $seats } less from sets of tiles
ming-why-waiting = { $place ->
    [none] gives your courtiers waiting in the areas better prospects
   *[other] gives your courtiers waiting in the area of { $place } better prospects
}
    .others = { $place ->
    [none] leaves { $seats } worse prospects for courtiers waiting in the areas
   *[other] leaves { $seats } worse prospects for courtiers waiting in the area of { $place }
}
ming-why-cards = leaves you better cards to move with
    .others = leaves { $seats } worse cards to move with

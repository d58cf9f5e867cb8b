# Tigris & Euphrates: everything the game says. Messages named `tigris-part-…` are only used by others here.

tigris-name = Tigris & Euphrates
tigris-command = tigris
tigris-description = Build kingdoms between two rivers and neglect no colour: your weakest one counts. 2–4 players.
tigris-aim = Your leaders win points in four colours, for tiles laid in their kingdoms and in conflicts. Whoever has the most in their weakest colour wins.
tigris-cover = A finished game of { tigris-name }: tiles of four colours and round leaders along two rivers, one monument among them. The board is seen from a corner; below it stands the name of the game.

## Verbs and fields

tigris-verb-place = Place tile
tigris-verb-place-description = Lay a tile from your hand: farms on the river, all others on land.
tigris-verb-position = Place or move leader
tigris-verb-position-description = Put a leader, from your stock or elsewhere on the board, on empty land beside a temple.
tigris-verb-withdraw = Take leader back
tigris-verb-withdraw-description = Take one of your leaders off the board, back into your stock.
tigris-verb-catastrophe = Catastrophe
tigris-verb-catastrophe-description = Destroy a tile or block an empty cell for the rest of the game.
tigris-verb-swap = Swap tile
tigris-verb-swap-description = Put a tile aside, up to six in all; then draw as many new ones.
tigris-verb-exchange = Draw new tiles
tigris-verb-exchange-description = Discard the tiles you put aside and draw as many new ones.
tigris-verb-end = No more actions
tigris-verb-end-description = End your turn without using the actions you have left.
tigris-verb-war = Fight next
tigris-verb-war-description = Choose which of several wars is fought next.
tigris-verb-support = Support
tigris-verb-support-description = Add tiles from your hand to your side of the conflict, or none.
tigris-verb-build = Build monument
tigris-verb-build-description = Turn the four tiles face down and build a monument on them.
tigris-verb-decline = No monument
tigris-verb-decline-description = Build no monument now.
tigris-verb-keep = Leave treasure
tigris-verb-keep-description = Choose the treasure that stays in the kingdom; you take all others.
tigris-verb-refill = Refill
tigris-verb-refill-description = Everybody draws up to six tiles (this happens automatically).

tigris-field-tile = tile
tigris-field-tile-description = Which tile from your hand.
tigris-field-leader = leader
tigris-field-leader-description = Which leader: priest, farmer, trader or king.
tigris-field-cell = cell
tigris-field-cell-description = Where: column and row, such as C4. Of four cells, the upper left one.
tigris-field-count = number of tiles
tigris-field-count-asked = how many tiles
tigris-field-count-description = How many tiles from your hand you add; 0 adds nothing.
tigris-field-monument = monument
tigris-field-monument-description = Which monument, by its two colours.

## Values

tigris-tile-temple = temple
tigris-tile-farm = farm
tigris-tile-market = market
tigris-tile-settlement = settlement

tigris-leader-priest = priest
tigris-leader-farmer = farmer
tigris-leader-trader = trader
tigris-leader-king = king

tigris-colour-red = red
    .twice = two red
tigris-colour-blue = blue
    .twice = two blue
tigris-colour-green = green
    .twice = two green
tigris-colour-black = black
    .twice = two black

tigris-monument-red-blue = red-blue
tigris-monument-red-green = red-green
tigris-monument-red-black = red-black
tigris-monument-blue-green = blue-green
tigris-monument-blue-black = blue-black
tigris-monument-green-black = green-black

tigris-support-0 = add nothing
tigris-support-1 = add 1
tigris-support-2 = add 2
tigris-support-3 = add 3
tigris-support-4 = add 4
tigris-support-5 = add 5
tigris-support-6 = add 6

tigris-dynasty-archer = archer
tigris-dynasty-bull = bull
tigris-dynasty-pot = pot
tigris-dynasty-lion = lion

tigris-layer-kingdoms = Kingdoms

## What happened

tigris-part-colours = { $red } red · { $blue } blue · { $green } green · { $black } black

tigris-event-tile-placed = { $seat } lays a { $tile } on { $cell }.
    .you = You lay a { $tile } on { $cell }.
tigris-event-tiles-placed = { $seat } lays { $count } tiles: { $tiles }.
    .you = You lay { $count } tiles: { $tiles }.
tigris-event-tile-scored = +1 { $colour } for { $seat } ({ $leader }).
    .you = +1 { $colour } for you ({ $leader }).
tigris-event-tiles-scored = +{ $count } for { $seat }: { $scored }.
    .you = +{ $count } for you: { $scored }.
tigris-event-kingdoms-joined = { $cell } joins two kingdoms in peace: no points.
tigris-event-leader-placed = { $seat } puts the { $leader } on { $cell }.
    .you = You put your { $leader } on { $cell }.
tigris-event-leader-moved = { $seat } moves the { $leader } from { $origin } to { $cell }.
    .you = You move your { $leader } from { $origin } to { $cell }.
tigris-event-leader-withdrawn = { $seat } takes the { $leader } back from { $cell }.
    .you = You take your { $leader } back from { $cell }.
tigris-event-leader-stranded = No temple beside { $cell } any more: { $seat }'s { $leader } goes home.
    .you = No temple beside { $cell } any more: your { $leader } goes home.
tigris-event-catastrophe-struck = { $tile ->
    [none] { $seat } puts a catastrophe on { $cell }.
   *[other] { $seat } puts a catastrophe on { $cell }: the { $tile } is lost.
}
    .you = { $tile ->
        [none] You put a catastrophe on { $cell }.
       *[other] You put a catastrophe on { $cell }: the { $tile } is lost.
    }
tigris-event-swap-chosen = You put aside: { $tile }.
tigris-event-tiles-set-aside = You put aside: { $tiles }.
tigris-event-tiles-swapped = { $count ->
    [one] { $seat } swaps 1 tile.
   *[other] { $seat } swaps { $count } tiles.
}
    .you = { $count ->
        [one] You swap 1 tile.
       *[other] You swap { $count } tiles.
    }
tigris-event-tiles-drawn = { $tiles ->
    [none] You draw nothing.
   *[other] You draw: { $tiles }.
}
tigris-event-bag-short = There are too few tiles in the bag: this is the last turn.
tigris-event-turn-ended = { $seat } takes no more actions.
    .you = You take no more actions.
tigris-event-revolt-began = Revolt of the { $leader }s: { $attacker } attacks { $defender }, { $attack } : { $defence } in temples beside the leaders.
    .you = Revolt of the { $leader }s: you attack { $defender }, { $attack } : { $defence } in temples beside the leaders.
    .you-defender = Revolt of the { $leader }s: { $attacker } attacks you, { $attack } : { $defence } in temples beside the leaders.
tigris-event-wars-began = { $cell } joins two kingdoms: war! On both sides: { $leaders }.
tigris-event-war-began = War of the { $leader }s: { $attacker } attacks { $defender }, { $attack } : { $defence } on the board. At stake: { $attackers } { $colour } for { $attacker }, { $defenders } { $colour } for { $defender }.
    .you = War of the { $leader }s: you attack { $defender }, { $attack } : { $defence } on the board. At stake: { $attackers } { $colour } for you, { $defenders } { $colour } for { $defender }.
    .you-defender = War of the { $leader }s: { $attacker } attacks you, { $attack } : { $defence } on the board. At stake: { $attackers } { $colour } for { $attacker }, { $defenders } { $colour } for you.
tigris-event-war-avoided = The { $leader }s are separated: they do not fight.
tigris-event-supported = { $count ->
    [0] { $seat } adds nothing: still { $total }.
    [one] { $seat } adds 1 { $tile }: now { $total }.
   *[other] { $seat } adds { $count } { $tile }s: now { $total }.
}
    .you = { $count ->
        [0] You add nothing: still { $total }.
        [one] You add 1 { $tile }: now { $total }.
       *[other] You add { $count } { $tile }s: now { $total }.
    }
tigris-event-defender-won-tie = A tie goes to the defender.
tigris-event-revolt-ended = Revolt of the { $leader }s: { $winner } beats { $loser } { $won } : { $lost }, +1 red. { $loser }'s { $leader } goes home.
    .you = Revolt of the { $leader }s: you beat { $loser } { $won } : { $lost }, +1 red. { $loser }'s { $leader } goes home.
    .you-loser = Revolt of the { $leader }s: { $winner } beats you { $won } : { $lost }, +1 red. Your { $leader } goes home.
tigris-event-war-ended = War of the { $leader }s: { $winner } beats { $loser } { $won } : { $lost }. { $points ->
    [1] Leader = +1 { $colour }; no tile leaves the board.
   *[other] Leader + { $removed } = +{ $points } { $colour }.
}
    .you = War of the { $leader }s: you beat { $loser } { $won } : { $lost }. { $points ->
        [1] Leader = +1 { $colour }; no tile leaves the board.
       *[other] Leader + { $removed } = +{ $points } { $colour }.
    }
    .you-loser = War of the { $leader }s: { $winner } beats you { $won } : { $lost }. { $points ->
        [1] Leader = +1 { $colour }; no tile leaves the board.
       *[other] Leader + { $removed } = +{ $points } { $colour }.
    }
tigris-event-monument-built = { $seat } builds the { $monument } monument, its upper left corner on { $cell }.
    .you = You build the { $monument } monument, its upper left corner on { $cell }.
tigris-event-monument-declined = { $seat } builds no monument.
    .you = You build no monument.
tigris-event-treasures-taken = { $count ->
    [one] { $seat } takes 1 treasure from { $cells }; the one on { $cell } stays.
   *[other] { $seat } takes { $count } treasures from { $cells }; the one on { $cell } stays.
}
    .you = { $count ->
        [one] You take 1 treasure from { $cells }; the one on { $cell } stays.
       *[other] You take { $count } treasures from { $cells }; the one on { $cell } stays.
    }
tigris-event-monument-paid = +1 { $colour } for { $seat } ({ $monument } monument).
    .you = +1 { $colour } for you ({ $monument } monument).
tigris-event-monuments-paid = +{ $count } for { $seat } from monuments: { $paid }.
    .you = +{ $count } for you from monuments: { $paid }.
tigris-event-game-ends = { $cause ->
    [treasures] The game ends: at most two treasures are left on the board.
   *[bag] The game ends: there were too few tiles in the bag.
}
tigris-event-final-score = { $seat }: { tigris-part-colours }{ $treasures ->
    [0] {""}
    [one] {""} (1 is a treasure)
   *[other] {""} ({ $treasures } are treasures)
}
tigris-event-game-ended = { $shared ->
    [1] { $winners } wins with { $points } in the weakest colour!
   *[other] { $winners } share the win with { $points } in the weakest colour, and equal in all others!
}
    .you = { $shared ->
        [1] You win with { $points } in the weakest colour!
       *[other] { $winners } share the win with { $points } in the weakest colour, and equal in all others!
    }
tigris-event-hand-held = { $tiles ->
    [none] You hold no tiles.
   *[other] Your tiles: { $tiles }.
}
tigris-event-points-held = Your points: { tigris-part-colours }{ $treasures ->
    [0] {"."}
    [one] {""} · 1 treasure for any colour.
   *[other] {""} · { $treasures } treasures for any colours.
}
tigris-event-stock-held = { $seat }: { $leaders ->
    [none] all leaders on the board
   *[other] { $leaders } in stock
}, { $catastrophes ->
    [0] no catastrophe left.
    [one] 1 catastrophe left.
   *[other] { $catastrophes } catastrophes left.
}
tigris-event-tiles-left = { $count ->
    [0] The bag is empty.
    [one] 1 tile is in the bag.
   *[other] { $count } tiles are in the bag.
}
tigris-event-hands-held = Tiles in hand: { $tally }.
tigris-event-treasures-left = { $count ->
    [one] 1 treasure is on the board.
   *[other] { $count } treasures are on the board{ $over ->
        [yes] .
       *[no] ; with two or fewer the game ends.
    }
}
tigris-event-monuments-left = { $monuments ->
    [none] All monuments are built.
   *[other] Monuments not built yet: { $monuments }.
}
tigris-event-conflict-stands = { $sort ->
    [revolt] Revolt
   *[war] War
} of the { $leader }s: { $attacker } attacks { $defender }, now { $attack } : { $defence }. Each side may add { $tile }s once; the defender wins a tie.
    .you = { $sort ->
        [revolt] Revolt
       *[war] War
    } of the { $leader }s: you attack { $defender }, now { $attack } : { $defence }. Each side may add { $tile }s once; the defender wins a tie.
    .you-defender = { $sort ->
        [revolt] Revolt
       *[war] War
    } of the { $leader }s: { $attacker } attacks you, now { $attack } : { $defence }. Each side may add { $tile }s once; the defender wins a tie.

## What is asked, and where in a turn: the place is short, without a full stop

tigris-event-support-asked = { $role ->
    [defender] { $attacker } attacks your { $leader } with { $attack }. You have { $defence } on the board and win ties; you may add { $tile }s once.
   *[attacker] Your { $leader } attacks { $defender }, { $attack } : { $defence } on the board. You may add { $tile }s once; { $defender } wins a tie.
}
    .you = Your { $leader } attacks { $defender }, { $attack } : { $defence } on the board. You may add { $tile }s once; { $defender } wins a tie.
    .you-defender = { $attacker } attacks your { $leader } with { $attack }. You have { $defence } on the board and win ties; you may add { $tile }s once.
tigris-event-treasure-asked = During { $seat }'s turn treasures go to your trader. Choose which one stays.
    .you = In your turn treasures go to your trader. Choose which one stays.
tigris-event-action-of = action { $number } of { $of }
tigris-event-to-come = { $step ->
    [action] one more action
   *[refill] all hands are filled up to six tiles
}

## What a choice would lead to: short, without a full stop

tigris-event-would-score = +1 { $colour } for { $seat }
    .you = +1 { $colour } for you
tigris-event-would-join = joins two kingdoms, no points
tigris-event-would-complete = completes a square: a monument can be built
tigris-event-would-win-treasures = { $count ->
    [one] 1 treasure for { $seat }
   *[other] { $count } treasures for { $seat }
}
    .you = { $count ->
        [one] 1 treasure for you
       *[other] { $count } treasures for you
    }
tigris-event-would-take = you take: { $cells }
tigris-event-would-destroy = destroys a { $tile }
tigris-event-would-strand = { $seat }'s { $leader } goes home
    .you = your { $leader } goes home
tigris-event-would-pay = { $paid ->
    [none] pays nobody yet
   *[other] +1 each turn: { $paid }
}
tigris-event-would-fight = { $sort ->
    [revolt] revolt
   *[war] war
}: { $leader }, { $attacker } { $attack } : { $defence } { $defender }
    .you = { $sort ->
        [revolt] revolt
       *[war] war
    }: { $leader }, you { $attack } : { $defence } { $defender }
    .you-defender = { $sort ->
        [revolt] revolt
       *[war] war
    }: { $leader }, { $attacker } { $attack } : { $defence } you
tigris-event-would-stand = { $own } : { $other }, { $outcome ->
    [wins] you win
    [loses] you lose
    [leads] you lead so far
    [level] level, and a tie loses
   *[trails] you trail
}
tigris-event-of-kingdom = Kingdom: { $own ->
    [none] { $others }
   *[other] your { $own }{ $others ->
        [none] {""}
       *[other] , { $others }
    }
}
tigris-event-between-kingdoms = Between kingdoms
tigris-event-leaderless = By tiles without a leader
tigris-event-empty = { $land ->
    [yes] Empty land
   *[no] Empty river
}

## Why something is refused

tigris-part-tile = { $tile ->
    [temple] { tigris-tile-temple }
    [farm] { tigris-tile-farm }
    [market] { tigris-tile-market }
   *[settlement] { tigris-tile-settlement }
}
tigris-part-leader = { $leader ->
    [priest] { tigris-leader-priest }
    [farmer] { tigris-leader-farmer }
    [trader] { tigris-leader-trader }
   *[king] { tigris-leader-king }
}
tigris-part-colour = { $colour ->
    [red] { tigris-colour-red }
    [blue] { tigris-colour-blue }
    [green] { tigris-colour-green }
   *[black] { tigris-colour-black }
}
tigris-part-monument = { $monument ->
    [red-blue] { tigris-monument-red-blue }
    [red-green] { tigris-monument-red-green }
    [red-black] { tigris-monument-red-black }
    [blue-green] { tigris-monument-blue-green }
    [blue-black] { tigris-monument-blue-black }
   *[green-black] { tigris-monument-green-black }
}

tigris-illegal-wrong-phase = { $phase ->
    [act] Choose an action: lay a tile; place, move or take back a leader; use a catastrophe; swap tiles; or take no more actions.
    [swap] You are swapping tiles: put more aside, or draw new ones.
    [war] Several wars are waiting: choose which leaders fight next.
    [attack] There is a conflict: the attacker must first say how many tiles they add.
    [defence] There is a conflict: the defender must first say how many tiles they add.
    [build] You may build a monument now: build it, or decline.
    [keep] First choose the treasure that stays in the kingdom.
   *[refill] The turn is over; all hands are refilled first.
}
tigris-illegal-unknown-tile = There is no tile “{ $tile }”. The tiles are temple, farm, market and settlement.
tigris-illegal-unknown-leader = There is no leader “{ $leader }”. The leaders are priest, farmer, trader and king.
tigris-illegal-unknown-monument = There is no monument “{ $monument }”. Name its two colours, such as red-blue.
tigris-illegal-unknown-cell = There is no cell “{ $cell }”. Columns go from A to P, rows from 1 to 11, such as C4.
tigris-illegal-tile-not-in-hand = You hold no { tigris-part-tile }. Choose a tile from your hand.
tigris-illegal-cell-taken = { $cell } is taken. Choose an empty cell.
tigris-illegal-cell-dead = A catastrophe lies on { $cell }: nothing can ever go there.
tigris-illegal-farm-needs-river = { $cell } is land. Farms go on the river only.
tigris-illegal-tile-needs-land = { $cell } is river, where only farms go. Lay the { tigris-part-tile } on land.
tigris-illegal-joins-three-kingdoms = A tile on { $cell } would join three kingdoms or more. A tile may join two at most.
tigris-illegal-leader-needs-land = { $cell } is river. The { tigris-part-leader } must stand on land.
tigris-illegal-leader-needs-temple = { $cell } has no face-up temple beside it. The { tigris-part-leader } must touch one.
tigris-illegal-leader-joins-kingdoms = On { $cell } the { tigris-part-leader } would join two kingdoms. Only a tile can do that.
tigris-illegal-same-square = Your { tigris-part-leader } already stands on { $cell }. Choose another cell.
tigris-illegal-leader-in-stock = Your { tigris-part-leader } is not on the board, so it cannot be taken back.
tigris-illegal-no-catastrophes = You have used both of your catastrophes.
tigris-illegal-catastrophe-on-leader = A leader stands on { $cell }. A catastrophe needs an empty cell or a tile.
tigris-illegal-catastrophe-on-treasure = A treasure lies on { $cell }. No catastrophe can go there while it does.
tigris-illegal-catastrophe-on-monument = A monument stands on { $cell }. Monuments and the tiles under them cannot be destroyed.
tigris-illegal-no-such-war = There is no war over the leader “{ tigris-part-leader }”. Choose one of the wars that are waiting.
tigris-illegal-support-out-of-range = { $most ->
    [0] You cannot add { $count }: you hold no { tigris-part-tile }. Add 0.
   *[other] You cannot add { $count }. Add a number of { tigris-part-tile }s from 0 to { $most }, which is what you hold.
}
tigris-illegal-monument-built = The { tigris-part-monument } monument is already built. Choose another one.
tigris-illegal-monument-colour = The { tigris-part-monument } monument does not have the colour of your four tiles ({ tigris-part-colour }). Choose one that does.
tigris-illegal-no-square = { $cell } is not the upper left cell of a square for a monument: four tiles of one colour, the one you just laid among them.
tigris-illegal-cannot-keep = { $cell } has no treasure of this trader's kingdom. Choose one that lies there.
tigris-illegal-corner-first = The treasure on { $cell } is a corner treasure and must be taken first. Leave another one.

## Points by colour

tigris-score-red = red
tigris-score-blue = blue
tigris-score-green = green
tigris-score-black = black

# The pieces in the pictures of the rules.
tigris-legend-catastrophe = catastrophe
tigris-legend-monument = monument
tigris-legend-turned = tile turned over
tigris-legend-treasure = treasure
tigris-legend-corner = corner treasure

# Positions that score, in the pictures of the rules.
tigris-scored-tile = a temple beside a kingdom with a priest: 1 red point for its owner
tigris-scored-revolt = the archer's king has two temples beside it, the bull's has one: the archer wins 1 red point
tigris-scored-war = two settlements against one: the lion loses its king and settlement, the archer wins a black point for each
tigris-scored-monument = at the end of the archer's turn: 1 red point for the priest, 1 black point for the king
tigris-scored-treasure = a tile brings two treasures into one kingdom: the trader's owner takes one, corner treasures first

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
tigris-tile-temple-means = Red. Leaders must stand beside a temple; it also supports in revolts.
tigris-tile-farm-means = Blue, and the only tile that goes on the river.
tigris-tile-market-means = Green. It scores for the trader of its kingdom, else for the king.
tigris-tile-settlement-means = Black. It scores for the king of its kingdom.
tigris-leader-priest-means = Wins red points in its kingdom; the sign is its owner's dynasty.
tigris-leader-farmer-means = Wins blue points in its kingdom.
tigris-leader-trader-means = Wins green points in its kingdom, and its treasures.
tigris-leader-king-means = Wins black points, and those of every colour without a leader there.
tigris-legend-strip = player card
tigris-legend-strip-means = Leaders, tiles in hand, catastrophes left; at the end points, lowest framed; gold: who decides or who has won.
tigris-layer-kingdoms-means = A line in one colour runs round each kingdom: connected tiles with a leader among them.
tigris-legend-catastrophe-means = Nothing can ever go on this cell; each player has two.
tigris-chip-point = point for you
tigris-chip-point-means = Going here brings you one point of this colour.
tigris-chip-others = point for another
tigris-chip-others-means = The point goes to the player with this sign.
tigris-chip-join = joins kingdoms
tigris-chip-join-means = Joins two kingdoms in peace: nobody scores.
tigris-chip-plain = possible cell
tigris-chip-plain-means = You can go here; nothing special happens.
tigris-legend-fighting = leader who fights
tigris-legend-fighting-means = Framed in red. Below: swords attack, a shield defends, an hourglass has yet to decide.
tigris-chip-fight = fight
tigris-chip-fight-means = Going here starts a fight between leaders of one colour.
tigris-legend-joining = joining tile
tigris-legend-joining-means = It joins kingdoms at war, and fights for nobody.
tigris-legend-monument-means = At the end of your turn it pays you 1 point in each of its colours whose leader there is yours.
tigris-legend-turned-means = Four of them carry a monument; they connect, but count as nothing else.
tigris-legend-treasure-means = Counts as a point of any colour; the trader takes all but one in a kingdom.
tigris-legend-corner-means = A treasure that must be taken before others.

tigris-rules =
    Temples and priests are red, farms and farmers blue, markets and traders green, settlements and kings black. You have one leader of each colour; leaders show their owner's dynasty. You score in all four colours, and **your weakest colour is your result**. Ten temples with treasures begin the game; you hold six tiles. Hands, points and treasures won are hidden.
    Tiles and leaders that touch along a side are connected. With a leader among them they are a kingdom.

    ### Your turn: up to two actions
    • **Leader**: put one of yours on empty land beside a temple, move one, or take one back. It may not join two kingdoms. A leader with no temple beside it goes home at once.
    • **Tile**: farms on river, all others on land. It may not join three kingdoms. If it touches just one, the owner of that kingdom's leader of its colour gets 1 point of that colour; without such a leader, its king's owner does.
    • **Catastrophe** (two a game): destroys a tile or blocks an empty cell for good. Not on leaders, treasures, monuments, catastrophes.
    • **Swap**: replace up to six tiles of your hand.
    After your turn all hands are refilled to six.

    ### Revolt
    A leader that enters a kingdom which has a leader of its colour attacks that leader. Each side counts temples beside its leader; one beside both counts for both. Then each adds temples from hand, once, attacker first. The higher total wins; ties go to the defender. The loser's leader goes home, the winner gets 1 red.

    ### War
    A tile that joins two kingdoms scores nothing. Leaders of one colour on both sides fight. The player whose turn it is picks the order, and attacks if their leader is involved; otherwise the involved player next in turn order attacks. Each side counts tiles of the colour on its own side of the joining tile, then adds such tiles from hand as in a revolt. The loser's leader and all tiles of the colour on its side leave the board: the winner gets 1 point of that colour for each. Temples with a treasure, or beside a leader other than the beaten priest, stay and bring no point. Leaders separated by this no longer fight; the next war is counted afresh.
    Tiles added from hand leave the game. No leader can be taken back to escape a conflict.

    ### Monuments
    If your tile completes 2×2 tiles of one colour, you may turn them over and build a monument with that colour. They still connect, but no longer count as temples or as support; treasures on them can still be won. At the end of your turn each monument pays you 1 point in each of its colours whose leader in its kingdom is yours.

    ### Treasures
    After every action, if a kingdom has a trader and several treasures, the trader's owner takes all but one, corner treasures first.

    ### The end
    The game ends after a turn that leaves two treasures or fewer on the board, or when the bag cannot fill a draw. Each treasure counts as any colour. The player whose weakest colour is highest wins; then the second weakest decides, and so on.

    ### As we read the rulebook
    • Treasures are taken after every action, not only after the turn; taking is compulsory.
    • The joining tile fights for nobody and stays. A leader that moves is lifted off the board before its move is judged.
    • You are always asked for support, even with none to add; any number may be added.
    • A monument declined now needs another tile laid into a square. Monuments pay only the player whose turn ends.

## Why advice is better

tigris-why-points = brings you more points in your weakest colours
    .others = leaves { $seats } fewer points in their weakest colours
tigris-why-treasures = brings you more from treasures
    .others = leaves { $seats } less from treasures
tigris-why-leaders = puts your leaders to better use where you are weakest
    .others = leaves the leaders of { $seats } less to win
tigris-why-conflicts = leaves you better placed in conflicts
    .others = leaves { $seats } worse placed in conflicts
tigris-why-monuments = brings you more from monuments
    .others = leaves { $seats } less from monuments
tigris-why-hand = leaves you a better hand of tiles
    .others = leaves { $seats } a worse hand of tiles

# Carcassonne: everything the game says. Messages named `carcassonne-part-…` are only used by others here.

carcassonne-name = Carcassonne
carcassonne-command = carcassonne
carcassonne-description = Lay tiles, build cities, roads and cloisters, and place your followers well. 2–5 players.
carcassonne-aim = The country grows tile by tile. Cities, roads and cloisters score when they are finished, fields at the end, for whoever has the most followers there. Most points win.
carcassonne-cover = A finished game of { carcassonne-name }: tiles laid edge to edge make one country of cities, roads, cloisters and fields, with the last followers of four players on it. The board is seen from a corner; below it stands the name of the game.

carcassonne-option-river = River
carcassonne-option-river-description = Begin with the twelve river tiles: spring first, lake last.

## Verbs and fields

carcassonne-verb-draw = Draw
carcassonne-verb-draw-description = Draw the next tile (this happens automatically).
carcassonne-verb-place = Place tile
carcassonne-verb-place-description = Lay the tile you drew.
carcassonne-verb-deploy = Put follower
carcassonne-verb-deploy-description = Put a follower on the tile you just laid.
carcassonne-verb-pass = No follower
carcassonne-verb-pass-description = Put no follower on the tile and end your turn.

carcassonne-field-cell = cell
carcassonne-field-cell-description = Where the tile goes: column and row, such as M12.
carcassonne-field-turn = rotation
carcassonne-field-turn-description = How far the tile is turned clockwise: 0, 90, 180 or 270 degrees.
carcassonne-field-spot = spot
carcassonne-field-spot-description = Where the follower stands: city, road, field or cloister.

## Values

carcassonne-turn-0 = not turned
carcassonne-turn-90 = ↻ 90°
carcassonne-turn-180 = ↻ 180°
carcassonne-turn-270 = ↻ 270°

carcassonne-role-knight = knight
carcassonne-role-thief = thief
carcassonne-role-farmer = farmer
carcassonne-role-monk = monk

carcassonne-spot-city = city
carcassonne-spot-city-n = city north
carcassonne-spot-city-e = city east
carcassonne-spot-city-s = city south
carcassonne-spot-city-w = city west
carcassonne-spot-road = road
carcassonne-spot-road-n = road north
carcassonne-spot-road-e = road east
carcassonne-spot-road-s = road south
carcassonne-spot-road-w = road west
carcassonne-spot-field = field
carcassonne-spot-field-nnw = field north, left
carcassonne-spot-field-nne = field north, right
carcassonne-spot-field-ene = field east, upper
carcassonne-spot-field-ese = field east, lower
carcassonne-spot-field-sse = field south, right
carcassonne-spot-field-ssw = field south, left
carcassonne-spot-field-wsw = field west, lower
carcassonne-spot-field-wnw = field west, upper
carcassonne-spot-field-n = field top
carcassonne-spot-field-ne = field top right
carcassonne-spot-field-e = field right
carcassonne-spot-field-se = field bottom right
carcassonne-spot-field-s = field bottom
carcassonne-spot-field-sw = field bottom left
carcassonne-spot-field-w = field left
carcassonne-spot-field-nw = field top left
carcassonne-spot-cloister = cloister

carcassonne-tile-a = cloister with a road
carcassonne-tile-b = cloister
carcassonne-tile-c = city on all sides and a pennant
carcassonne-tile-d = city and straight road
carcassonne-tile-e = city on one side
carcassonne-tile-f = city right across and a pennant
carcassonne-tile-g = city right across
carcassonne-tile-h = two opposite cities
carcassonne-tile-i = two cities at a corner
carcassonne-tile-j = city and road bend right
carcassonne-tile-k = city and road bend left
carcassonne-tile-l = city and three-way crossing
carcassonne-tile-m = corner city with a pennant
carcassonne-tile-n = corner city
carcassonne-tile-o = road and corner city with a pennant
carcassonne-tile-p = corner city and road
carcassonne-tile-q = big city with a pennant
carcassonne-tile-r = big city
carcassonne-tile-s = big city with a gate and a pennant
carcassonne-tile-t = big city with a gate
carcassonne-tile-u = straight road
carcassonne-tile-v = road bend
carcassonne-tile-w = three-way crossing
carcassonne-tile-x = four-way crossing
carcassonne-tile-r-spring = spring
carcassonne-tile-r-lake = lake
carcassonne-tile-r-straight = straight river
carcassonne-tile-r-bend = river bend
carcassonne-tile-r-bendroad = river bend and road bend
carcassonne-tile-r-bendcity = river bend and corner city
carcassonne-tile-r-bridge = river with a bridge
carcassonne-tile-r-cloister = river with a cloister and a road
carcassonne-tile-r-twocities = river between two cities
carcassonne-tile-r-cityroad = river with a city and a road

## What happened

carcassonne-part-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
carcassonne-part-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
carcassonne-part-pennants = { $pennants ->
    [one] 1 pennant
   *[other] { $pennants } pennants
}
carcassonne-part-winners = { $shared ->
    [1] for { $winners }
   *[other] each for { $winners }
}
carcassonne-part-tally = { $rivals ->
    [1] {"."}
   *[other] {""} ({ $tally }).
}

carcassonne-event-drawn = { $seat } draws: { $tile }.
    .you = You draw: { $tile }.
carcassonne-event-discarded = Drawn, but set aside because it fits nowhere: { $tile }. { $seat } draws again.
    .you = Drawn, but set aside because it fits nowhere: { $tile }. You draw again.
carcassonne-event-tile-placed = { $seat } lays a tile on { $cell }: { $tile }.
    .you = You lay a tile on { $cell }: { $tile }.
carcassonne-event-deployed = { $seat } puts a { $role } on { $cell } ({ $spot }).
    .you = You put a { $role } on { $cell } ({ $spot }).
carcassonne-event-road-finished = Road finished at { $cell }: { carcassonne-part-tiles } = { carcassonne-part-points } { carcassonne-part-winners }{ carcassonne-part-tally }
carcassonne-event-city-finished = City finished at { $cell }: { carcassonne-part-tiles } × 2{ $pennants ->
    [0] {""}
   *[other] {""} + { carcassonne-part-pennants } × 2
} = { carcassonne-part-points } { carcassonne-part-winners }{ carcassonne-part-tally }
carcassonne-event-small-city-finished = Small city finished at { $cell }: just 2 tiles{ $pennants ->
    [0] {""}
   *[other] {""} and { carcassonne-part-pennants }
} = { carcassonne-part-points } { carcassonne-part-winners }{ carcassonne-part-tally }
carcassonne-event-cloister-finished = Cloister { $cell } is surrounded: 1 + 8 tiles = { carcassonne-part-points } for { $seat }.
    .you = Cloister { $cell } is surrounded: 1 + 8 tiles = { carcassonne-part-points } for you.
carcassonne-event-finished-empty = { $sort ->
    [city] City finished at { $cell }: { carcassonne-part-tiles }, no knight, no points.
    [road] Road finished at { $cell }: { carcassonne-part-tiles }, no thief, no points.
   *[cloister] Cloister { $cell } is surrounded: no monk, no points.
}
carcassonne-event-features-finished-empty = { $sort ->
    [city] Cities finished (tiles): { $features }. No knight, no points.
    [road] Roads finished (tiles): { $features }. No thief, no points.
   *[cloister] Cloisters surrounded (tiles): { $features }. No monk, no points.
}
carcassonne-event-followers-returned = Followers back home: { $tally }.
carcassonne-event-final-scoring = No tile is left. Final scoring:
carcassonne-event-road-unfinished = Unfinished road at { $cell }: { carcassonne-part-tiles } = { carcassonne-part-points } { carcassonne-part-winners }{ carcassonne-part-tally }
carcassonne-event-roads-unfinished = Unfinished roads (tiles): { $roads } = { carcassonne-part-points } { carcassonne-part-winners }{ carcassonne-part-tally }
carcassonne-event-city-unfinished = Unfinished city at { $cell }: { carcassonne-part-tiles }{ $pennants ->
    [0] {""}
   *[other] {""} + { carcassonne-part-pennants }
} = { carcassonne-part-points } { carcassonne-part-winners }{ carcassonne-part-tally }
carcassonne-event-cloister-unfinished = Unfinished cloister { $cell }: 1 + { $neighbours ->
    [one] 1 neighbour
   *[other] { $neighbours } neighbours
} = { carcassonne-part-points } for { $seat }.
    .you = Unfinished cloister { $cell }: 1 + { $neighbours ->
        [one] 1 neighbour
       *[other] { $neighbours } neighbours
    } = { carcassonne-part-points } for you.
carcassonne-event-cloisters-unfinished = { $count } unfinished cloisters (neighbours): { $cloisters } = { carcassonne-part-points } for { $seat }.
    .you = { $count } unfinished cloisters (neighbours): { $cloisters } = { carcassonne-part-points } for you.
carcassonne-event-city-fed = Farmers around the city at { $cell }{ $beside ->
    [none] {""}
   *[other] {""} and { $beside }
}: { $tally } → { carcassonne-part-points } { carcassonne-part-winners }.
carcassonne-event-game-ended = { $shared ->
    [1] { $winners } wins with { carcassonne-part-points }!
   *[other] { $winners } share the win with { carcassonne-part-points } each!
}
    .you = { $shared ->
        [1] You win with { carcassonne-part-points }!
       *[other] { $winners } share the win with { carcassonne-part-points } each!
    }
carcassonne-event-to-come = { $step ->
   *[follower] perhaps a follower on it
}
carcassonne-event-followers-left = { $count ->
    [0] { $seat } has no follower left.
    [one] { $seat } has 1 follower left.
   *[other] { $seat } has { $count } followers left.
}
    .you = { $count ->
        [0] You have no follower left.
        [one] You have 1 follower left.
       *[other] You have { $count } followers left.
    }
carcassonne-event-tile-in-hand = Tile to lay: { $tile }.
carcassonne-event-tiles-left = { $count ->
    [0] No tile is left to draw.
    [one] 1 tile is still to be drawn:
   *[other] { $count } tiles are still to be drawn:
}
carcassonne-event-tile-left = { $count } × { $tile }

## What a choice would lead to: short, without a full stop

carcassonne-event-would-finish = finishes { $count ->
    [one] { $sort ->
        [city] a city
        [road] a road
       *[cloister] a cloister
    }
   *[other] { $count } { $sort ->
        [city] cities
        [road] roads
       *[cloister] cloisters
    }
}: { carcassonne-part-points } { carcassonne-part-winners }
carcassonne-event-would-finish-empty = finishes { $count ->
    [one] { $sort ->
        [city] a city without a knight
        [road] a road without a thief
       *[cloister] a cloister without a monk
    }
   *[other] { $count } { $sort ->
        [city] cities without a knight
        [road] roads without a thief
       *[cloister] cloisters without a monk
    }
}
carcassonne-event-would-join = joins { $sort ->
    [city] cities
    [road] roads
   *[field] fields
}: { $tally }
carcassonne-event-would-hold = { $sort ->
    [city] { carcassonne-part-tiles }{ $pennants ->
        [0] {""}
       *[other] , { carcassonne-part-pennants }
    }, open on { $open ->
        [one] 1 side
       *[other] { $open } sides
    }
    [road] { carcassonne-part-tiles }, { $open ->
        [one] 1 open end
       *[other] { $open } open ends
    }
   *[cloister] { $open ->
        [one] 1 cell around it is empty
       *[other] { $open } cells around it are empty
    }
}
carcassonne-event-would-farm = there until the end, { $cities ->
    [0] no finished city beside it yet
    [one] 1 finished city beside it
   *[other] { $cities } finished cities beside it
}

## Why something is refused

carcassonne-illegal-wrong-phase = { $phase ->
    [draw] The next tile has to be drawn first.
    [place] Lay your tile first.
   *[deploy] Your tile is laid. Put a follower on it or pass.
}
carcassonne-illegal-unknown-turn = A tile is turned by 0, 90, 180 or 270 degrees, not by { $turn }.
carcassonne-illegal-occupied = There is a tile on { $cell } already.
carcassonne-illegal-not-adjacent = { $cell } touches no tile. A tile must lie edge to edge with another one.
carcassonne-illegal-edges-differ = The edges do not match on { $cell } with this rotation ({ $turn }°).
carcassonne-illegal-looks-the-same = Turned by { $turn }° this tile looks the same as turned by { $same }°. Please use { $same }.
carcassonne-illegal-river-must-continue = A river tile must continue the river, at { $end }.
carcassonne-illegal-river-u-turn = The river may not bend the same way twice in a row, or it makes a U-turn.
carcassonne-illegal-no-such-spot = The tile has no spot “{ $spot_word }”.
carcassonne-illegal-spot-taken = There is already a follower on this city, road or field.
carcassonne-illegal-no-followers = You have no follower left in your supply.

## Where points came from

carcassonne-score-roads = Finished roads
carcassonne-score-cities = Finished cities
carcassonne-score-cloisters = Finished cloisters
carcassonne-score-unfinished-roads = Unfinished roads
carcassonne-score-unfinished-cities = Unfinished cities
carcassonne-score-unfinished-cloisters = Unfinished cloisters
carcassonne-score-farms = Farms

# The pieces in the pictures of the rules.
carcassonne-legend-knight = knight in a city
carcassonne-legend-thief = thief on a road
carcassonne-legend-farmer = farmer on a field
carcassonne-legend-monk = monk in a cloister
carcassonne-legend-follower = follower
carcassonne-legend-pennant = city with a pennant

# Positions that score, in the pictures of the rules.
carcassonne-scored-road = both ends closed: 3 tiles, 3 points
carcassonne-scored-city = two blue knights against one: 3 tiles × 2 + 1 pennant × 2 = 8 points, all for blue
carcassonne-scored-small-city = a city of only two tiles: 2 points
carcassonne-scored-cloister = all 8 cells around the cloister filled: 1 + 8 = 9 points
carcassonne-scored-open-road = road still open at the end: 2 tiles, 2 points
carcassonne-scored-open-city = city still open at the end: 2 tiles + 1 pennant = 3 points; tied, so 3 for each
carcassonne-scored-open-cloister = cloister at the end: 1 + 5 tiles around it = 6 points
carcassonne-scored-farm = the farm touches two finished cities: 4 points for each; the road keeps yellow's farmer off

# What pieces and marks are, and what they do, for whoever asks what stands on a picture.
carcassonne-legend-knight-means = Scores the city when it is walled all round.
carcassonne-legend-thief-means = Scores the road when both its ends are closed.
carcassonne-legend-farmer-means = Lies down, stays to the end, and scores finished cities beside the field.
carcassonne-legend-monk-means = Scores 9 when all 8 cells around the cloister are filled.
carcassonne-legend-strip = player card
carcassonne-legend-strip-means = Points, and after × the followers left; gold: whose turn it is, or who has won.
carcassonne-legend-drawn = tile to lay
carcassonne-legend-drawn-means = Framed in gold at the top: the tile that was drawn and is to be laid now.
carcassonne-legend-city = city
carcassonne-legend-city-means = Walled all round, it brings 2 points a tile to whoever has the most knights there.
carcassonne-legend-pennant-means = Each shield in a city brings 2 more points.
carcassonne-legend-road = road
carcassonne-legend-road-means = Closed at both ends, it brings 1 point a tile to whoever has the most thieves there.
carcassonne-tile-b-means = With all 8 cells around it filled, it brings its monk 9 points.
carcassonne-tile-r-spring-means = The river begins here; the field runs round it.
carcassonne-legend-river = river
carcassonne-legend-river-means = Nobody stands on it; like a road it bounds the fields.
carcassonne-tile-r-lake-means = The river ends here; then the land tiles follow.

carcassonne-rules =
    ### Your turn
    1. You draw a tile; everybody sees it. Lay it edge to edge with the others: field to field, city to city, road to road. Corners do not count. If it fits nowhere, it leaves the game and you draw again.
    2. You may put one of your 7 followers on the tile you just laid: a knight in a city, a thief on a road, a farmer on a field, a monk in a cloister. Nobody, not even you, may stand anywhere on that city, road or field already. Later tiles may join cities, roads or fields with followers.
    3. Everything your tile finished scores at once, and all followers on it go home. You may use yours from your next turn.

    ### During the game
    • Road with both ends closed, or closed into a ring: 1 point a tile.
    • City, walled all round: 2 points a tile and 2 a pennant. A city of only two tiles scores 2.
    • Cloister with all 8 cells around it filled: 9 points.
    A tile counts once, even when two parts of it belong to the same city or road. Whoever has the most followers there scores all the points; tied players each score them all. Nobody there: no points.

    ### At the end
    The game ends with the last tile. Then whatever is unfinished scores, again for whoever has the most followers:
    • Road: 1 a tile. • City: 1 a tile and 1 a pennant. • Cloister: 1, and 1 for each tile around it.
    Then the farms (fields with farmers) score, city by city. Only finished cities count. For each one, count all farmers on all farms that touch it, joined or not. The most farmers: 4 points; tied: 4 each. Roads, cities, the river and the edge of the tiles bound a farm. Farmers never go home.
    Most points win; equal totals share the win.

    ### The River (variant)
    The spring replaces the start tile. Ten river tiles come first, in random order, then the lake, then the land tiles. Each must continue the river. Nobody stands on the water; the field runs round spring and lake.

    ### As we read the rulebook
    • No U-turns, strictly: the river never bends the same way twice in a row, even with straight pieces in between.
    • Small city: 2 points, as in the first edition. Farms: 4 points by city, not by farm.
    • Unfinished roads and cities count tiles, not segments.
    • If you have no follower left when you lay your tile, you place none, even if one comes home.
    • Rotations that look the same are offered only once.

## Why advice is better

carcassonne-why-city = brings you more from cities
    .others = leaves { $seats } less from cities
carcassonne-why-road = brings you more from roads
    .others = leaves { $seats } less from roads
carcassonne-why-cloister = brings you more from cloisters
    .others = leaves { $seats } less from cloisters
carcassonne-why-field = brings you more from farms
    .others = leaves { $seats } less from farms
carcassonne-why-followers = keeps more of your followers free for later
    .others = leaves { $seats } fewer followers free for later

# Carcassonne: a position in words, for those who listen. Edges are told from the north on clockwise.

carcassonne-edge-city = city
carcassonne-edge-road = road
carcassonne-edge-field = field
carcassonne-edge-river = river

carcassonne-side-north = north
carcassonne-side-east = east
carcassonne-side-south = south
carcassonne-side-west = west

carcassonne-bend-straight = none
carcassonne-bend-left = to the left
carcassonne-bend-right = to the right

carcassonne-part-places = { $cells ->
    [none] { $parts }
   *[other] { $cells }{ $parts ->
        [none] {""}
       *[other] , { $parts }
    }
}
carcassonne-part-open = { $open ->
    [one] 1 open side
   *[other] { $open } open sides
}

carcassonne-board-your-tile = To lay now
carcassonne-board-laid-tile = Just laid
carcassonne-board-tile-to-lay = The tile: { $tile }. Its edges when not turned (north, east, south, west): { $north }, { $east }, { $south }, { $west }.
carcassonne-board-river-goes-on = The river goes on at { $cell }. Its last bend: { $bend }.
carcassonne-board-newest-tile = { $cell }. Places on it: { $spots }.
carcassonne-board-free-places = Free places, and what the edges there must be
carcassonne-board-free-place = { $cell }: { $edges }
carcassonne-board-unfinished = { $sort ->
    [city] Unfinished cities
    [road] Unfinished roads
   *[cloister] Unfinished cloisters
}
carcassonne-board-open-city = { carcassonne-part-places }: { carcassonne-part-open }{ $pennants ->
    [0] {""}
   *[other] , { carcassonne-part-pennants }
}; knights: { $tally }
carcassonne-board-open-road = { carcassonne-part-places }: { $open ->
    [one] 1 open end
   *[other] { $open } open ends
}; thieves: { $tally }
carcassonne-board-open-cloister = { $cell }: { $open ->
    [one] 1 free cell around it
   *[other] { $open } free cells around it
}; monk: { $tally }
carcassonne-board-farms = Fields with farmers
carcassonne-board-farm = { carcassonne-part-places }; farmers: { $tally }; finished cities beside it: { $cities ->
    [none] none
   *[other] { $cities }
}
carcassonne-board-tiles = All tiles, row by row{ $sides ->
    [none] {""}
   *[other] {" "}(edges: north, east, south, west)
}
carcassonne-board-tile-at = { $cell }: { $tile }{ $turn ->
    [0] {""}
   *[other] , turned { $turn }°
}{ $north ->
    [none] {""}
   *[other] {" "}({ $north }, { $east }, { $south }, { $west })
}{ $seat ->
    [none] {""}
   *[other] . { $seat }: { $role } ({ $spot })
}
    .you = { $cell }: { $tile }{ $turn ->
        [0] {""}
       *[other] , turned { $turn }°
    }{ $north ->
        [none] {""}
       *[other] {" "}({ $north }, { $east }, { $south }, { $west })
    }{ $seat ->
        [none] {""}
       *[other] . You: { $role } ({ $spot })
    }
carcassonne-board-supply = Beside the board
carcassonne-board-followers-home = Followers left: { $seats }
carcassonne-board-still-to-come = { $count ->
    [0] No tile is left to draw.
    [one] 1 tile still to be drawn: { $tiles }
   *[other] { $count } tiles still to be drawn: { $tiles }
}
carcassonne-board-set-aside = Out of the game: { $tiles }

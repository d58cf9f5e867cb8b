# Reversi: everything the game says.

reversi-name = Reversi
reversi-command = reversi
reversi-description = Place discs and turn the other player's over. 2 players.
reversi-aim = Turn discs over so that most are yours when no more can be placed.
reversi-cover = A finished game of { reversi-name }: the discs of two players fill the board. Above, how many each has.

reversi-option-opening = Opening
reversi-option-opening-description = How the first four discs stand: across corners, or side by side.

## Verbs and fields

reversi-verb-place = Place disc
reversi-verb-place-description = Place a disc so that it turns at least one of the other player's.

reversi-field-cell = cell
reversi-field-cell-description = Where the disc goes: column and row, such as D3.

## Values

reversi-option-opening-diagonal = diagonal
reversi-option-opening-parallel = parallel

reversi-score-discs = Discs

## What happens

reversi-event-disc-placed = { $turned ->
    [one] { $seat } places a disc on { $cell } and turns one.
   *[other] { $seat } places a disc on { $cell } and turns { $turned }.
}
    .you = { $turned ->
        [one] You place a disc on { $cell } and turn one.
       *[other] You place a disc on { $cell } and turn { $turned }.
    }
reversi-event-turn-missed = { $seat } can place no disc and misses a turn.
    .you = You can place no disc and miss a turn.
reversi-event-discs-placed = { $seat } places discs on { $cells } and turns { $turned }.
    .you = You place discs on { $cells } and turn { $turned }.
reversi-event-turns-missed = { $seat } can place no disc and misses { $count } turns.
    .you = You can place no disc and miss { $count } turns.
reversi-event-game-ended = { $shared ->
    [1] { $winners } wins with { $points } discs!
   *[other] { $winners } share the win with { $points } discs each!
}
    .you = { $shared ->
        [1] You win with { $points } discs!
       *[other] { $winners } share the win with { $points } discs each!
    }
reversi-event-cells-free = { $count ->
    [0] No cell is free.
    [one] One cell is free.
   *[other] { $count } cells are free.
}

## What is not possible

reversi-illegal-unknown-cell = “{ $cell }” is no cell of the board. Cells are named by column and row, A1 to H8.
reversi-illegal-occupied = There is a disc on { $cell } already. Choose a free cell.
reversi-illegal-turns-nothing = A disc on { $cell } would turn nothing. Choose a cell from which a straight line of the other player's discs ends in one of yours.

## What stands on a picture

reversi-legend-strip = card of a player
reversi-legend-strip-means = How many discs they have; gold: whose turn it is, or who has won.
reversi-legend-disc = disc
reversi-legend-disc-means = A point for whoever has its colour; caught between two of the other colour it is turned over.

## Rules

reversi-rules =
    Whoever has most discs on the board at the end wins.

    ### Your turn
    Place a disc on a free cell so that at least one of the other player's discs stands in an unbroken straight line between it and another disc of yours: along a row, a column or a diagonal. All discs caught like this are turned and are yours now, in every direction at once.
    If there is no such cell, you miss your turn, and the other player goes on.

    ### End
    The game is over when neither of you can place a disc. Every disc is a point. Equal points share the win; free cells count for nobody.

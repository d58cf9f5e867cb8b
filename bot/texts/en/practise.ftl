# Private games: /practise

refused-practising = You have a practise game running. Go on with it, or end it first: /practise
refused-wrong-seats = This game is for { $least } to { $most } players.

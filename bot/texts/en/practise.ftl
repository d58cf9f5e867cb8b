# Private games: /practise

command-practise = practise
    .en-US = practice
command-practise-description = Play alone against computer players; nobody else sees it. Without a game: continue yours.
param-level = level
param-level-description = How well the computer players play.
param-seats = seats
param-seats-description = How many players there are, including you.

practise-title = **{ $game }** · practice, seen by you only
practise-thinking = The others are thinking: { $names }. This message updates automatically when it is your turn.
practise-replace = You are in the middle of a practice game of { $old }. Begin a new game of { $game } instead? The current one then ends without a result.
practise-end-sure = Really end this game? It will then have no result.
practise-ended = You have ended this game: it has no result.

button-take-back = Take Turn Back
button-end-practise = End the Game
button-go-on = Go On
button-practise-anew = Begin { $game }
button-again = Again
button-log = Log

panel-title-alone = **{ $game }** · practice · your move
panel-title-answer-alone = **{ $game }** · practice · your answer is needed
panel-confirm-alone = **That is all you can decide now.** Confirm to play it.
panel-confirm-perhaps-alone = **That is all you can decide before something is revealed.** Confirm to play it; then you may be asked again at once.
panel-confirm-again-alone = **You go on after this.** Confirm to play it; your next decision follows at once.
since-earlier-alone = … (all of it: *History*)

refused-practising = You already have a practice game. Go on with it, or end it first: /practise
refused-practise-what = Which game would you like to play for practice? Choose it with /practise game.
refused-nothing-practised = You have no practice game. Begin one with /practise game: nobody else sees it.
refused-no-number-of-seats = “{ $text }” is not a number of players.
refused-wrong-seats = This game is for { $least } to { $most } players.

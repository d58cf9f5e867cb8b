# /record replay: a game as an animated picture.
command-record = record
command-record-description = Recorded games: keep, bring back, show as an animated picture.
command-record-replay = replay
command-record-replay-description = The whole game as an animated picture, turn by turn.
replay-waiting = Other games are being drawn first; yours comes next…
replay-drawing = Drawing the game: picture { $frame } of { $frames }…
replay-joining = Putting { $frames } pictures together…
replay-turns = Turns { $first }–{ $last }
replay-thinned = { $frames } pictures of { $positions } positions: those that changed nothing on the board are left out, and in a long game one picture may hold several turns.
replay-smaller = { $width } pixels wide, to be small enough to be sent here.
replay-alt = { $game }: the game turn by turn in { $frames } pictures.
refused-replay-busy = Your last animated picture is still being made. Please wait for it.
refused-replay-restarting = The bot is restarting. Please ask for the animated picture again in a minute.
refused-replay-long = The animated picture took too long and was abandoned. Please try again later.
refused-replay-large = The animated picture could not be made small enough to be sent here.
refused-replay-failed = The animated picture could not be made. Please try again.

# The points turn by turn, beside the final result.
plot-title = { $game } · points turn by turn
plot-turn = turn
alt-plot = The points of all players turn by turn, as lines.
alt-plot-turns = { $count ->
    [one] After turn { $turns }
   *[other] After turns { $turns }
}

# /record import: a record as a game to look through, or to play on.
command-record-import = import
command-record-import-description = A recorded game (a .game file), to look through or play on.
param-record = record
param-record-description = The file, as /record export gives it.
answer-imported = { $game }: the recorded game is here to look through, as table **{ $id }**.
notice-imported = { $name } shows a recorded game here: table **{ $id }**.
record-seat = Seat { $seat }
record-wrong = The record cannot be played: { $why }
record-wrong-line = Line { $line } of the record cannot be played ({ $text }): { $why }
refused-record-silent = You may not write here, so you cannot show a game here either.
refused-record-large = The file is too large: a record has at most { $most } kB.
refused-record-no-text = The file is not a record: it is not a text file (UTF-8).
refused-record-unread = The file could not be fetched from Discord. Please try again.
refused-record-long = The record is too long: at most { $most } moves are played.
refused-record-seed = The seed of the record is too long: at most { $most } characters.

# What is wrong with a line of a record; the command line says the same.
illegal-record-after-result = Nothing may follow the result.
illegal-record-head-after-moves = “{ $word }” must come before the first move.
illegal-record-misses = The record does not say “{ $word }”.
illegal-record-names = There are { $names } names for { $seats } seats.
illegal-record-never-drawn = Nothing called “{ $name }” is shuffled in this game.
illegal-record-no-such-seat = A move is a seat from 1 to { $seats } and an action.
illegal-record-not-over = The game is not over here, so it has no result yet.
illegal-record-other-result = The game ends with { $points }.
illegal-record-other-rules = These are rules version { $version }.
illegal-record-result-seats = A result gives each of the { $seats } seats once, like 1:54 2:61.
illegal-record-seats = A record is for 1 to { $most } players, not { $seats }.
illegal-record-twice = “{ $word }” appears here a second time.
illegal-record-unknown-word = A line cannot begin with “{ $word }”.
illegal-record-wrong-words = “{ $word }” must be followed by a different number of words.
illegal-unknown-game = There is no game “{ $game }” here.
illegal-not-in-the-box = “{ $word }” is not (or no longer) among “{ $name }”.

# A record that is played on.
param-use = use
param-use-description = To look through (also if left out), or to play on from where it ends.
import-look = to look through
import-play = to play on
answer-record-opened = { $game }: table { $id } goes on from the record. Others can join with the buttons in the channel.
lobby-plays-for = playing as { $name }
lobby-free-seat = *free*{ $name ->
    [none] {""}
   *[other] {" "}· formerly { $name }
}
notice-goes-on = The game goes on from its record{ $moves ->
    [0] { "" }
    [one] , after one move
   *[other] , after { $moves } moves
}. Anybody who has the record can work out what is hidden.
refused-record-over = This game is over, so it cannot be played on. Import it to look through instead.
refused-record-options = The record settles how this game is played, so nothing can be changed.

# /record export
command-record-export = export
command-record-export-description = A finished game as a record file.

# Small words and what every part of the bot says.

language-name = English
list-comma = { ", " }
list-semicolon = { "; " }
list-and = { $first } and { $last }
full-stop = { "." }
between-sentences = { " " }
nobody = nobody
you = you
yes = yes
no = no
value-turn = ↻ { $value }°
scores = Scores: { $scores }
waiting-for = Waiting for { $names }.
table-number = Table { $id }
alt-section = { $head }: { $fact }
error = Something went wrong on our side. Nothing was lost: try again, or check with /table board. (Request { $number })
error-counted = Something went wrong with the reply, but what you did counts, so do not repeat it. Check with /table board. (Request { $number })
database-away = The bot cannot reach its database right now. Everything done so far is safe, and nothing will count twice: please try again in a minute.
database-full = The bot's disk is full, so nothing can be stored right now. Everything done so far is safe, and nothing will count twice. Whoever runs the bot needs to free some space; then please try again.
database-read-only = The bot can only read its database right now, so nothing can be stored. Everything done so far is safe, and nothing will count twice. Whoever runs the bot needs to fix this; then please try again.
database-damaged = The bot's database is damaged, so this cannot be done. Whoever runs the bot needs to restore a backup: please let them know.
database-exchanged = The bot's database was removed while the bot was running, so nothing can be stored. Whoever runs the bot needs to put it back and restart the bot: please let them know.
restarting = The bot is restarting. Nothing was lost; please try again in a moment.

player-random = Random player
player-guess = Guessing player
player-learner = Lesson learner
player-beginner = Beginner
player-sound = Solid player
player-strong = Strong player
player-expert = Expert
player-substitute = { $name } (computer)

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History

## Why something was refused

refused-already-seated = You already have a seat at this table.
refused-already-watching = This channel already follows that table.
refused-channel-busy = This channel already has an open table ({ $table }). Finish or close it first, or use another channel or thread.
refused-export-running = A game in progress cannot be exported: its record would give away what is still hidden. Try again when it is over.
refused-full = All { $most } seats are taken.
refused-missing-permissions = I am missing permissions in this channel: { $names }. Please ask somebody who manages it.
refused-no-computer = There is no computer player at this table.
refused-no-table-here = There is no table in this channel. /turns lists the tables waiting for you, and /table open opens one here.
refused-no-undo-pending = Nobody has asked to take a turn back.
refused-not-ahead = “{ $text }” cannot be planned for a later turn.
refused-not-begun = The game has not begun yet.
refused-not-host = Only the host can do that.
refused-not-lobby = The game has already begun.
refused-leave-begun = The game has already begun. /seat give offers your seat to somebody; with /table resign a computer player takes it over.
refused-not-open = This table has ended.
refused-not-ready = You still have something to decide. Decide it, then confirm.
refused-not-running = No game is in progress at this table.
refused-not-seated = You are not a player at this table.
refused-not-shown-here = That table is not in this channel, and this channel does not follow it. Follow it with /table watch, or use /tables to find out where it is.
refused-shown-no-more = This channel does not show that table any more, so you cannot look at it from here.
refused-not-watching = This channel does not follow that table.
refused-not-your-turn = It is not your turn to decide.
refused-nothing-chosen = Choose at least one of the settings.
refused-nothing-drafted = There is nothing to take back or confirm: you have not decided anything yet.
refused-nothing-played = This game never began.
refused-nothing-planned = You have not planned anything.
refused-played-for = A computer player is playing your seat at this table. Take it back with /seat take.
refused-starts-with = The game cannot begin with that number of players. Possible now: { $counts }.
refused-plan-full = A plan has at most { $most } lines. To plan something else, first tap *Forget the Plan*.
refused-nothing-typed = Type at least one action, for example one of the suggestions shown as you type.
refused-only-in-server = Tables live in the channels of a server, so this works only there.
refused-options-unreadable = “{ $text }” is not in the form name=value, for example { $example }. Choose from the suggestions.
refused-other-game = The table here plays { $game }.
refused-other-server = That table belongs to another server, and can go on only there.
refused-outdated = This button or command is from an older version. Use /table board or /turns instead.
moved-command = This command is now { $command }. Discord shows it once your app has reloaded the commands.
refused-reveals = “{ $text }” would reveal something hidden and cannot be taken back. Confirm it in the panel, or end your line with “; confirm”.
refused-same-channel = The table is in this very channel.
refused-stale = The table has moved on since; here is where it stands now.
refused-too-few = At least { $least } players are needed; { $seated } { $seated ->
    [one] sits
   *[other] sit
} here.
refused-too-long = That is too long: at most { $most } characters.
refused-too-many-tables = You already host { $most } open tables. Finish or close one first.
refused-too-many-watchers = At most { $most } channels can follow a table.
refused-beyond-turn = Your turn ends before “{ $text }”. Leave that out.
refused-turn-complete = That is all you can decide now. Confirm it, or step back.
refused-undo-nothing = There is no turn to take back.
refused-undo-old-rules = This game began under an earlier version of the bot's rules, so turns cannot be taken back.
refused-undo-own = It was you who asked; the others have to agree. /vote withdraw takes the question back.
refused-undo-pending = Somebody has already asked to take a turn back. Answer with the buttons in the channel.
refused-undo-reveals = The last turn revealed something hidden, so it stands.
refused-unknown-game = There is no game called “{ $game }” here.
refused-unknown-interval = Reminders come after 12, 24, 48 or 72 hours, or never.
refused-unknown-locale = I do not speak “{ $locale }”.
refused-unknown-player = There is no computer player “{ $player }”.
refused-unknown-table = There is no such table (any more).
refused-unreadable = This game was stored by another version of the bot and can no longer be read. The host can close the table.

illegal-not-legal = That is not possible right now.
illegal-game-over = The game is over.
illegal-not-your-turn = It is not your turn to decide.
illegal-happens-by-itself = “{ $verb }” happens automatically.
illegal-unknown-cell = “{ $cell }” is not the name of a cell. Cells are named by column and row, such as M12.
illegal-not-a-number = “{ $word }” is not a number.
illegal-number-too-large = That number is too large: at most { $digits } digits are allowed here.
illegal-unknown-verb = “{ $word }” is not something you can do in this game.
illegal-wrong-words = { $count ->
    [0] “{ $verb }” stands alone: leave out the words after it.
   *[other] “{ $verb }” needs exactly: { $fields }.
}
illegal-wrong-phase = That is not possible right now.
illegal-wrong-seats = This game is for { $least } to { $most } players, not { $seats }.
illegal-unknown-option = This game has no option “{ $option }”.
illegal-unknown-option-value = “{ $value }” is not a possible value of the option “{ $option_word }”.

## Who may do what

refused-elsewhere = This table is now in { $channel }. Continue there.
refused-not-manager = Only the host of the table, or somebody who may manage this channel, can do that.
refused-not-manager-of-both = Only the host, or somebody who may manage both channels, can bring this table here.
refused-move-silent = You may not write here, so you cannot bring a table here either.
refused-not-server-manager = Only somebody who may manage this server can choose its language.

## Files that Discord does not take

picture-forbidden = -# No picture: I am not allowed to attach files in this channel.
picture-large = -# No picture: it is too large for Discord.
picture-refused = -# No picture: Discord did not accept it.
refused-file-forbidden = This would be a file, and I am not allowed to attach files in this channel. Please ask somebody who manages it to allow Attach Files.
refused-file-large = This would be a file, and it is too large for Discord. Please ask whoever runs the bot for it.
refused-file-refused = Discord did not accept the file. Please try again later.

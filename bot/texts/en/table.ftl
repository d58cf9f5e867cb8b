# Lobby, panel, public posts and answers.
lobby-effort = { $players } players · { $minutes } minutes face to face, here about { $least }–{ $most } turns each · { $weight ->
    [light] easy to learn
    [heavy] demanding
   *[medium] moderately hard
}

lobby-host = host
lobby-add-computer = Add a computer player
lobby-needed = Waiting for more players: { $least } to { $most } can play.
lobby-needed-all = Waiting for more players: { $most } are needed.
lobby-enough = Up to { $most } can join. The host may start.
lobby-starts-with = The game begins automatically with { $count } players.
starts-rule = Begins: { $count ->
    [0] when the host starts
   *[other] with { $count } players
}
lobby-full = { $most ->
    [2] Both seats are
   *[other] All { $most } seats are
} filled. The host may start.
lobby-begun = The game has begun.
lobby-ended = This table has ended.

button-join = Join
button-leave = Leave
button-start = Start
button-remove = Remove Computer
button-rules = Rules
button-new-here = New to This Game?
button-variants = Variants…
button-your-move = Your Move
button-next-table = Next Table
button-hand = My Hand
button-board = Board
button-left = What Is Left
button-confirm = Confirm
button-back = Step Back
button-restart = Start Over
button-other = Choose Again
button-plan = Plan Ahead…
button-explain = What Is This?
button-plan-keep = Keep This Line
button-plan-answer = If I Am Asked…
button-plan-lay = Just Prepare It
button-plan-play = Play It for Me
button-forget = Forget the Plan
button-note = Note
note-title = Note to Yourself
note-label = Only you read it, at this table
note-shown = -# Your note:
note-kept = Note kept.
note-gone = Note deleted.
button-sure = Yes, Do It
button-not-yet = Not Yet
button-agree = Agree
button-refuse = Refuse
button-resign = Resign
button-keep = Keep Playing

option-is = { $option }: { $value }
variants-title = **Variants** · { $game }
variants-choose = Everybody sees at once what you choose.
variants-host-chooses = The host chooses. The choice so far:

panel-title = **{ $game }** in { $channel } · your move
panel-title-plan = **{ $game }** in { $channel } · planning ahead
panel-what = What do you do?
panel-only = This is all you can do now:
panel-verb = { $verb }:
panel-otherwise = Or:
panel-further = { $title }…
panel-choose = { $settled }: choose the { $field }
panel-choose-asked = { $settled }: { $asked }?
panel-group = { $prompt } (first roughly where)
panel-row = Row { $row } ({ $count })
panel-leading = Scores at once or starts a conflict
panel-chosen = Your choice: { $action }.
panel-foreseen = **{ $choice }**: { $told }
panel-together = { $first } + { $second }
panel-to-come = -# After this: { $steps }
panel-confirm = **That is all you can decide now.** Confirm to tell everybody.
panel-ahead = **You are planning ahead**, on the board as it is now. A line you keep is { $lays ->
    [yes] prepared for you to confirm
   *[no] played
} when your turn comes, if it is still possible and wins at least as many points as now. Nobody sees it until then.
panel-ahead-part = If a line is not a whole turn, it is prepared for you then, and you decide the rest.
panel-ahead-wins = It wins { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
panel-ahead-answer = **You are planning an answer**, for when you are asked during somebody else's turn. If you plan several, the bot gives the first that is possible and promises at least as much as those after it.
panel-plan-lost = The position has changed, so something you had planned was dropped instead of being played.
panel-plan-laid = -# From your plan. Nobody has seen it yet:
planned = **Planned**, seen by you only. The first line that is still possible and wins at least as many points as planned is played:
planned-laid = **Planned**, seen by you only. The first line that is still possible and wins at least as many points as planned is prepared for you to confirm:
planned-answers = **Planned answers**, seen by you only. When you are asked, the first that is possible and promises at least as much as those after it is given:
planned-line = { $points ->
    [0] { $actions }
   *[other] { $actions } · +{ $points }
}
planned-answer = When asked: { $action }
panel-dropped = Somebody else's move changed the position, so steps you had not confirmed were dropped.
panel-reveals = **{ $action }** reveals something hidden. It is final at once: it cannot be taken back{ $steps ->
    [0] .
   *[other] , and the steps before it are confirmed with it.
}
panel-unseen = The others have decided in the meantime, so **{ $action }** would now reveal something hidden. Once you confirm it, it is final.

not-your-turn = It is not your turn to decide.
done = Done: your decision is confirmed, and everybody is told.
done-untold = Done: your decision is confirmed.
posts-gone = This table's channel does not exist any more, so nobody is told what happens. The host can bring the table to another channel: `/host move`.
posts-held = Discord does not let me post in { $channel }, so nobody there is told what happens. Ask somebody who manages the channel to let me see it and send messages; in a private thread I must be a member, and a locked one must be unlocked. Everything that is waiting is then posted automatically.
done-ended = Done. The game is over.
done-next = { $game } in { $channel } is waiting for you, too.

post-following = **{ $game }**, followed from another channel
post-your-turn = { $who }, it is your turn.
reminder = { $who }, table { $id } is waiting for you: your turn came { $since }.

result-title = ### The result
result-title-stayed = ### The ranking of those who stayed to the end
result-taken-over = Finished by computer players: { $names }. Those points are not ranked.
result-lowest = -# Only each player's lowest number counts.
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

hand-empty = You hold nothing.
remaining-none = Nothing is left.
export-done = The record of this game. `/record import` shows it in a channel again, or lets people play on from it; `python -m bot replay` plays it back.
resign-sure = Really resign? A computer player will take over your seat. You can take it back with /seat take.
resign-last = Really resign? No other person plays here, so this closes the table without a result.
resign-kept = Good: you keep playing.

turns-none = No table is waiting for you.
turns-none-but-practise = No table is waiting for you. Your practice game goes on with `/practise`.
turns-title = { $count ->
    [one] One table is waiting for you:
   *[other] { $count } tables are waiting for you:
}
turns-line = **[{ $game }]({ $url })** in { $channel } with { $names } · your turn came { $since }
turns-gone = its channel does not exist any more

status-lobby = Players are gathering.
status-running = The game is in progress.
status-finished = The game is over.
status-closed = The table was closed without a result.
status-archived = The table is archived: nobody had moved for a long time. /host restore brings it back.
info-place = Channel: { $channel }
info-host = Host: { $host }
info-opened = Opened: { $at }
info-players = Players: { $names }
info-variants = Variants: { $variants }
info-watchers = { $count ->
    [0] No other channel follows this table.
    [one] One other channel follows this table.
   *[other] { $count } other channels follow this table.
}

info-reminders = { $hours ->
    [0] Reminders: off
   *[other] Reminders: after { $hours } hours
}

reminders-0 = Off
reminders-12 = After 12 hours
reminders-24 = After 24 hours
reminders-48 = After 48 hours
reminders-72 = After 72 hours
language-of-opener = The language of whoever opens the table

answer-opened = { $game }: table { $id } is open. Others can join with the buttons in the channel.
refused-table-silent = You may not write here, so you cannot open a table here either.
refused-thread-silent = You may not create threads here, or may not write in them, so you cannot open a table in one.
lobby-forbidden = { $game }: table { $id } is open, but the message for joining it is not in { $channel } yet, because Discord does not let me post there. Ask somebody who manages the channel to let me see it and send messages; in a private thread I must be a member, and a locked one must be unlocked. The message then appears automatically. To give the table up, use /table close.
lobby-later = { $game }: table { $id } is open, but the message for joining it is not in { $channel } yet, because Discord is not accepting it right now. It will appear automatically. To give the table up, use /table close.
answer-joined = You have seat { $seat }.
answer-left = You have left the table.
answer-left-closed = You have left the table. Nobody is left, so it is closed.
answer-computer-added = { $player ->
    [beginner] { player-beginner }
   *[sound] { player-sound }
    [strong] { player-strong }
    [expert] { player-expert }
} has taken a seat.
answer-computer-removed = { $name } has left.
answer-option-chosen = { $option } is now { $value }.
answer-option-other = With { $seats } players it is { $value } in any case.
answer-locale-chosen = This table now speaks { $locale }.
answer-reminders-chosen = { $hours ->
    [0] This table reminds nobody.
   *[other] This table now reminds people after { $hours } hours, at most three times for one turn.
}
server-language-chosen = Tables opened in this server from now on speak { $locale }.
server-language-opener = Tables opened in this server from now on speak the language of whoever opens them.
answer-started = The game begins.
answer-closed = The table is closed.
answer-moved = The table is now in { $channel }.
answer-resigned = You have resigned. A computer player plays on for you.
answer-resigned-last = You have resigned, as everybody has: the table is closed.
answer-planned = Kept in your plan.
answer-plan-forgotten = Your plan is forgotten: you decide yourself when it is your turn.
answer-starts-with = The game begins automatically with { $count } players.
answer-starts-by-host = The game begins when you start it.
answer-watching = { $channel } now follows the table.
answer-unwatched = { $channel } no longer follows { $game } with { $names } (table { $id }).
answer-undo-asked = The others are being asked whether the last turn may be taken back.
answer-undo-asked-of = The others are being asked whether the last turn ({ $whose }'s) may be taken back.
answer-undo-agreed = You have agreed. Others have yet to answer.
answer-undo-refused = You have refused; the turn stands.
answer-undone = The turn is taken back.

notice-closed = { $name } has closed the table.
notice-closed-by-resignation = Everybody has resigned: the table is closed.
notice-moved = This table goes on in { $channel }.
notice-locale-chosen = From now on this table speaks { language-name }.
notice-resigned = { $name } has resigned. A computer player takes over their seat.
notice-undo-asked = { $who ->
    [none] {""}
   *[other] { $who }: {""}
}{ $name } would like to take back the last turn. Do the others agree? It is decided { $at } by those who have answered.
notice-undo-asked-of = { $who ->
    [none] {""}
   *[other] { $who }: {""}
}{ $name } would like to take back the last turn ({ $whose }'s). Do the others agree? It is decided { $at } by those who have answered.
notice-undo-refused = { $name } refuses: the turn stands.
notice-undone = It is agreed: { $name }'s last turn is taken back.
notice-undo-followed = What { $name } had planned to follow it is dropped, too.
notice-undo-withdrawn = { $name } no longer asks to take back the turn: it stands.
notice-undo-lapsed = Nobody has answered { $name }'s request to take back a turn: the turn stands.

late-choose = -# Your last tap arrived late but counted: what you chose is part of your turn.
late-back = -# Your last tap arrived late but counted: you stepped back.
late-confirm = -# Your last tap arrived late but counted: your turn is confirmed.
late-forget = -# Your last tap arrived late but counted: your plan is forgotten.
late-plan = -# Your last tap arrived late but counted: it is part of your plan.

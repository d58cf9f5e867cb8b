# Looking back: the history of a game turn by turn, and its log in pages.

command-table-history = history
command-table-history-description = Look back turn by turn, for you only.
param-turn = turn
param-turn-description = The number of a turn; if left out, the first since your last decision, or the newest.

button-history = History
button-show-here = Show Here
history-since = The first turn since your last decision.
history-shown = Shown by { $name }
shown-here = Shown to everybody here.
shown-failed = It could not be shown here. Try again later.
refused-show-elsewhere = A position can be shown only where its table is, or in a channel that follows it.
refused-shown-often = You have only just shown a position. Once a minute is enough.
button-first = « First
button-earlier = ‹ Back
button-later = Forward ›
button-last = Last »

history-turn-of = Turn { $turn } of { $count }
history-turn = Turn { $turn } · { $names }
history-beginning = The beginning
history-next = Then the table waited for { $names }.
history-own = As you could see it then.
history-viewer = As { $name } could see it then. “You” is { $name } here.
history-missed = That turn was taken back; this is the nearest one.
history-no-such = There is no such turn; this is the nearest one.
history-jump = Jump to a turn
history-whose = Whose view?
history-public = What everybody could see
history-view-of = What { $name } could see

log-title = What was played
log-empty = Nothing yet.
log-range = Turns { $first } to { $last } of { $count }
log-turn = **{ $turn }** · { $at }
log-beginning = The beginning · { $at }
log-predecessor = { $name }'s predecessor
log-resigned = { $name } has resigned; a computer player takes over the seat.
log-closed = The table was closed.
log-paused = The table was paused.
log-resumed = { $name } ended the pause.
log-archived = The table was archived: nobody had moved for a long time.
log-restored = The table was brought back.
log-set-back = The table was set back to an earlier turn: a backup was restored.
log-replaced = From here on a computer player played the seat that is now { $name }'s.
log-taken = From here on somebody new played the seat that is now { $name }'s.
log-back = { $name } came back to the seat.
log-timed-out = { $name } ran out of time: a computer player took this turn.
log-undone = { $name }'s last turn was taken back.

refused-past-unreadable = This game began under an earlier version of the bot's rules, so its turns can no longer be shown.

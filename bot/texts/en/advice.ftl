# Lines that are advised, or were played, and what they are worth.

line-best = about { $points ->
    [one] 1 point
   *[other] { $points } points
} better than the next one
line-best-of-equals = others are as good
line-as-good = as good as the first
line-behind = about { $points ->
    [one] 1 point
   *[other] { $points } points
} worse than the first
line-why = { $than ->
    [better] { $worth }: it { $reasons }
    [worse] { $worth }, but it { $reasons }
   *[equal] { $worth }; this one { $reasons }
}
why-both = { $first } and { $second }
line-in = { $area }: { $places }
line-anywhere = anywhere in { $area }: { $places }
line-range = { $first } to { $last }
list-or = { $first } or { $last }
line-alike = Just as good: { $lines }
line-more = { $count } more like it
line-reveals = Its outcome shows only once it is played.

answer-hints-allowed = Hints are allowed at this table.
answer-hints-forbidden = Hints are not allowed at this table.
notice-hints-allowed = From now on hints are allowed at this table. The log says who asks for one.
notice-hints-forbidden = From now on hints are not allowed at this table.
refused-hints-forbidden = Hints are not allowed at this table. Its host can allow them with /host hints.
log-hint = { $name } asked for a hint.

command-table-hint = hint
command-table-hint-description = Your turn: see up to three things you could do, with a picture.
command-host-hints = hints
command-host-hints-description = Allow or forbid hints at your table.
param-hints = rule
param-hints-description = Whether hints are allowed.
hints-allow = allow
hints-forbid = forbid
hints-rule = Hints: { $allowed ->
    [yes] allowed
   *[other] not allowed
}
lobby-hints = A hint shows a good move to whoever asks. { $rule ->
    [alone] As long as one person plays alone, they may ask; once a second joins, the host has to allow hints.
    [several] Where several people play, the host has to allow hints.
   *[chosen] The host has decided whether hints are allowed.
}
param-removed = who
param-removed-description = Whose seat; if left out, that of the computer player added last.

button-hint = Hint
button-take = Take This
hint-title = **Hint** · { $game }
hint-drafted = This continues from what your panel shows.
hint-guess = What the expert computer player would do, going by what you may know. It keeps count: it remembers what everybody could have noted, such as points won or cards taken openly.
explain-hint = -# *Hint* says what the expert computer player would do. It keeps count of what everybody could have counted, such as points won earlier, so it may tell you what you no longer remember.
hint-first-thoughts = First thoughts. The expert is looking further ahead; its answer comes here in a few seconds.
hint-noted = The table's log says that you asked, not what you were told.
hint-shown = Chosen: { $number }. *Take This* puts it into your panel, where you still have to confirm it.
hint-take = *Take This* puts it into your panel, where you still have to confirm it.
refused-hint-stale = The table has moved on since. Ask for a hint again with /table hint.
refused-hint-busy = Your last hint is still being worked out. Please wait for it.
refused-hint-restarting = The bot is restarting. Please ask for the hint again in a minute.

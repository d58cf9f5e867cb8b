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
line-reveals = What comes of it shows only when it is played.

answer-hints-allowed = Hints may be asked for at this table.
answer-hints-forbidden = Hints may not be asked for at this table.
notice-hints-allowed = From now on hints may be asked for at this table. The log says who has.
notice-hints-forbidden = From now on hints may not be asked for at this table.
refused-hints-forbidden = Hints are not allowed at this table. Its host can allow them with /host hints.
log-hint = { $name } asked for a hint.

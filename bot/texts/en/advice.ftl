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

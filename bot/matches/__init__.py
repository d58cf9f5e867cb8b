"""Tables: their seats, their games, and `Matches.submit`, which makes every change."""

"""What is learnt from, as data beside a game's box: lessons, puzzles, and positions of records."""

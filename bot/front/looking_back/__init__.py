"""Looking at a game and back at it: board, history, log, replay, review, rules."""

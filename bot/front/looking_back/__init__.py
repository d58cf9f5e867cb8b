"""Viewing a game, during and after: board, history, log, replay, review, rules."""

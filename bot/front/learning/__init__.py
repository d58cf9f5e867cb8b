"""Lessons and puzzles, step by step in private messages, and each person's progress."""

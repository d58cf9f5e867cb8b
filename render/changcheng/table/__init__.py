"""The board with everything on it, and what stands beside it."""

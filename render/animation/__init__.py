"""A game as a moving picture: what its frames show, and how they become one file."""

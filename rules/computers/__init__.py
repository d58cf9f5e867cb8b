"""How computer players of any game think, and how strong they are."""

"""The Discord side: commands, panels, posts. Asks `Matches` for everything and knows no game."""

"""The example of `docs/adding-a-game.md`, laid out as the project itself; offered to nobody."""

"""Meeplepost, a Discord bot for board games by post."""

__version__ = "0.1.0"
"""As in pyproject.toml, which does not go where the bot runs; a test compares them."""

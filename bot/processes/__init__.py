"""Processes of the bot's own for what takes long: thinking and drawing."""

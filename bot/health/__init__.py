"""How the bot is doing: its status, its metrics served, its log, and a watch on its loop."""

"""How the bot is doing: status, metrics, log, and the watchdog of the event loop."""

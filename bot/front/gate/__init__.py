"""Where Discord comes in: the client, every button and list, and commands registered."""

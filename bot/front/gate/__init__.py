"""Where Discord's events arrive: the client, the component handlers, command registration."""

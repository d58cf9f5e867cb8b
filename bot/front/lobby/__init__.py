"""Tables opened, filled, listed and followed, and their seats."""

"""People's own settings, and when they are away."""

"""Programs for whoever keeps the project."""

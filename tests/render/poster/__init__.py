"""Posters and covers."""

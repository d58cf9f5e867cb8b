"""Lessons, step by step in a private message, and how far somebody is in them."""

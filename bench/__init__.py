"""Measurements of what ARCHITECTURE.md promises, run by hand: `make bench`."""

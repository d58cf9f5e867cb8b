"""Measurements of what `docs/figures.md` promises, run by hand: `make bench`."""

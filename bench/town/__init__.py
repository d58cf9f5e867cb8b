"""A small town in which everything may die, for `bench/chaos.py`."""

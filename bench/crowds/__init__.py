"""Thousands of servers and tables, for `bench/load.py`."""

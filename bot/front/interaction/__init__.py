"""Handling one interaction: who asks, where, which tables they reach, and the answer."""

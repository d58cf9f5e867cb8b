"""What may be done, and what it leads to."""

"""Opening, filling, listing and following tables, and their seats."""

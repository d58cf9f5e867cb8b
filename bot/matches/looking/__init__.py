"""Reading tables. Nothing here changes a table."""

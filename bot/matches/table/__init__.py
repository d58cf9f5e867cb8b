"""What a table is: its values, its rows, its log, and the requests that may change it."""

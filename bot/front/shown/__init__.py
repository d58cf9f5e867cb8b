"""What messages are made of: a table for its viewer, buttons and their ids, pictures, lines."""

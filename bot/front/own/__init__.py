"""What belongs to one person or server: notes, data, private games, the puzzle channel."""

"""What is painted once: the empty board and single pieces, their places and colours."""

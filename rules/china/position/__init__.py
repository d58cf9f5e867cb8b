"""What a position is: what is in the box, and what stands where."""

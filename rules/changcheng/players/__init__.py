"""What computer players go by: guesses."""

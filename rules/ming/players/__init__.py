"""What computer players go by: guesses, and positions dealt anew."""

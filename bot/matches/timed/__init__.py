"""What happens at a table because time has passed."""

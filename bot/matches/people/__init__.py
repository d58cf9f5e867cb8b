"""What people have chosen for themselves, and when they are away."""

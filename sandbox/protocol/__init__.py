"""What Discord would answer: its REST API, its gateway, and its limits."""

"""What brings posts to their channels: the outbox, and what sends them, none twice."""

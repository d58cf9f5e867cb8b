"""When clocks, reminders and idle tables fall due."""

"""Work that nobody asks for, each a task that polls: clocks, computer players, reminders."""

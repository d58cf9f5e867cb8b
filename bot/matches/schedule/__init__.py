"""When something falls due at a table: clocks, reminders, and tables left idle."""

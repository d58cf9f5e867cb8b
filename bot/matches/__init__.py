"""Tables: who sits where, what was decided, and the one door through which anything changes."""

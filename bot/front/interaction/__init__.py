"""One interaction at work: who asks, where, which tables they reach, and the answer."""

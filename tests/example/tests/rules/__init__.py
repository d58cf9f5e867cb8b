"""The tests of the example's rules."""

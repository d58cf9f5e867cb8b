"""The tests of the example's pictures."""

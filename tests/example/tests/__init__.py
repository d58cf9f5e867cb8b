"""The tests of the example."""

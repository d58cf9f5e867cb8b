"""The rules of the example."""

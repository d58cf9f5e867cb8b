"""The pictures of the example."""

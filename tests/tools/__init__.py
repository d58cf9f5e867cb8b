"""Tests of the programs for whoever keeps the project."""

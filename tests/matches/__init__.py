"""Tests of tables and their storage."""

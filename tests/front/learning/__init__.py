"""Tests of `bot/front/learning`."""

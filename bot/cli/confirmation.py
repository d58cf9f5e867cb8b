"""Asks the person at the terminal to confirm something."""

from __future__ import annotations

import sys


def agrees(question: str) -> bool:
    """Whether they answer yes; without a terminal the answer is no."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    try:
        return input(f"{question} [y/N] ").strip().lower() in ("y", "yes")
    except EOFError:
        return False

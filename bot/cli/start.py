"""Running the bot (`python -m bot`, `python -m bot run`)."""

from __future__ import annotations

from argparse import Namespace

from bot.allocator import give_back
from bot.cli.config import read_settings


def run(given: Namespace) -> int:
    """Runs until it is stopped; the exit code is the bot's."""
    settings = read_settings()
    give_back()
    from bot.app import run

    return run(settings, given.port)

"""Thinking for computer players beside the bot (`python -m bot players`)."""

from __future__ import annotations

from argparse import Namespace

from bot.cli.config import read_settings, tell_mistyped_names
from bot.processes.allocator import give_back


def run(_: Namespace) -> int:
    """Runs until stopped."""
    tell_mistyped_names()
    settings = read_settings()
    give_back()
    from bot.players import run

    return run(settings)

"""Running the bot (`python -m bot`, `python -m bot run`)."""

from __future__ import annotations

import gc
from argparse import Namespace
from collections.abc import Generator
from contextlib import contextmanager

from bot.cli.config import check_token_given, read_settings, tell_mistyped_names
from bot.cli.errors import CommandError
from bot.processes.allocator import give_back


def run(args: Namespace) -> int:
    """Runs until stopped. Returns the bot's exit code."""
    tell_mistyped_names()
    settings = read_settings()
    check_token_given(settings, 2)
    if args.adopt and settings.discord_token is None:
        raise CommandError("set DISCORD_TOKEN; the sandbox takes over no database", 2)
    give_back()
    with _importing():
        from bot.running import run
    return run(settings, args.port, adopt=args.adopt)


@contextmanager
def _importing() -> Generator[None]:
    """A context without garbage collection, for loading modules. Loading creates hardly any
    garbage, and searching for it would take a fifth of the time."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()

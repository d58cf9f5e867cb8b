"""What is written to the log, and how."""

from __future__ import annotations

import logging
import sys

import discord

from bot.settings import Settings


def set_up_logging(settings: Settings) -> None:
    """To stderr; what libraries say too loudly is left out or put on one line."""
    logging.basicConfig(
        level=settings.log_level,
        format="%(asctime)s %(levelname)-7s %(name)s: %(message)s",
        stream=sys.stderr,
        force=True,
    )
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.root.level))
    logging.getLogger("aiosqlite").setLevel(max(logging.INFO, logging.root.level))
    logging.getLogger("alembic").setLevel(max(logging.WARNING, logging.root.level))
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # warns about voice only
    logging.getLogger("discord.client").addFilter(_on_one_line)
    logging.getLogger("discord.app_commands.tree").addFilter(_without_traceback)


def _without_traceback(record: logging.LogRecord) -> bool:
    """Suggestions that Discord does not take, mostly because they come too late, are one line."""
    if record.exc_info and isinstance(record.exc_info[1], discord.HTTPException):
        record.msg, record.args = f"{record.getMessage()}: {record.exc_info[1]}", ()
        record.exc_info = None
    return True


def _on_one_line(record: logging.LogRecord) -> bool:
    """A lost connection is one line of the log, not the library's whole traceback."""
    if record.exc_info and record.exc_info[1] and "reconnect" in record.getMessage():
        record.msg, record.args = f"{record.getMessage()}: {record.exc_info[1]}", ()
        record.exc_info = None
    return True

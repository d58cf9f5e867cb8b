"""Why Discord refuses a message because of its files."""

from __future__ import annotations

import discord

THREAD_CLOSED = (50083, 160005, 160006)
"""Error codes of Discord: a thread is archived and locked, or only locked, or the server has too
many active threads."""
_TOO_LARGE = 40005
_MISSING_PERMISSIONS = 50013


def why_no_files(error: discord.HTTPException) -> str:
    """The message key of why a message may be accepted only without its files; "" if they are not
    to blame. They are too large, or the bot may not attach files: Discord does not say which
    permission is missing. Or they are part of a request that Discord calls wrong."""
    if error.status == 413 or error.code == _TOO_LARGE:
        return "picture-large"
    if error.status == 403 and error.code == _MISSING_PERMISSIONS:
        return "picture-forbidden"
    wrong = error.status == 400 and error.code not in THREAD_CLOSED
    return "picture-refused" if wrong else ""

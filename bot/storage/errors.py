"""The ways the database fails in words."""

from __future__ import annotations


class StorageError(Exception):
    """The database cannot be used; the text is one plain sentence for whoever runs the bot."""


class DatabaseAway(StorageError):  # noqa: N818 - it passes
    """The database server cannot be reached now; nothing was stored. It may be back any moment."""


class CommitLost(DatabaseAway):
    """The server went away while it was to store a transaction: it may have been stored, or not."""

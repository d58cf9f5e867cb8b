"""The ways the database fails in words."""

from __future__ import annotations


class StorageError(Exception):
    """The database cannot be used; the text is one plain sentence for whoever runs the bot."""


class DatabaseAway(StorageError):  # noqa: N818 - it passes
    """The database cannot be used now: its server cannot be reached, or another program keeps its
    file locked. Nothing was stored. It may be back any moment."""

    key = "database-away"
    """The message that tells it to the person who asked for something."""


class CommitLost(DatabaseAway):
    """The server went away while it was to store a transaction: it may have been stored, or not."""


class DatabaseFull(DatabaseAway):
    """There is no room for anything more; what is there can be read."""

    key = "database-full"


class DatabaseReadOnly(DatabaseAway):
    """Nothing may be written; what is there can be read."""

    key = "database-read-only"


class DatabaseExchanged(DatabaseAway):
    """The file was deleted, moved or exchanged while it was open: what is written to it is lost."""

    key = "database-exchanged"


class DatabaseDamaged(DatabaseAway):
    """A part of the file cannot be read, and does not heal by itself."""

    key = "database-damaged"

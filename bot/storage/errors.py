"""The one way the database fails in words."""

from __future__ import annotations


class StorageError(Exception):
    """The database cannot be used; the text is one plain sentence for whoever runs the bot."""

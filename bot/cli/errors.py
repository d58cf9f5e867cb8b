"""The exception with which a command fails."""

from __future__ import annotations


class CommandError(Exception):
    """A plain sentence for the person at the command line. `code` is 1 (failed) or 2 (misused)."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code

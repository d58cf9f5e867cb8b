"""Telling those who want to hear that something has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Listened(Generic[P]):
    """Something that tells its listeners of changes, with arguments `P`."""

    def __init__(self) -> None:
        self._listeners: list[Callable[P, object]] = []

    def listen(self, listener: Callable[P, object]) -> None:
        """Registers a function that is called after every change. It must return at once."""
        self._listeners.append(listener)

    def _tell(self, *args: P.args, **named: P.kwargs) -> None:
        for listener in self._listeners:
            listener(*args, **named)

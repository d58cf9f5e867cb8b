"""What is drawn on a picture, by the calls of functions that draw, and of those that were spared
because what they return is kept."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from types import FrameType
from typing import Any, TypeAlias

from render import cache
from tests.known import ROOT

Call: TypeAlias = tuple[str, tuple[Any, ...]]
"""The name of a function, and its arguments in their order, those by name, too."""
_FOLDERS = (f"{ROOT}/render/", f"{ROOT}/tests/example/render/")
_KEPT = cache.__file__


@contextmanager
def calls() -> Generator[list[Call]]:
    """The calls of functions of painters meanwhile; also what is handed to another function to
    draw, such as `stamp`."""
    found: list[Call] = []

    def note(frame: FrameType, *_: object) -> None:
        code = frame.f_code
        if not code.co_filename.startswith(_FOLDERS):
            return
        known = frame.f_locals
        if code.co_filename != _KEPT:
            names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
            more = known.get("args", ()) if code.co_flags & 4 else ()
            _note(found, code.co_name, (*(known.get(name) for name in names), *more))
        elif code.co_name == "wrapper":
            _note(found, known["make"].__name__, (*known["args"], *known["kwargs"].values()))

    sys.settrace(note)
    try:
        yield found
    finally:
        sys.settrace(None)


def _note(found: list[Call], name: str, args: tuple[Any, ...]) -> None:
    found.append((name, args))
    for at, argument in enumerate(args):
        make: Callable[..., Any] | None = argument if callable(argument) else None
        if make is not None and hasattr(make, "__name__"):
            found.append((make.__name__, args[at + 1 :]))

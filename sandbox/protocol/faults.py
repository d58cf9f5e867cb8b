"""Trouble on demand, for tests: what Discord does on a bad day."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

Kind = Literal["429", "500", "502-after-write", "403", "delay"]


@dataclass(slots=True)
class Fault:
    """The next `times` requests whose `METHOD /path` matches `pattern` meet this trouble.

    `seconds` is a 429's retry_after or a delay's length; `everywhere` makes it a limit of all
    requests; `code` is a 403's error code.
    """

    kind: Kind
    pattern: str = ""
    times: int = 1
    seconds: float = 0.2
    code: int = 50013
    everywhere: bool = False


def checked(fields: dict[str, Any]) -> Fault:
    """The trouble that a request describes. Raises `TypeError` for fields there are not, and
    `ValueError` for values that cannot be."""
    fault = Fault(**fields)
    if fault.kind not in get_args(Kind):
        raise ValueError(f"there is no trouble of the kind {fault.kind!r}")
    try:
        re.compile(fault.pattern)
    except re.error:
        raise ValueError(f"{fault.pattern!r} is no pattern") from None
    fault.times, fault.seconds = int(fault.times), float(fault.seconds)
    fault.code, fault.everywhere = int(fault.code), bool(fault.everywhere)
    return fault


@dataclass(slots=True)
class Faults:
    """The trouble still to come, and a count of what has struck."""

    waiting: list[Fault] = field(default_factory=list[Fault])
    struck: int = 0

    def add(self, fault: Fault) -> None:
        """Plan a trouble."""
        self.waiting.append(fault)

    def clear(self) -> None:
        """Back to a good day."""
        self.waiting.clear()

    def take(self, line: str) -> Fault | None:
        """The first trouble meant for this request line, counted down; None on a good day."""
        for fault in self.waiting:
            if re.search(fault.pattern, line):
                fault.times -= 1
                self.struck += 1
                if fault.times <= 0:
                    self.waiting.remove(fault)
                return fault
        return None

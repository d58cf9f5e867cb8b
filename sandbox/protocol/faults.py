"""Faults on demand, for tests: what Discord does on a bad day."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

Kind = Literal["429", "500", "502-after-write", "403", "delay"]


@dataclass(slots=True)
class Fault:
    """A fault for the next `times` requests whose `METHOD /path` matches `pattern`. `seconds` is
    the retry_after of a 429 response or the length of a delay. `everywhere` makes the 429 a global
    limit. `code` is the error code of a 403 response."""

    kind: Kind
    pattern: str = ""
    times: int = 1
    seconds: float = 0.2
    code: int = 50013
    everywhere: bool = False


def checked(fields: dict[str, Any]) -> Fault:
    """The fault that a request describes. Raises `TypeError` for unknown fields and `ValueError`
    for impossible values."""
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
    """The planned faults, and the number of faults that have occurred."""

    waiting: list[Fault] = field(default_factory=list[Fault])
    struck: int = 0

    def add(self, fault: Fault) -> None:
        """Plans a fault."""
        self.waiting.append(fault)

    def clear(self) -> None:
        """Removes all planned faults."""
        self.waiting.clear()

    def take(self, line: str) -> Fault | None:
        """The first planned fault for this request line, counted down; None if there is none."""
        for fault in self.waiting:
            if re.search(fault.pattern, line):
                fault.times -= 1
                self.struck += 1
                if fault.times <= 0:
                    self.waiting.remove(fault)
                return fault
        return None

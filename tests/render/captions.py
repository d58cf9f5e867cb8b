"""What is told below the examples beside the rules."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.texts import shared_texts


def untold(key: str, name: str, points: Iterable[int], locale: str) -> set[int]:
    """Points on an example of a game that its caption does not name."""
    caption = shared_texts().say(locale, f"{key}-{name}")
    return {abs(number) for number in points} - {int(f) for f in re.findall(r"\d+", caption)}

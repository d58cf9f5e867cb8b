"""Which of Discord's shards a process holds, and so which servers it serves."""

from __future__ import annotations

import re
from dataclasses import dataclass

MOST = 16384
"""More shards than Discord gives to any application."""
EXAMPLE = "write for example 0-3/16: shards 0 to 3 of 16"
_WRITTEN = re.compile(
    r"\s*(\d{1,6}(?:-\d{1,6})?(?:\s*,\s*\d{1,6}(?:-\d{1,6})?)*)\s*/\s*(\d{1,6})\s*"
)


@dataclass(frozen=True, slots=True)
class ServedShards:
    """Some or all shards of an application."""

    ids: tuple[int, ...] = (0,)
    """Their numbers, from 0, in rising order."""
    count: int = 1
    """The number of shards of the application."""

    @property
    def every(self) -> bool:
        """Whether no other process has a shard."""
        return len(self.ids) == self.count

    @property
    def leads(self) -> bool:
        """Whether this process does the work that is done once for the whole application."""
        return 0 in self.ids

    def serves(self, snowflake: int) -> bool:
        """Whether a server or person belongs to one of these shards. Discord's formula is `(id >>
        22) % count`."""
        return (snowflake >> 22) % self.count in self.ids

    def __str__(self) -> str:
        return f"{_ranges(self.ids)}/{self.count}"


EVERY_SHARD = ServedShards()
"""All shards, however many there are, in one process."""


def read_shards(text: str) -> ServedShards:
    """The shards in a text such as `0-3/16`, `2/16` or `0,4-5/16`. Raises `ValueError` with a
    sentence."""
    match = _WRITTEN.fullmatch(text)
    if match is None:
        raise ValueError(f"these are no shards; {EXAMPLE}")
    count = int(match[2])
    if not 1 <= count <= MOST:
        raise ValueError(f"there may be 1 to {MOST} shards; {EXAMPLE}")
    ids = [number for part in match[1].split(",") for number in _numbers(part, count)]
    if len(set(ids)) < len(ids):
        raise ValueError(f"a shard is named twice; {EXAMPLE}")
    return ServedShards(tuple(sorted(ids)), count)


def _numbers(part: str, count: int) -> range:
    """The shards of one part, such as `4-5`. Raises `ValueError` with a sentence."""
    first, _, last = part.partition("-")
    low, high = int(first), int(last or first)
    if high >= count:
        raise ValueError(f"of {count} shards the last is {count - 1}; {EXAMPLE}")
    if low > high:
        raise ValueError(f"{low}-{high} is empty; {EXAMPLE}")
    return range(low, high + 1)


def _ranges(ids: tuple[int, ...]) -> str:
    """Rising numbers in a short form, such as `0,4-6`."""
    runs = list[list[int]]()
    for number in ids:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ",".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)

"""What happens once a day: people's digests, and servers' puzzles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.cluster.shards import ServedShards
from bot.matches.schedule import digests, puzzles
from bot.matches.submit import Matches
from bot.workers.worker import DailyWorker


class DigestWorker(DailyWorker):
    """Queues one message a day to each person who wants it, if any table waits for them."""

    def __init__(self, matches: Matches, queued: Callable[[], None]) -> None:
        super().__init__(matches, digests.coming, digests.queue, queued)


class PuzzleWorker(DailyWorker):
    """Queues the puzzle of the day for each server of this process that wants it."""

    def __init__(self, matches: Matches, served: ServedShards, queued: Callable[[], None]) -> None:
        coming = partial(puzzles.coming, served=served)
        queue = partial(puzzles.queue, games=tuple(matches.games))
        super().__init__(matches, coming, queue, queued)

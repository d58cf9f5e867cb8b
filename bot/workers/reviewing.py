"""Reviews: judges the turns of finished games, one by one, for those who asked."""

from __future__ import annotations

import asyncio
import logging

from bot.cluster.cluster import LeaseLost
from bot.health.logs import log_about
from bot.matches.looking.reviews import Review, ReviewKey
from bot.matches.submit import Matches
from bot.matches.table.requests import Refused
from bot.processes.thinkers import Priority, Thinkers, ThinkingStopped
from bot.storage.errors import DatabaseAway
from bot.workers.worker import UNHURRIED, BackgroundWorker
from rules.computers.reviewing import Part, TurnReview, review_part

logger = logging.getLogger(__name__)

AT_ONCE = 2
"""The most reviews in progress at the same time. Others wait."""
LOOK_AGAIN = 5.0
"""Seconds until it is checked whether a review in another process is free."""
_LEASE = "review:"


class ReviewWorker(BackgroundWorker):
    """Makes reviews. Wanted reviews and judged turns are stored in the database, so a review
    continues after a restart. It asks one question at a time, and computer players and hints go
    first."""

    pause_between = UNHURRIED

    def __init__(self, matches: Matches, thinkers: Thinkers) -> None:
        super().__init__()
        self._reviews, self._thinkers = matches.reviews, thinkers
        self._leases = matches.due.leases
        self._questions: set[asyncio.Task[TurnReview]] = set()

    async def is_due(self) -> bool:
        """Whether a review is to be made."""
        return bool(await self._reviews.wanted())

    async def poll(self) -> float | None:
        """Starts reviews that no other process makes, up to the limit."""
        wanted = [key for key in await self._reviews.wanted() if not self.is_busy(key)]
        others = await self._leases.others(_LEASE) if wanted else frozenset[str]()
        free = [key for key in wanted if _lease(key) not in others]
        for key in free[: max(0, AT_ONCE - self.in_hand)]:
            self.start_job(key, self._serve(key))
        return LOOK_AGAIN if len(free) < len(wanted) else None

    async def stop(self) -> None:
        """Gives up running computations. They are repeated after the next start."""
        for question in self._questions:
            question.cancel()
        await super().stop()

    async def _serve(self, key: ReviewKey) -> None:
        """Makes a review unless another process does."""
        try:
            async with self._leases.held(_lease(key)) as mine:
                if mine:
                    await self._make(key)
        except ThinkingStopped:
            return
        except (DatabaseAway, LeaseLost) as away:
            logger.warning("table %s: the review is made later: %s", key[0], away)
            await asyncio.sleep(self.pause_after_failure)
        except Exception:
            logger.exception("table %s: a review failed", key[0])
            await self._reviews.give_up(*key)

    async def _make(self, key: ReviewKey) -> None:
        """Judges the missing turns one by one, until none is left or nobody wants the review any
        more."""
        log_about("table", key[0])
        try:
            review = await self._reviews.find(*key)
            for part in review.missing:
                turn = None if self.stopping else await self._judge(review, part)
                if turn is None or not await self._reviews.keep(*key, turn):
                    return
            await self._reviews.finish(*key)
        except Refused as refused:
            logger.warning("table %s: no review can be made: %s", key[0], refused.key)
            await self._reviews.drop(*key)

    async def _judge(self, review: Review, part: Part) -> TurnReview | None:
        """The review of one turn; None if the bot is stopped meanwhile."""
        question = asyncio.create_task(
            self._thinkers.ask(
                review_part, review.past.game, part, review.seed, priority=Priority.REVIEW
            )
        )
        self._questions.add(question)
        try:
            await asyncio.wait({question})
        finally:
            self._questions.discard(question)
            question.cancel()
        return None if question.cancelled() else question.result()


def _lease(key: ReviewKey) -> str:
    return f"{_LEASE}{key[0]}:{key[1]}"

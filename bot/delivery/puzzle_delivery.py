"""The puzzle of the day as a row of the outbox."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from bot.delivery.delivery import Delivery
from bot.front.shown.positions import position_table
from bot.matches.table import codec
from bot.matches.table.posts import PuzzleOfDay, PuzzlePost
from bot.matches.table.requests import Place
from rules.game import AnyGame
from rules.learning.puzzle_turns import PuzzleTurn, turn_of
from rules.learning.puzzles import PuzzleError

_log = logging.getLogger(__name__)


def known_turn(games: Mapping[str, AnyGame], puzzle: PuzzlePost | PuzzleOfDay) -> PuzzleTurn | None:
    """The turn of a puzzle of the day; None if this version does not have it."""
    try:
        return turn_of(games, puzzle.game, puzzle.puzzle)
    except PuzzleError as error:
        _log.error("a puzzle of the day is left out: %s", error)
        return None


def puzzle_delivery(games: Mapping[str, AnyGame], row: Any, now: float) -> Delivery | None:
    """The delivery of a puzzle of the day; None if this version does not have the puzzle."""
    post = codec.load_post(None, row.kind, row.payload)
    assert isinstance(post, PuzzlePost)
    place = Place(post.guild_id, row.channel_id)
    turn = known_turn(games, post)
    if turn is None:
        return None
    return Delivery(
        table=position_table(turn.position, place, post.locale, now),
        channel_id=row.channel_id,
        locale=post.locale,
        posts=(post,),
        nonce=row.nonce,
        retry=row.state == "sending",
        previous=None,
        attempts=row.attempts,
        created_at=row.created_at,
        taken_at=now,
    )

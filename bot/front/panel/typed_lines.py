"""Reads actions that are typed one after the other, each from the position before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.front.shown.presenter import TablePresenter
from bot.matches.table.model import Draft
from bot.texts.prose import Prose
from bot.texts.typed_actions import canonical
from rules.game import Illegal, Rng, Seat

Readings = list[tuple[str, Prose]]
"""The texts of actions, each with the prose in which it was typed."""


def readings(
    presenter: TablePresenter, draft: Draft, seat: Seat, typed: Sequence[str]
) -> tuple[Readings, Prose]:
    """The canonical texts of what was typed after a draft, and the prose for what may follow. If
    the position after it is illegal or must not be known, the general words of the game are
    used."""
    result, state = Readings(), draft.state
    for text in typed:
        prose = _words(presenter, state, seat)
        read = canonical(prose, presenter.game.meta, text)
        result.append((read, prose))
        state = _after(presenter, state, seat, read)
    return result, _words(presenter, state, seat)


def _words(presenter: TablePresenter, state: Any, seat: Seat) -> Prose:
    if state is None or not presenter.game.offers("named"):
        return presenter.prose
    return presenter.prose_at(presenter.game.view(state, seat))


def _after(presenter: TablePresenter, state: Any, seat: Seat, text: str) -> Any:
    """The position after an action; None if it is illegal or would reveal something hidden."""
    game = presenter.game
    if state is None or not game.offers("named"):
        return None
    try:
        step = game.apply(state, seat, game.meta.action(text), Rng("suggestion"))
    except Illegal:
        return None
    return None if step.tells_actor else step.state

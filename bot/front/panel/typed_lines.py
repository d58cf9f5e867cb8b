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
"""Texts of actions, each with the words it was typed in."""


def readings(
    presenter: TablePresenter, draft: Draft, seat: Seat, typed: Sequence[str]
) -> tuple[Readings, Prose]:
    """What was typed after a draft, in canonical text, and the words for what may follow. Where
    the position after it is not to be known (it is illegal, or tells something hidden), the words
    are those that hold in any."""
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
    """The position after an action; None where it is illegal or would tell what is hidden."""
    game = presenter.game
    if state is None or not game.offers("named"):
        return None
    try:
        step = game.apply(state, seat, game.meta.action(text), Rng("suggestion"))
    except Illegal:
        return None
    return None if step.tells_actor else step.state

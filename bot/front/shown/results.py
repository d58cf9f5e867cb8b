"""The result of a game in words."""

from __future__ import annotations

from bot.front.shown.presenter import TablePresenter
from bot.texts import signed
from rules.game import Outcome, Seat

MEDALS = ("🥇", "🥈", "🥉")


def result(presenter: TablePresenter) -> str:
    """The ranking with medals, and where everybody's points came from."""
    outcome = presenter.game.outcome(presenter.table.state)
    if outcome is None:
        return ""
    lines = [presenter.say("result-title")]
    lines += [presenter.say("result-lowest")] if outcome.total == "lowest" else []
    place = 1
    for seats in outcome.ranking:
        lines += [_place(presenter, outcome, place, seat) for seat in seats]
        place += len(seats)
    return "\n".join(lines)


def _place(presenter: TablePresenter, outcome: Outcome, place: int, seat: Seat) -> str:
    medal = MEDALS[place - 1] if place <= len(MEDALS) else f"{place}."
    points = presenter.say("result-points", points=outcome.scores[seat])
    find, locale, game = presenter.texts.find, presenter.locale, presenter.table.game
    parts = [
        f"{find(locale, f'{game}-score-{key}') or key} {signed(number)}"
        for key, number in outcome.breakdown[seat]
        if number or outcome.total == "lowest"
    ]
    sources = f"\n-# {' · '.join(parts)}" if parts else ""
    return f"{medal} {presenter.prose.seat(seat)} · {points}{sources}"

"""The result of a game, and its points turn by turn, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.front.shown.presenter import TablePresenter
from bot.matches.table.model import Table
from bot.texts import signed
from rules.game import Outcome, Seat

MEDALS = ("🥇", "🥈", "🥉")
UNRANKED = "–"


def result(presenter: TablePresenter) -> str:
    """The ranking with medals, and the sources of everybody's points. A seat that a computer player
    took over from a person is listed without a rank."""
    outcome = presenter.game.outcome(presenter.table.state)
    if outcome is None:
        return ""
    left = taken_over(presenter.table)
    lines = [presenter.say("result-title-stayed" if left else "result-title")]
    lines += [presenter.say("result-lowest")] if outcome.total == "lowest" else []
    place = 1
    for seats in outcome.ranking:
        ranked = [seat for seat in seats if seat not in left]
        lines += [_line(presenter, outcome, _medal(place), seat) for seat in ranked]
        place += len(ranked)
    lines += [_line(presenter, outcome, UNRANKED, seat) for seat in left]
    if left:
        names = presenter.texts.listed(presenter.locale, [presenter.own_name(s) for s in left])
        lines.append(f"-# {presenter.say('result-taken-over', names=names)}")
    return "\n".join(lines)


def taken_over(table: Table) -> Sequence[Seat]:
    """The seats that computer players finished for people; none if that would leave nobody to
    rank."""
    seats = [s for s, h in enumerate(table.seats) if h.computer and h.user_id is not None]
    return seats if len(seats) < len(table.seats) else []


def _medal(place: int) -> str:
    return MEDALS[place - 1] if place <= len(MEDALS) else f"{place}."


def _line(presenter: TablePresenter, outcome: Outcome, mark: str, seat: Seat) -> str:
    """The line of one seat: mark, name, points and their sources."""
    points = presenter.say("result-points", points=outcome.scores[seat])
    find, locale, game = presenter.texts.find, presenter.locale, presenter.table.game
    parts = [
        f"{find(locale, f'{game}-score-{key}') or key} {signed(number)}"
        for key, number in outcome.breakdown[seat]
        if number or outcome.total == "lowest"
    ]
    sources = f"\n-# {' · '.join(parts)}" if parts else ""
    return f"{mark} {presenter.prose.seat(seat)} · {points}{sources}"


Points: TypeAlias = Sequence[Sequence[int]]
"""The points of all seats, at the beginning and after every turn."""
MOST_TURNS = 16
"""The most turns whose points are listed, evenly spread. With five long names this fits an alt
text."""


def points_sentences(presenter: TablePresenter, rows: Points) -> list[str]:
    """One sentence for each seat with its points after some of the turns."""
    prose, last = presenter.read_by(None).plain, len(rows) - 1
    if last < 1:
        return []
    count = min(last, MOST_TURNS)
    turns = [1 + (last - 1) * at // max(1, count - 1) for at in range(count)]
    comma = presenter.say("list-comma").join
    sentences = [presenter.say("alt-plot-turns", count=count, turns=comma(map(str, turns)))]
    for seat in range(len(rows[0])):
        points = comma(signed(rows[turn][seat]) for turn in turns)
        sentences.append(presenter.say("alt-section", head=prose.seat(seat), fact=points))
    return sentences

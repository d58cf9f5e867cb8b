"""Lines about clocks: the choice, and until when somebody must decide."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from bot.front.shown.message_views import moment
from bot.front.shown.presenter import TablePresenter
from rules.game import Seat

CLOCK_WORDS = ("clock", "then")
"""Arguments of answers and notices whose values have words in this file: a clock and its
consequence."""


class Say(Protocol):
    """A function that returns a message of the language files in one language."""

    def __call__(self, key: str, /, **args: str | int) -> str: ...


def clock_word(say: Say, name: str, value: str) -> str:
    """The value of such an argument in words."""
    return say(f"clock-{value}" if name == "clock" else f"timeout-{value}")


def ends_args(presenter: TablePresenter, ends: float) -> dict[str, str]:
    """The arguments of a warning besides its people: the table, and when their time ends."""
    at, left = moment(ends, "f"), moment(ends)
    return {"id": presenter.table.id, "game": presenter.title(), "at": at, "left": left}


def chosen_clock(presenter: TablePresenter) -> str:
    """The table's clock, and what happens when time runs out."""
    clock, say = presenter.table.clock, presenter.say
    if clock is None:
        return say("info-clock-off")
    name, then = clock_word(say, "clock", clock.name), clock_word(say, "then", clock.on_timeout)
    return say("info-clock", clock=name, then=then)


def clock_lines(presenter: TablePresenter, seats: Iterable[Seat]) -> list[str]:
    """Lines about the deadlines of the seats with a running clock. If all have the same deadline,
    one small line; otherwise one for each."""
    clocks = presenter.table.clocks
    running = {s: clocks[s] for s in seats if s in clocks and clocks[s].since is not None}
    ends = {s: c.ran_out or c.deadline for s, c in running.items()}
    known = {seat: int(at) for seat, at in ends.items() if at is not None}
    if len(set(known.values())) == 1:
        (at,) = set(known.values())
        key = "clock-over" if all(running[s].ran_out for s in known) else "clock-until"
        return [presenter.say(key, at=moment(at, "f"), left=moment(at))]
    return [_line_of(presenter, s, at, over=bool(running[s].ran_out)) for s, at in known.items()]


def _line_of(presenter: TablePresenter, seat: Seat, at: int, *, over: bool) -> str:
    name, left = presenter.prose.seat(seat), moment(at)
    key = "clock-over-for" if over else "clock-until-for"
    return presenter.say(key, name=name, at=moment(at, "f"), left=left)

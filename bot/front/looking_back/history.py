"""Looking back: one turn of a game, as the asking person may see it.

Nothing is stored: the ids of the controls contain the shown turn and its viewer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.front.interaction.context import InteractionContext
from bot.front.shown.custom_ids import CustomId, read_number
from bot.front.shown.presenter import TablePresenter
from bot.matches.table.changed import along
from bot.matches.table.model import Table
from bot.matches.table.past import Moment, Past, decisions
from bot.matches.table.requests import Refused
from rules.changes import Change
from rules.game import Event, Seat

EVERYBODY = "public"
"""The viewer who sees only what is public. Other viewers are named by their seats."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What to show: the turn from which to go, the direction, and the viewer."""

    way: str = "last"
    """`first`, `back`, `forward` or `last`. `since` is the first turn after the person's last
    decision. `to` and `as` are the turn itself. `post` is the turn with the revision `number`."""
    number: int = 0
    viewer: str = ""
    """`EVERYBODY` or a seat; "" for the person's own seat, if they have one."""


def read_wish(rest: str, value: str = "") -> Wish:
    """The wish in a control: the rest of its custom id, and the value picked from a list."""
    way, number, viewer = [*rest.split(" "), "", "", ""][:3]
    if way.isdecimal():
        return Wish("post", read_number(way))
    if way == "to":
        return Wish(way, read_number(value), viewer)
    return Wish(way, read_number(number), value if way == "as" else viewer)


def refuse_unbegun(table: Table) -> None:
    """Refuses a table without a board, and says whether it may have one later."""
    if table.state is None:
        raise Refused("not-begun" if table.status == "lobby" else "nothing-played")


async def past_of(context: InteractionContext, table: Table) -> Past:
    """The game so far. Refuses if it has not begun or cannot be replayed."""
    refuse_unbegun(table)
    past = await context.tables.past(table)
    if past is None:
        raise Refused("past-unreadable")
    return past


def turns_by_number(past: Past) -> list[tuple[Moment, ...]]:
    """The turns of a game by number. Number 0 is the beginning with its automatic actions."""
    turns = list(past.turns())
    return [(), *turns] if not turns or any(decisions(turns[0])) else turns


@dataclass(frozen=True)  # no slots, so that results can be cached
class TurnPage:
    """One turn of a game, as the person who asks may see it."""

    presenter: TablePresenter
    past: Past
    own_seat: Seat | None
    """The seat of the person; None if they do not play."""
    wish: Wish
    user_id: int | None = None
    """The person, to find their last decision; None for everybody."""
    note: str = ""
    """The person's private note about the table."""

    @property
    def over(self) -> bool:
        """Whether the game is over. Nothing is secret then, and the table may be exported."""
        return self.presenter.table.status in ("finished", "closed")

    @cached_property
    def turns(self) -> list[tuple[Moment, ...]]:
        """The turns of the game by number."""
        return turns_by_number(self.past)

    @property
    def last(self) -> int:
        """The number of the newest turn."""
        return len(self.turns) - 1

    @property
    def number(self) -> int:
        """The number of the shown turn: the wanted one, or the nearest that exists."""
        return max(0, min(self._wanted_number, self.last))

    @property
    def missed(self) -> bool:
        """Whether the wanted turn does not exist, or not any more."""
        undone = self.wish.way == "post" and self.wish.number in self.past.undone
        return undone or self._wanted_number > self.last

    @cached_property
    def _wanted_number(self) -> int:
        """The number of the wanted turn. It may be outside of the game."""
        number = self.wish.number
        match self.wish.way:
            case "first":
                return 0
            case "back":
                return number - 1
            case "forward":
                return number + 1
            case "to" | "as":
                return number
            case "since":
                return self._since
            case "post":
                begun = (at for at, turn in enumerate(self.turns) if _first(turn) <= number)
                return max(begun, default=0)
            case _:
                return self.last

    @cached_property
    def _since(self) -> int:
        """The first turn after the last decision of whoever asks, for those who play; the newest
        where there is none, and for those who have taken the seat over and not decided yet."""
        if self.own_seat is None or self.over:
            return self.last
        if not self.has_decided and self.past.began[self.own_seat] != self.user_id:
            return self.last
        steps = {moment.played.number for moment in self._after if any(decisions([moment]))}
        later = (n for n, turn in enumerate(self.turns) if steps & {m.played.number for m in turn})
        return next(later, self.last)

    @cached_property
    def _after(self) -> tuple[Moment, ...]:
        """What came after the last decision of whoever asks."""
        return (
            () if self.own_seat is None else self.past.since_decision(self.own_seat, self.user_id)
        )

    @property
    def has_decided(self) -> bool:
        """Whether whoever asks has decided anything yet."""
        return len(self._after) < len(self.past.moments)

    def at(self, number: int) -> TablePresenter:
        """A presenter with the players' names at the time of a turn."""
        turn = self.turns[number]
        return self.presenter.then(self.past, turn[0].played.number if turn else 1)

    @property
    def viewer(self) -> Seat | None:
        """The viewing seat; None for everybody. Before the end a person sees only their own seat's
        view."""
        wanted = self.wish.viewer
        if wanted == "" or not self.over:
            return self.own_seat
        return next((seat for seat in range(self.seats) if str(seat) == wanted), None)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.presenter.table.seats)

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The steps of the turn."""
        return self.turns[self.number]

    @cached_property
    def state(self) -> Any:
        """The whole state after the turn."""
        return self.past.state(self.moments[-1].played.number if self.moments else 0)

    @cached_property
    def view(self) -> Any:
        """What the viewer could know after the turn."""
        return self.presenter.game.view(self.state, self.viewer)

    @property
    def changes(self) -> tuple[Change, ...]:
        """What the turn changed on the board, as the viewer saw it."""
        before = self.past.state(self.moments[0].played.number - 1) if self.moments else self.state
        steps = (moment.played for moment in self.moments)
        return along(self.presenter.game, before, steps, self.viewer)

    def events(self, number: int) -> list[Event]:
        """The events of a turn, as the viewer may know them."""
        moments = self.turns[number]
        return [event for moment in moments for event in moment.events_for(self.viewer)]

    def leading(self, way: str) -> CustomId:
        """A control that leads to another turn from here."""
        viewer = EVERYBODY if self.viewer is None else str(self.viewer)
        return CustomId("history", self.presenter.table.id, f"{way} {self.number} {viewer}")


def _first(turn: Sequence[Moment]) -> int:
    return turn[0].revision if turn else 0

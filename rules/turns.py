"""Where somebody stands who must decide: in whose turn, how far in it, what else there is in it,
and whether it goes on.

A game may offer the first three (`AsksOutOfTurn`, `Paced`, `TellsToCome`); the last is tried out.
"""

from __future__ import annotations

from typing import Any, Literal, Protocol, TypeAlias, runtime_checkable

from rules.game import AnyGame, Event, Rng, Seat
from rules.playing import automatic


@runtime_checkable
class AsksOutOfTurn(Protocol):
    """What a game offers whose seats may have to decide in the turn of another, or all at once."""

    def asked(self, view: Any, seat: Seat) -> Event | None:
        """Why a seat must decide now though it is not its turn, told to its player; else None.

        From what everybody may know: the public view says the same as that of any seat.
        """
        ...


@runtime_checkable
class Paced(Protocol):
    """What a game offers whose turns have several equal parts."""

    def pace(self, view: Any) -> Event | None:
        """The place of the viewing seat's next decision in its turn (action 2 of 2); else None.

        Its sentence stands in a heading: few words, in small letters, without a full stop.
        """
        ...


@runtime_checkable
class TellsToCome(Protocol):
    """What a game offers whose turns have several parts."""

    def to_come(self, view: Any) -> tuple[Event, ...]:
        """What the viewing seat will or may decide later in its turn or round, and what happens at
        its end, in order; () when it need not decide, and when nothing follows.

        Sentences stand in a row: few words each, in small letters, without a full stop.
        """
        ...


def asked(game: AnyGame, view: Any, seat: Seat) -> Event | None:
    """Why a seat must decide out of its turn; None in its turn, or when it need not decide."""
    return game.asked(view, seat) if isinstance(game, AsksOutOfTurn) else None


def pace(game: AnyGame, view: Any) -> Event | None:
    """The place of the viewing seat's next decision in its turn, where the game says it."""
    return game.pace(view) if isinstance(game, Paced) else None


def to_come(game: AnyGame, view: Any) -> tuple[Event, ...]:
    """What follows the viewing seat's next decision in its turn, where the game says it."""
    return game.to_come(view) if isinstance(game, TellsToCome) else ()


Again: TypeAlias = Literal["no", "perhaps", "yes"]
_TRIED = 8
"""Positions that are tried at first."""
_SURE = 100
"""Positions that are tried when it seems to be so, or when others are asked now and then."""


def asked_again(game: AnyGame, state: Any, seat: Seat) -> Again:
    """Whether the seat must decide again at once when the turn that led here is confirmed, as far
    as it can know: what follows by itself is tried on positions dealt anew that look the same."""
    if automatic(game, state) is None:
        return "yes" if seat in game.to_act(state) else "no"
    found = {_acting_next(game, state, seat, number) for number in range(_TRIED)}
    if len(found) > 1 or seat in next(iter(found)):
        for number in range(_TRIED, _SURE):
            if _answer(found, seat) == "perhaps":
                break
            found.add(_acting_next(game, state, seat, number))
    return _answer(found, seat)


def _answer(found: set[tuple[Seat, ...]], seat: Seat) -> Again:
    again = {seat in seats for seats in found}
    return "perhaps" if len(again) > 1 else "yes" if True in again else "no"


def _acting_next(game: AnyGame, state: Any, seat: Seat, number: int) -> tuple[Seat, ...]:
    """Who must decide next in one of the positions. Its chance is not the game's own."""
    rng = Rng("asked again", number)
    state = game.redeal(state, seat, rng)
    while (due := automatic(game, state)) is not None:
        state = game.apply(state, *due, rng).state
    return game.to_act(state)

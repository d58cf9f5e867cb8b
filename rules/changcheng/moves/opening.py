"""The first position (R1-R5)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.changcheng.position.box import LAYOUTS, PROVINCES, SPACES, STARTING, box, deck, joined
from rules.changcheng.position.state import SOURCES, Army, State
from rules.game import Illegal, Options, Rng

RANDOM, NONE, TWO = "random", "none", "two"
"""Choices of the options that are neither layouts nor letters of missions."""
MISSIONS = ("a", "b", "c", "d")


def first_state(seats: int, options: Options, rng: Rng) -> State:
    """The set-up: two boards with their cards, a seat chosen to begin; options as
    `Meta.played_options`. Raises `Illegal` when both start boards are sides of the same one."""
    boards = _boards(str(options["west"]), str(options["east"]), rng)
    first = rng.first_seat(seats)
    armies = _values(rng.shuffled("armies", deck(box().army)))
    sovereignty = _values(rng.shuffled("sovereignty", deck(box().sovereignty)))
    dealt = PROVINCES * STARTING
    return State(
        seats=seats,
        missions=_missions(str(options["missions"]), rng),
        neutral_option=bool(options["neutral"]),
        phase="act",
        turn=first,
        acting=first,
        first_round=True,
        boards=boards,
        wall=(None,) * SPACES * STARTING,
        debts=(False,) * seats,
        sovereignty=sovereignty[:dealt],
        done=(False,) * dealt,
        armies=dealt_armies(armies[:dealt]),
        laid=(),
        hands=(tuple(range(1, box().cards + 1)),) * seats,
        walls=(box().walls,) * seats,
        doubles=(box().doubles,) * seats,
        towers=(box().towers,) * seats,
        neutral_walls=box().neutral if options["neutral"] else 0,
        army_stack=armies[dealt:],
        sovereignty_stack=sovereignty[dealt:],
        emperors=0,
        extensions=joined(seats),
        action="",
        built=(),
        carded=(),
        waiting=(),
        scoring=None,
        points=((0,) * len(SOURCES),) * seats,
        last=(),
    )


def dealt_armies(values: Sequence[int]) -> tuple[Army, ...]:
    """Army cards with these values, face down, seen by nobody (R3)."""
    return tuple(Army(value, "down", ()) for value in values)


def _boards(west: str, east: str, rng: Rng) -> tuple[str, ...]:
    """The two start boards; ends left to chance get the first boards drawn that fit (R1)."""
    drawn = rng.shuffled("boards", LAYOUTS)
    if west != RANDOM and west[0] == east[0]:
        raise Illegal("same-board", west=west, east=east)
    ends = [west, east]
    for at in range(STARTING):
        if ends[at] == RANDOM:
            played = {layout[0] for layout in ends if layout != RANDOM}
            ends[at] = next(layout for layout in drawn if layout[0] not in played)
    return tuple(ends)


def _missions(chosen: str, rng: Rng) -> tuple[str, ...]:
    """The letters of the missions: those chosen, or two at random (R50, A26)."""
    if chosen == NONE:
        return ()
    return tuple(sorted(rng.shuffled("missions", MISSIONS)[:2] if chosen == TWO else chosen))


def _values(cards: Sequence[str]) -> tuple[int, ...]:
    return tuple(int(card) for card in cards)

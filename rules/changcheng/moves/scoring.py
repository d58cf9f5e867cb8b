"""The end of the game: the attack of the Mongols, missions, and the result (R41-R44, R50-R53)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.changcheng.moves import events
from rules.changcheng.moves.mutable_state import MutableState
from rules.changcheng.position.state import SOURCES, Piece, State
from rules.changcheng.position.wall import chart, count_walls, is_finished
from rules.events import game_ended
from rules.game import Outcome, Seat, most_points
from rules.values import changed, with_most

DIPLOMACY = 4
"""Points for walls in most provinces (R51)."""
_UNUSED = 2
"""Points for a card in hand (R53)."""


def attack(mutable: MutableState) -> None:
    """Carries out the attack: turns the army cards up from west to east, adds the missions, ends
    the game."""
    mutable.reveals, mutable.phase, mutable.last = True, "over", ()
    mutable.tell(events.AttackBegan(is_finished(mutable.state())))
    for mongol in range(len(mutable.armies)):
        _army(mutable, mongol)
    score_missions(mutable)
    mutable.tell(game_ended(most_points(mutable.points, SOURCES)))


def protected_seats(walls: Sequence[Piece | None]) -> set[Seat]:
    """The seats with a tower among the pieces `walls` (R43)."""
    return {piece.owner for piece in walls if piece is not None and piece.sort == "tower"}


def _army(mutable: MutableState, mongol: int) -> None:
    """Carries out the attack of one army. The seats with most walls facing it lose its value,
    except those with a tower there (R42, R43, A13)."""
    name, army = mutable.chart.mongols[mongol], mutable.armies[mongol]
    if army.state == "gone":
        mutable.tell(events.ArmyGone(name))
        return
    mutable.armies = changed(mutable.armies, mongol, replace(army, state="up"))
    spaces = mutable.chart.facing[mongol]
    tally, neutral = count_walls(mutable.wall, spaces, mutable.seats)
    ahead = with_most(tally, max(neutral, 1))
    saved = protected_seats(mutable.wall[spaces.start : spaces.stop])
    losers = tuple(seat for seat in ahead if seat not in saved)
    safe = tuple(seat for seat in ahead if seat in saved)
    for seat in losers:
        mutable.score(seat, "armies", -army.value)
    counts = tally, neutral, losers, len(losers), safe, len(safe)
    mutable.tell(events.ArmyAttacked(name, army.value, *counts))


def score_missions(mutable: MutableState) -> None:
    """Adds the points of the missions in play, in the order of their letters (R44)."""
    state = mutable.state()
    for mission in state.missions:
        match mission:
            case "a":
                _most(mutable, mission, diplomacy(state), DIPLOMACY)
            case "b":
                runs = domination(state)
                _most(mutable, mission, runs, max(runs))
            case "c":
                hands = tuple(len(hand) for hand in state.hands)
                _add(mutable, mission, hands, tuple(_UNUSED * count for count in hands))
            case _:
                pass  # The scout mission is no scoring (R54).


def diplomacy(state: State) -> tuple[int, ...]:
    """By seat: the number of Chinese provinces in which it has an undamaged wall (R51)."""
    rows = [count_walls(state.wall, here, state.seats)[0] for here in chart(state.boards).spaces_in]
    return tuple(sum(row[seat] > 0 for row in rows) for seat in range(state.seats))


def domination(state: State) -> tuple[int, ...]:
    """By seat: the length of its longest run of undamaged walls over all boards (R52)."""
    longest = [0] * (state.seats + 1)
    owner, length = None, 0
    for piece in state.wall:
        before, owner = owner, None if piece is None or piece.sort == "damaged" else piece.owner
        length = length + 1 if owner == before else 1
        if owner is not None and length > longest[owner]:
            longest[owner] = length
    return tuple(longest[: state.seats])


def _most(mutable: MutableState, mission: str, tally: tuple[int, ...], points: int) -> None:
    """Gives the points to every seat with most in the tally, unless that is 0."""
    best = max(tally)
    _add(mutable, mission, tally, tuple(points * (0 < best == count) for count in tally))


def _add(
    mutable: MutableState, mission: str, tally: tuple[int, ...], points: tuple[int, ...]
) -> None:
    """Adds the points of a mission, and tells it."""
    for seat, scored in enumerate(points):
        mutable.score(seat, "missions", scored)
    winners = tuple(seat for seat, scored in enumerate(points) if scored)
    mutable.tell(events.MissionScored(mission, tally, winners, points))


def outcome(state: State) -> Outcome | None:
    """The result once the game is over; equal scores share a place (R44)."""
    return most_points(state.points, SOURCES) if state.phase == "over" else None

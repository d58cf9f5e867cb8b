"""Missions at the end of the game (R50-R53, A18)."""

from __future__ import annotations

from rules.changcheng.moves import events
from rules.changcheng.moves.mutable_state import MutableState
from rules.changcheng.position.state import State
from rules.changcheng.position.wall import chart, counted

_DIPLOMACY = 4
_UNUSED = 2
"""Points for a card in hand (R53)."""


def score_missions(mutable: MutableState) -> None:
    """Adds the missions in play, in the order of their letters (R44)."""
    state = mutable.state()
    for mission in state.missions:
        match mission:
            case "a":
                _most(mutable, mission, diplomacy(state), _DIPLOMACY)
            case "b":
                runs = domination(state)
                _most(mutable, mission, runs, max(runs))
            case "c":
                hands = tuple(len(hand) for hand in state.hands)
                _add(mutable, mission, hands, tuple(_UNUSED * count for count in hands))
            case _:
                pass  # The scout mission is no scoring (R54).


def diplomacy(state: State) -> tuple[int, ...]:
    """By seat: Chinese provinces with an undamaged wall of its own (R51)."""
    rows = [counted(state.wall, here, state.seats)[0] for here in chart(state.boards).spaces_in]
    return tuple(sum(row[seat] > 0 for row in rows) for seat in range(state.seats))


def domination(state: State) -> tuple[int, ...]:
    """By seat: the longest run of its own undamaged walls over all boards (R52)."""
    longest = [0] * (state.seats + 1)
    owner, length = None, 0
    for piece in state.wall:
        before, owner = owner, None if piece is None or piece.sort == "damaged" else piece.owner
        length = length + 1 if owner == before else 1
        if owner is not None and length > longest[owner]:
            longest[owner] = length
    return tuple(longest[: state.seats])


def _most(mutable: MutableState, mission: str, tally: tuple[int, ...], points: int) -> None:
    """Whoever has most gets the points, all of those tied; nobody for nothing."""
    best = max(tally)
    _add(mutable, mission, tally, tuple(points * (0 < best == count) for count in tally))


def _add(
    mutable: MutableState, mission: str, tally: tuple[int, ...], points: tuple[int, ...]
) -> None:
    for seat, scored in enumerate(points):
        mutable.score(seat, "missions", scored)
    winners = tuple(seat for seat, scored in enumerate(points) if scored)
    mutable.tell(events.MissionScored(mission, tally, winners, points))

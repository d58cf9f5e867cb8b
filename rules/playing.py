"""Running a game: numbered steps, their chance, and the actions nobody decides.

The bot, `simulate`, `replay` and the tests all move games on with these functions, so that the same
seed and the same decisions lead everywhere to the same game.

Steps are numbered: `setup` is step 0, the first action step 1. Chance for a step comes from
`Rng(seed, number, fixed)` alone; automatic actions are steps like any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from rules.game import Action, AnyGame, Illegal, Options, Rng, Seat, Step

Fixed = Mapping[str, Sequence[str]]
"""Chance outcomes given instead of drawn; see `rules.chance.Rng`."""
Again: TypeAlias = Literal["no", "perhaps", "yes"]
_TRIED = 8
"""The number of positions that are tried at first."""
_SURE = 100
"""The number of positions that are tried in all, unless the first ones all ask the same other
seats."""


@dataclass(frozen=True, slots=True)
class Played:
    """An applied action: its step number, the seat that took it, and what it led to."""

    number: int
    seat: Seat
    action: Action
    step: Step[Any]


def begin(
    game: AnyGame, seats: int, options: Options, seed: str, fixed: Fixed | None = None
) -> Any:
    """The first position (step 0). Raises `Illegal` for wrong seats, options or fixed outcomes."""
    return game.setup(seats, game.meta.read_options(options), Rng(seed, 0, fixed))


def play(
    game: AnyGame,
    state: Any,
    seat: Seat,
    action: Action,
    seed: str,
    steps: int,
    fixed: Fixed | None = None,
) -> Played:
    """Applies one action after `steps` earlier ones. Raises `Illegal` when it is not legal."""
    number = steps + 1
    return Played(number, seat, action, game.apply(state, seat, action, Rng(seed, number, fixed)))


def automatic(game: AnyGame, state: Any) -> tuple[Seat, Action] | None:
    """The automatic action that is due now, with its seat; None when there is none."""
    for seat in game.to_act(state):
        first = game.legal(state, seat)[0]
        if first.automatic:
            return seat, first
    return None


def settle(
    game: AnyGame, state: Any, seed: str, steps: int, fixed: Fixed | None = None
) -> list[Played]:
    """Plays automatic actions until somebody must decide or the game is over.

    `steps` is the number of actions applied so far. The position afterwards is that of the last
    entry, or `state` itself when the list is empty.
    """
    done: list[Played] = []
    while (due := automatic(game, state)) is not None:
        played = play(game, state, *due, seed, steps + len(done), fixed)
        done.append(played)
        state = played.step.state
    return done


def choosable(game: AnyGame, state: Any, seat: Seat) -> Sequence[Action]:
    """The actions that a seat itself may choose in a position, without automatic ones."""
    if seat not in game.to_act(state):
        return ()
    return [action for action in game.legal(state, seat) if not action.automatic]


def implied(game: AnyGame, state: Any, seat: Seat) -> Action | None:
    """The implied action that is the only legal one, so that players need not type it. None when
    there is no such action (see `rules.actions.Action`)."""
    legal = game.legal(state, seat) if seat in game.to_act(state) else ()
    return legal[0] if len(legal) == 1 and legal[0].implied else None


def to_decide(game: AnyGame, text: str) -> Action:
    """Reads a decision from its canonical text. Raises `Illegal` for other texts and for automatic
    actions."""
    action = game.meta.action(text)
    if action.automatic:
        raise Illegal("happens-by-itself", verb=action.verb)
    return action


def turns(played: Iterable[Played]) -> Iterator[tuple[Played, ...]]:
    """Groups steps by turns: the decisions of one seat in a row, with the automatic steps after
    them. Automatic steps before the first decision come first, alone."""
    turn: list[Played] = []
    decider: Seat | None = None
    for step in played:
        if not step.action.automatic and step.seat != decider:
            if turn:
                yield tuple(turn)
            turn, decider = [], step.seat
        turn.append(step)
    if turn:
        yield tuple(turn)


def asked_again(game: AnyGame, state: Any, seat: Seat) -> Again:
    """Whether the seat must decide again at once when the turn that led here is confirmed. It says
    no more than the seat can know: automatic actions are tried on positions dealt anew that look
    the same to the seat."""
    if automatic(game, state) is None:
        return "yes" if seat in game.to_act(state) else "no"
    outcomes = {_acting_next(game, state, seat, number) for number in range(_TRIED)}
    unclear = len(outcomes) > 1 or seat in next(iter(outcomes))
    if unclear:
        for number in range(_TRIED, _SURE):
            if _answer(outcomes, seat) == "perhaps":
                break
            outcomes.add(_acting_next(game, state, seat, number))
    return _answer(outcomes, seat)


def _answer(outcomes: set[tuple[Seat, ...]], seat: Seat) -> Again:
    again = {seat in seats for seats in outcomes}
    return "perhaps" if len(again) > 1 else "yes" if True in again else "no"


def _acting_next(game: AnyGame, state: Any, seat: Seat, number: int) -> tuple[Seat, ...]:
    """The seats that must decide next in one of the positions dealt anew. Their chance is not the
    game's own."""
    rng = Rng("asked again", number)
    state = game.redeal(state, seat, rng)
    while (due := automatic(game, state)) is not None:
        state = game.apply(state, *due, rng).state
    return game.to_act(state)

"""Many games between computer players: who sits where, who wins how often, and how strong that is.

The first player named sits alone, the last one fills the seats that are left. Every deal is played
once from each seat of the first, so that luck of the seat and of the deal weigh little.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance
from typing import Any

from rules.computers.players import decide_line, player_named
from rules.computers.simulating import NoEnd, simulate
from rules.game import Action, AnyGame, Illegal, OptionValue, Outcome, Rng, Seat


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played. It can be pickled if its game can."""

    game: AnyGame
    seed: str
    players: tuple[str, ...]
    """By seat."""
    options: Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Spent:
    """The processor time of one player's decisions in a game."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def and_then(self, other: Spent) -> Spent:
        """The sum of both."""
        return Spent(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.longest, other.longest),
        )


@dataclass(frozen=True, slots=True)
class ArenaGame:
    """The result of one game in the arena."""

    players: tuple[str, ...]
    outcome: Outcome
    spent: Mapping[str, Spent]
    """By player: the time it spent."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and its standard error (0 after just one game)."""

    value: float
    error: float


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player did."""

    player: str
    rate: Mean
    """The share of first places. A tie counts in parts, several seats of a player together."""
    by_chance: float
    """The share of first places if all players were equally good."""
    points: Mean
    """The points of one seat."""
    spent: Spent


def pairings(
    game: AnyGame,
    players: Sequence[str],
    seats: int,
    games: int,
    seed: str,
    options: Mapping[str, OptionValue | str],
) -> list[Pairing]:
    """The games to be played. Options that are not given take every choice in turn. Raises
    `Illegal` for unknown players, for wrong options, and for a number of seats that is too small
    for the players or not meant for the game."""
    game.meta.check_seats(seats)
    if len(players) > seats:
        most = game.meta.seats[-1]
        raise Illegal("wrong-seats", seats=seats, least=len(players), most=most)
    chosen = game.meta.read_options(options)
    given = {name: chosen[name] for name in options}
    game.setup(seats, chosen, Rng(seed))
    sitting = players_by_seat(players, seats)
    mixed = [
        _deal_options(game, seats, seed, deal, given) for deal in range((games - 1) // seats + 1)
    ]
    return [
        Pairing(
            game,
            f"{seed}-{number // seats + 1}",
            _rotated(sitting, number % seats),
            mixed[number // seats],
        )
        for number in range(games)
    ]


def players_by_seat(players: Sequence[str], seats: int) -> tuple[str, ...]:
    """The players by seat, before seats are changed. Raises `Illegal` for unknown players."""
    names = [player_named(name) for name in players]
    return (*names, *[names[-1]] * (seats - len(names)))


def fight(pairing: Pairing, clock: Callable[[], float]) -> ArenaGame:
    """Plays one game. A game without an end counts as a tie. `clock` gives seconds of processor
    time."""
    spent: dict[str, Spent] = dict.fromkeys(pairing.players, Spent())

    def timed(
        name: str, game: AnyGame, state: Any, seat: Seat, seed: str, steps: int
    ) -> tuple[Action, ...]:
        """Decides as `decide_line` does, and notes the time that it takes."""
        began = clock()
        line = decide_line(name, game, state, seat, seed, steps)
        took = clock() - began
        spent[name] = spent[name].and_then(Spent(1, took, took))
        return line

    game, players = pairing.game, pairing.players
    options, seed = pairing.options, pairing.seed
    try:
        outcome = simulate(game, len(players), options, seed, players, deciding=timed).outcome
    except NoEnd as stopped:
        outcome = Outcome((tuple(range(len(players))),), stopped.points, ())
    return ArenaGame(players, outcome, spent)


def standings(fought: Sequence[ArenaGame]) -> list[Standing]:
    """How every player did, in the order of the first game's seats."""
    names = dict.fromkeys(name for result in fought for name in result.players)
    return [_standing(name, fought) for name in names]


def _standing(name: str, fought: Sequence[ArenaGame]) -> Standing:
    """How one player did in all games."""
    spent = Spent()
    for result in fought:
        spent = spent.and_then(result.spent[name])
    return Standing(
        name,
        mean(_share(result, name) for result in fought),
        fmean(result.players.count(name) / len(result.players) for result in fought),
        mean(_points(result, name) for result in fought),
        spent,
    )


def mean(values: Iterable[float]) -> Mean:
    """The mean of some values and its standard error."""
    numbers = list(values)
    error = sqrt(variance(numbers) / len(numbers)) if len(numbers) > 1 else 0.0
    return Mean(fmean(numbers), error)


def _share(result: ArenaGame, name: str) -> float:
    first = result.outcome.ranking[0]
    return sum(result.players[seat] == name for seat in first) / len(first)


def _points(result: ArenaGame, name: str) -> float:
    return fmean(
        result.outcome.scores[s] for s, player in enumerate(result.players) if player == name
    )


def _rotated(players: tuple[str, ...], by: int) -> tuple[str, ...]:
    """The players, each moved on by `by` seats."""
    return (*players[len(players) - by :], *players[: len(players) - by])


def _deal_options(
    game: AnyGame, seats: int, seed: str, deal: int, options: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """The options for one deal. Over many deals each option takes all its choices in a random
    order. A choice that cannot be combined with the others is left at its default."""
    chosen = dict(options)
    for option in game.meta.options:
        again, at = divmod(deal, len(option.choices))
        order = Rng(f"{seed}/options/{option.name}", again).shuffled("choices", option.choices)
        if option.name not in options and _possible(
            game, seats, {**chosen, option.name: order[at]}
        ):
            chosen[option.name] = order[at]
    return chosen


def _possible(game: AnyGame, seats: int, options: Mapping[str, OptionValue]) -> bool:
    """Whether a game can begin with these options."""
    try:
        game.setup(seats, game.meta.read_options(options), Rng("possible"))
    except Illegal:
        return False
    return True

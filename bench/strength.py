"""How strong the strong player is next to the sound one, in short: a few games of every game.

Two deals a game say little about one game, but something about all together; the tables in
`docs/computer-players.md` come from `python -m bot arena`.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from bench.figures import Figure
from rules import GAMES
from rules.computers.arena import ArenaGame, Pairing, Spent, fight, mean, pairings, standings
from rules.game import AnyGame

DEALS = 2
"""Deals of every game, each played from every seat."""
LEAST, SECONDS, LONGEST = 1.3, 0.5, 3.0
"""Targets: wins next to those by chance, over all games; seconds a decision, mean and most."""


def measure() -> Iterator[Figure]:
    """How often the strong player wins, and how long it thinks in each game."""
    planned = [pairing for game in GAMES.values() for pairing in _pairings(game)]
    with ProcessPoolExecutor() as pool:
        fought = list(pool.map(partial(fight, clock=time.process_time), planned))
    shares = [_share(result) for result in fought]
    won = mean(shares)
    note = f"{len(shares)} games, ± {won.error:.2f}"
    yield Figure("strong: wins, by chance 1", won.value, "", LEAST, at_least=True, note=note)
    for key in GAMES:
        both = zip(planned, fought, strict=True)
        yield from _times(key, [one for pairing, one in both if pairing.game.meta.key == key])


def _pairings(game: AnyGame) -> list[Pairing]:
    seats = game.meta.seats[0]
    return pairings(game, ["strong", "sound"], seats, DEALS * seats, "bench", {})


def _share(result: ArenaGame) -> float:
    """The strong player's share of the win, times the number of seats."""
    strong = next(found for found in standings([result]) if found.player == "strong")
    return strong.rate.value / strong.by_chance


def _times(key: str, fought: list[ArenaGame]) -> Iterator[Figure]:
    spent = Spent()
    for result in fought:
        spent = spent.and_then(result.spent["strong"])
    note = f"{spent.decisions} decisions"
    each = spent.seconds / spent.decisions
    yield Figure(f"{key}: strong decides, mean", each, "s", SECONDS, note=note)
    yield Figure(f"{key}: strong decides, longest", spent.longest, "s", LONGEST)

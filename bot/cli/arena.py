"""`arena`: many games between computer players, who wins how often and how long it takes them."""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from bot.cli.errors import CommandError
from bot.cli.results import refusal_text
from bot.cli.simulate import find_game, read_options, read_players
from rules.computers.arena import ArenaGame, Mean, Pairing, Standing, fight, pairings, standings
from rules.computers.ratings import Rating, ratings
from rules.game import AnyGame, Illegal
from rules.record import is_seed


def run(args: Namespace) -> int:
    """Plays all games, shows the progress on stderr, and prints the results."""
    game = find_game(args.game)
    names = read_players(args.players)
    planned = _pairings(game, args, names)
    fought = list(_with_progress(play_all(planned, args.processes), len(planned)))
    results, rated = standings(fought), ratings(fought, planned[0].players[-1])
    print(_json(game, args, results, rated) if args.json else _tables(game, args, results, rated))
    return 0


def _pairings(game: AnyGame, args: Namespace, names: Sequence[str]) -> list[Pairing]:
    """The games to play, with the computer player on each seat. Raises `CommandError`."""
    if not is_seed(args.seed):
        raise CommandError("a seed is one word without blanks and without #", 2)
    seats = args.seats or game.meta.seats[0]
    if len(names) > seats:
        raise CommandError(f"{len(names)} players cannot sit on {seats} seats", 2)
    try:
        options = read_options(args.option)
        return pairings(game, names, seats, args.games, args.seed, options)
    except Illegal as illegal:
        raise CommandError(refusal_text(game, illegal), 2) from None


def play_all(planned: Sequence[Pairing], processes: int | None) -> Iterator[ArenaGame]:
    """The games in order, played in this number of processes (default: one per core)."""
    playing = partial(fight, clock=time.process_time)
    if processes == 1:
        yield from map(playing, planned)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(playing, planned)


def _with_progress(fought: Iterator[ArenaGame], games: int) -> Iterator[ArenaGame]:
    """The games as they finish, with a line on stderr about their number."""
    for number, one in enumerate(fought, 1):
        print(f"\r{number} of {games} games", end="", file=sys.stderr, flush=True)
        yield one
    print(file=sys.stderr)


def _tables(
    game: AnyGame, args: Namespace, results: Sequence[Standing], rated: Sequence[Rating]
) -> str:
    """The results as tables for people."""
    seats = args.seats or game.meta.seats[0]
    lines = [
        f"{game.meta.key}, {seats} seats, {args.games} games, seed {args.seed}",
        "",
        "player    won            by chance  points           ms/decision  at most  decisions",
        *map(_standing_line, results),
        "",
        "player    rating",
        *[f"{rating.player:9} {rating.value:+.0f} ± {rating.error:.0f}" for rating in rated],
    ]
    return "\n".join(lines)


def _standing_line(standing: Standing) -> str:
    """One row of the table of results."""
    spent = standing.spent
    won = f"{standing.rate.value:.1%} ± {standing.rate.error:.1%}"
    points = f"{standing.points.value:.1f} ± {standing.points.error:.1f}"
    each = spent.seconds / max(1, spent.decisions) * 1000
    return (
        f"{standing.player:9} {won:14} {standing.by_chance:9.1%}  {points:16} {each:11.1f}"
        f"  {spent.longest * 1000:7.0f}  {spent.decisions:9}"
    )


def _json(
    game: AnyGame, args: Namespace, results: Sequence[Standing], rated: Sequence[Rating]
) -> str:
    """All results as one JSON object, with times in seconds."""
    value = {
        "key": game.meta.key,
        "seats": args.seats or game.meta.seats[0],
        "games": args.games,
        "seed": args.seed,
        "players": [
            {
                "player": result.player,
                "rate": _mean(result.rate),
                "by_chance": round(result.by_chance, 4),
                "points": _mean(result.points),
                "decisions": result.spent.decisions,
                "seconds": round(result.spent.seconds / max(1, result.spent.decisions), 5),
                "longest": round(result.spent.longest, 5),
            }
            for result in results
        ],
        "ratings": [
            {
                "player": rating.player,
                "value": round(rating.value, 1),
                "error": round(rating.error, 1),
            }
            for rating in rated
        ],
    }
    return json.dumps(value, ensure_ascii=False)


def _mean(mean: Mean) -> dict[str, float]:
    return {"value": round(mean.value, 4), "error": round(mean.error, 4)}

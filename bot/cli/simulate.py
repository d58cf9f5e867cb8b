"""`simulate`: whole games between computer players."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Sequence

from bot.cli.errors import CommandError
from bot.cli.results import game_json, places, refusal_text, write_file
from rules import GAMES
from rules.computers.players import FORMER_NAMES, PLAYERS
from rules.computers.simulating import NoEnd, simulate
from rules.game import AnyGame, Illegal
from rules.record import Record, RecordError, format_record, is_seed


def run(args: Namespace) -> int:
    """Plays the games one after the other and prints each one when it ends."""
    game = find_game(args.game)
    players = read_players(args.players)
    if args.record and args.games > 1:
        raise CommandError("--record writes one game; leave out --games", 2)
    if not is_seed(args.seed):
        raise CommandError("a seed is one word without blanks and without #", 2)
    for number in range(1, args.games + 1):
        seed = args.seed if number == 1 else f"{args.seed}-{number}"
        _simulate_one(game, args, seed, players)
    return 0


def find_game(key: str) -> AnyGame:
    """The game with this key. Raises `CommandError` with the known keys."""
    game = GAMES.get(key.lower())
    if game is None:
        raise CommandError(f"there is no game {key!r}; there are: {', '.join(GAMES)}", 2)
    return game


def _simulate_one(game: AnyGame, args: Namespace, seed: str, players: Sequence[str]) -> None:
    """Plays one game and prints it."""
    began = time.perf_counter()
    seats = args.seats or game.meta.seats[0]
    fixed = {name: order.split() for name, order in read_options(args.fixed).items()}
    try:
        played = simulate(game, seats, read_options(args.option), seed, players, fixed)
        _check_fixed(played.record)
    except Illegal as illegal:
        raise CommandError(refusal_text(game, illegal), 2) from None
    except NoEnd as stopped:
        raise CommandError(f"{game.meta.key}, seed {seed}: {stopped}") from None
    seconds = time.perf_counter() - began
    if args.record:
        write_file(args.record, format_record(played.record).encode())
    if args.json:
        print(
            game_json(
                game,
                seats,
                seed,
                played.steps,
                seconds,
                played.state,
                decisions=len(played.record.moves),
                options=game.meta.read_options(played.record.options),
                players=[players[seat % len(players)] for seat in range(seats)],
            )
        )
        return
    names = [f"Seat {seat + 1} ({players[seat % len(players)]})" for seat in range(seats)]
    print(f"{game.meta.key}, seed {seed}: {played.steps} steps in {seconds:.2f} s")
    print("\n".join(f"  {line}" for line in places(played.outcome, names)))


def _check_fixed(record: Record) -> None:
    """Raises `Illegal` for a fixed order that the game never asked for."""
    try:
        list(record.replay(GAMES) if record.fixed else ())
    except RecordError as error:
        raise error.illegal from None


def read_players(text: str) -> list[str]:
    """Names of computer players, separated by commas. Raises `CommandError` for an unknown one."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in (*PLAYERS, *FORMER_NAMES):
            raise CommandError(f"there is no player {name!r}; there are: {', '.join(PLAYERS)}", 2)
    return names


def read_options(words: Sequence[str]) -> dict[str, str]:
    """What was typed as NAME=VALUE, by name. Raises `CommandError` for other words."""
    options: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise CommandError(f"write NAME=VALUE, not {word!r}", 2)
        options[name.strip()] = value.strip()
    return options

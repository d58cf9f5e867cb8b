"""The commands and their options."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn, TypeAlias

from bot import __version__
from bot.cli.errors import CommandError

_PASSWORD = re.compile(r"(?<=:)[^:@\s]+(?=@)")
"""The password in a database URL."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        hidden = _PASSWORD.sub("***", message)
        raise CommandError(f"{hidden} (try: {self.prog} --help)", 2)


def parse_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    """The parsed arguments. `module` is the command's module. Raises `CommandError`."""
    parser = _Parser(prog="python -m bot", description="Board games by post on Discord.")
    parser.set_defaults(module="start")
    parser.add_argument("--version", action="version", version=f"Meeplepost {__version__}")
    _running(parser)
    group = parser.add_subparsers(metavar="COMMAND")

    def commands(name: str, purpose: str) -> argparse.ArgumentParser:
        command = group.add_parser(name, help=purpose, description=purpose)
        command.set_defaults(module="start" if name == "run" else name)
        return command

    _running(commands("run", "run the bot (also without any command)"), argparse.SUPPRESS)
    _setup(commands)
    commands("players", "think for computer players of a bot on PostgreSQL")
    _sync(commands)
    _simulate(commands)
    _arena(commands)
    _replay(commands)
    _invite(commands)
    _backup(commands)
    _restore(commands)
    _copy(commands)
    _doctor(commands)
    return parser.parse_args(arguments)


_Commands: TypeAlias = Callable[[str, str], argparse.ArgumentParser]
"""A function that adds a command with a name and a description."""


def _running(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    """Adds the options that may come before or after `run`. After `run` they have no defaults, so
    that they do not overwrite the ones before it."""
    parser.add_argument(
        "--port",
        type=_port_number,
        metavar="N",
        default=default,
        help="port of the sandbox's page; 0: any free one",
    )
    parser.add_argument(
        "--adopt",
        action="store_true",
        default=default or False,
        help="take over a database that belongs to another application",
    )


def _number(low: int, high: int, what: str) -> Callable[[str], int]:
    """A reader for whole numbers. A number outside of these limits raises an error with `what`."""

    def read(word: str) -> int:
        if not word.isascii() or not word.isdecimal() or not low <= int(word) <= high:
            raise argparse.ArgumentTypeError(f"{word!r} is {what}")
        return int(word)

    return read


_port_number = _number(0, 65535, "no port (0 to 65535)")
_count = _number(1, 999_999, "not a number from 1 to 999999")
_discord_id = _number(10**14, 10**20 - 1, "no Discord id")


def _from_zero(word: str) -> int:
    return 0 if word == "0" else _count(word)


def _setup(commands: _Commands) -> None:
    parser = commands("setup", "ask for the bot's token, try it, and keep it in .env")
    parser.add_argument("--force", action="store_true", help="replace a token without asking")


def _sync(commands: _Commands) -> None:
    parser = commands("sync", "register the slash commands with Discord")
    parser.add_argument(
        "--guild", type=_discord_id, metavar="ID", help="in this one server only, at once"
    )
    parser.add_argument(
        "--remove", action="store_true", help="take those registered there away instead"
    )


def _simulate(commands: _Commands) -> None:
    parser = commands("simulate", "let computer players play whole games")
    parser.add_argument("game", metavar="GAME", help="its key, as in slash commands")
    parser.add_argument(
        "--seats", type=_count, metavar="N", help="default: the fewest there may be"
    )
    parser.add_argument("--seed", default="1", metavar="S", help="default: 1")
    parser.add_argument(
        "--games", type=_count, default=1, metavar="K", help="later ones have seeds S-2, S-3, ..."
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a variant; repeatable"
    )
    parser.add_argument(
        "--players", default="random", metavar="A,B,...", help="by seat, in turn; default: random"
    )
    parser.add_argument(
        "--fixed",
        action="append",
        default=[],
        metavar="NAME='ITEM ...'",
        help="an order in which something comes out, as in records; repeatable",
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the game as a record")
    parser.add_argument("--json", action="store_true", help="one JSON object a game")


def _arena(commands: _Commands) -> None:
    parser = commands("arena", "let computer players play many games and compare them")
    parser.add_argument("game", metavar="GAME", help="its key, as in slash commands")
    parser.add_argument(
        "--players",
        default="strong,sound",
        metavar="A,B,...",
        help="the first sits alone, the last fills the seats left; default: strong,sound",
    )
    parser.add_argument(
        "--seats", type=_count, metavar="N", help="default: the fewest there may be"
    )
    parser.add_argument("--games", type=_count, default=100, metavar="K", help="default: 100")
    parser.add_argument("--seed", default="arena", metavar="S", help="default: arena")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="options that are not given change from deal to deal",
    )
    parser.add_argument("--processes", type=_count, metavar="P", help="default: one a core")
    parser.add_argument("--json", action="store_true", help="one JSON object")


def _replay(commands: _Commands) -> None:
    parser = commands("replay", "play a recorded game strictly")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (*.game)")
    parser.add_argument(
        "--to", type=_from_zero, metavar="N", help="stop after N moves (0: after the set-up)"
    )
    parser.add_argument("--image", type=Path, metavar="OUT.png", help="draw the last position")
    parser.add_argument(
        "--poster", type=Path, metavar="OUT.jpg", help="draw the last position large and framed"
    )
    parser.add_argument(
        "--animate", type=Path, metavar="OUT.gif", help="draw the game turn by turn (or .webp)"
    )
    parser.add_argument(
        "--story", action="store_true", help="tell every move in words, numbered as --to counts"
    )
    parser.add_argument(
        "--open", action="store_true", help="tell what is hidden, too: all points, hands, draws"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object")


def _invite(commands: _Commands) -> None:
    parser = commands("invite", "print the link that adds the bot to a server")
    parser.add_argument(
        "--application", type=_discord_id, metavar="ID", help="default: read from DISCORD_TOKEN"
    )
    parser.add_argument(
        "--threads", action="store_true", help="let the bot open tables in threads of their own"
    )


def _backup(commands: _Commands) -> None:
    parser = commands("backup", "copy the database while the bot runs")
    parser.add_argument("path", type=Path, metavar="PATH", help="a new file, or a folder for it")
    parser.add_argument("--force", action="store_true", help="replace a file without asking")


def _copy(commands: _Commands) -> None:
    parser = commands("copy", "copy the whole database into another, empty one")
    parser.add_argument(
        "to", metavar="TO", help="its URL, sqlite:///FILE or postgresql://...; -: read from stdin"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object")


def _restore(commands: _Commands) -> None:
    parser = commands("restore", "put a backup in place of the database")
    parser.add_argument("file", type=Path, metavar="FILE", help="a backup made by this bot")
    parser.add_argument("--force", action="store_true", help="also when games in it are not sound")


def _doctor(commands: _Commands) -> None:
    parser = commands("doctor", "check whether everything is in order")
    only = parser.add_mutually_exclusive_group()
    only.add_argument(
        "--health", action="store_true", help="only: is the running bot connected and well?"
    )
    only.add_argument(
        "--live",
        type=_discord_id,
        metavar="CHANNEL",
        help="only: try on this channel or thread what the bot rests on (posts, then cleans up)",
    )
    only.add_argument(
        "--prune",
        action="store_true",
        help="only: list and remove the copies that restores and migrations made",
    )
    parser.add_argument("--force", action="store_true", help="remove them without asking")

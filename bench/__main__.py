"""`make bench`: measures what is promised, against its targets; `ARGS="commits"` for one part.

Stops by itself after a few minutes and writes the section of each part in `docs/figures.md` anew.
Exit code 1 when a target is missed.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import Any

from bench.figures import FIGURES, Figure, section_text, table, with_section

PARTS = {
    "decisions": "legal and apply, mean over random games",
    "pictures": "a full board, drawn and encoded",
    "china_lines": "the best lines along China's roads",
    "commits": "a confirmed turn, stored in SQLite",
    "history": "a step through a whole game, with its picture",
    "whole_bot": "moves a second with pictures, in the sandbox",
    "overload": "more turns than can be drawn",
    "lessons": "answers of lessons and puzzles while games go on",
    "touches": "touches a turn in the panel, over whole games",
    "thinking": "first answers while experts think at a table of each game",
    "many_tables": "start and memory with 10,000 open tables",
    "strength": "the strong player against the sound one, and its processor time",
    "load": "turns at 5,000 tables on 2,500 servers",
    "chaos": "processes, database and connections that die in the middle of play (PostgreSQL)",
    "memory": "memory while ten tables of all games play at full speed",
}

LONG = ("load", "chaos")
"""Measured only when asked for by name: each takes minutes, and PostgreSQL."""

LOAD = {
    **dict.fromkeys(("servers", "tables", "processes", "waiting", "templates"), int),
    **dict.fromkeys(("seconds", "rate", "tapped"), float),
    "pictures": str,
}
"""What the part load may be told; `bench.load.Load` says what it means."""


def main() -> int:
    """Runs the wanted parts one after the other."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument(
        "parts", nargs="*", choices=[*PARTS, []], help="default: all that are short"
    )
    parser.add_argument(
        "--minutes", type=float, default=1, help="how long the part memory plays (default: 1)"
    )
    for name, kind in LOAD.items():
        parser.add_argument(f"--{name}", type=kind, help="of the part load")
    parser.add_argument("--database", choices=("sqlite", "postgres"), help="of the part load")
    parser.add_argument(
        "--rounds", type=int, default=12, help="how often something dies in the part chaos"
    )
    parser.add_argument("--seed", type=int, default=1, help="what dies when in the part chaos")
    args = parser.parse_args()
    wanted = args.parts or [part for part in PARTS if part not in LONG]
    options: dict[str, dict[str, Any]] = {
        "memory": {"seconds": args.minutes * 60},
        "load": {name: getattr(args, name) for name in (*LOAD, "database")},
        "chaos": {"rounds": args.rounds, "seed": args.seed},
    }
    figures: list[Figure] = []
    for part in wanted:
        print(f"{part}: {PARTS[part]} ...", file=sys.stderr, flush=True)
        figures += _measure(part, options.get(part, {}))
    print(table(figures))
    return 0 if all(figure.reached for figure in figures) else 1


def _measure(part: str, options: dict[str, Any]) -> list[Figure]:
    """Measures a part, and writes down what was found."""
    figures: list[Figure] = list(import_module(f"bench.{part}").measure(**options))
    if figures:
        section = section_text(part, options, figures)
        text = with_section(FIGURES.read_text("utf-8"), part, section, PARTS)
        FIGURES.write_text(text, "utf-8")
    return figures


if __name__ == "__main__":
    sys.exit(main())

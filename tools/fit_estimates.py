"""`python -m tools.fit_estimates GAME`: what the parts of the better guess turn out to be worth.

Plays games in which every seat takes, by chance, one of the few lines that look best by
`estimate_well`, and fits the final leads to the parts of the guess (`Game.estimate_parts`). A
weight of 1 says that a part counts as much as it brings. Two fits are told:

- stands: to the leads before each turn. That is sure but not what a choice is worth: whoever seems
  to lead is held back by the others.
- chosen: to what the line that chance took promises beyond the mean of those it was taken from.
  Only this says what a choice is worth; it takes many games.

What is won already is a part of its own (`won`). Games are kept in a file, so that a run may be
stopped at any time and goes on where it stopped; the same seed plays the same games.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import cycle, islice
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple, TypeAlias

from rules import GAMES
from rules.computers.simulating import NoEnd, setups, simulate
from rules.game import Action, AnyGame, Rng, Seat
from rules.lines import Line, OwnTurn

WON = "won"
"""The part of what is won already."""
TRIES, REST = 300, 60
"""Actions tried for the lines of a turn, and for each later decision of one that is prolonged."""
THIRDS = ("first", "second", "last")
KINDS = ("stands", "chosen")
RIDGE = 1.0
"""How much a weight is held at 1, as if that many squares of points spoke for it."""

Leads: TypeAlias = Mapping[str, float]
"""By part: how far a seat is ahead of the mean of the others there."""


class Note(NamedTuple):
    """A position or a choice in a game, and what came of it."""

    share: float
    """Of the game that was done."""
    leads: Leads
    final: float
    """The final lead; for a choice, beyond the mean lead by the guess that it was taken from."""


Notes: TypeAlias = Mapping[str, Sequence[Note]]
"""Of one game: by kind."""


class Weight(NamedTuple):
    """What a point of a part is worth."""

    value: float
    error: float
    spread: float
    """How much the leads in the part vary: the root of the mean square."""


def parts_by_name(game: AnyGame, state: Any, seats: int) -> dict[str, list[float]]:
    """Points by seat of each part, places together: what is won, and what is to come by part."""
    assert game.estimate_parts is not None
    parts: dict[str, list[float]] = {WON: [0.0] * seats}
    for part, points in game.estimate_parts(state).items():
        row = parts.setdefault(part.name, [0.0] * seats)
        row[:] = map(sum, zip(row, points, strict=True))
    for part, points in game.estimate_parts(replace(state, phase="over")).items():
        for name, sign in ((part.name, -1), (WON, 1)):
            row = parts.setdefault(name, [0.0] * seats)
            row[:] = [old + sign * more for old, more in zip(row, points, strict=True)]
    return parts


def ahead(points: Sequence[float], seat: Seat) -> float:
    """How far a seat is ahead of the mean of the others."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def leads(game: AnyGame, state: Any, seats: int) -> list[Leads]:
    """By seat, then by part: how far it is ahead."""
    parts = parts_by_name(game, state, seats).items()
    return [{name: ahead(row, seat) for name, row in parts} for seat in range(seats)]


@dataclass(slots=True)
class Watched:
    """A game while it is played."""

    game: AnyGame
    seats: int
    lines: int
    """From how many lines one is taken."""
    noted: list[tuple[str, int, Seat, Leads, float]] = field(
        default_factory=list[tuple[str, int, Seat, Leads, float]]
    )
    """Kind, steps before, seat, leads, and what is taken off the final lead."""

    def notes(self, options: Mapping[str, Any], seed: str) -> Notes:
        """Plays the game; what was noted. Raises `NoEnd`."""
        played = simulate(self.game, self.seats, options, seed, ["guess"], deciding=self.decide)
        finals = [ahead(played.outcome.scores, seat) for seat in range(self.seats)]
        notes_by_kind: dict[str, list[Note]] = {kind: [] for kind in KINDS}
        for kind, steps, seat, known, less in self.noted:
            notes_by_kind[kind].append(Note(steps / played.steps, known, finals[seat] - less))
        return notes_by_kind

    def decide(
        self, name: str, game: AnyGame, state: Any, seat: Seat, seed: str, steps: int
    ) -> tuple[Action, ...]:
        """Any of the best lines; notes how everybody stands, and what the line promises."""
        legal = game.legal(state, seat)
        if len(legal) == 1:
            return (legal[0],)
        for one, stands in enumerate(leads(game, state, self.seats)):
            self.noted.append(("stands", steps, one, stands, 0.0))
        rng = Rng(f"{seed}/fit/{seat}", steps + 1)
        best = self._best(game.redeal(state, seat, rng), seat, rng)
        taken = rng.below(len(best))
        if len(best) > 1:
            self._note_choice(best, taken, steps, seat)
        return best[taken].actions

    def _best(self, world: Any, seat: Seat, rng: Rng) -> list[Line]:
        """The best lines of a turn that lead to different positions."""
        turn = OwnTurn(self.game, seat, rng, well=True, one_turn=True)
        lines = sorted(turn.lines(world, TRIES), key=lambda line: -line.lead)
        best: dict[Any, Line] = {}
        for line in lines[: 3 * self.lines]:
            ended = turn.to_the_end(line, REST)
            best.setdefault(ended.state, ended)
            if len(best) == self.lines:
                break
        return list(best.values())

    def _note_choice(self, best: Sequence[Line], taken: int, steps: int, seat: Seat) -> None:
        promised = [leads(self.game, line.state, self.seats)[seat] for line in best]
        names = dict.fromkeys(name for estimate in promised for name in estimate)
        means = {name: fmean(estimate.get(name, 0.0) for estimate in promised) for name in names}
        gains = {name: promised[taken].get(name, 0.0) - means[name] for name in names}
        self.noted.append(("chosen", steps, seat, gains, sum(means.values())))


Sums: TypeAlias = list[list[float]]
"""Rows of the normal equations: products of parts, then those with the final lead."""


def sums_of(notes: Sequence[Note], names: Sequence[str]) -> Sums:
    """The normal equations of some notes."""
    size = len(names)
    sums = [[0.0] * (size + 1) for _ in names]
    for note in notes:
        row = [*[note.leads.get(name, 0.0) for name in names], note.final]
        for at, one in enumerate(row[:size]):
            if one:
                sums[at] = [old + one * other for old, other in zip(sums[at], row, strict=True)]
    return sums


def add_sums(one: Sums, other: Sums, sign: int = 1) -> Sums:
    """The sum of two systems of equations, or with `sign` -1 their difference."""
    rows = zip(one, other, strict=True)
    return [[a + sign * b for a, b in zip(*both, strict=True)] for both in rows]


def solve(sums: Sums) -> list[float]:
    """Ridge regression by Gaussian elimination: the weights, drawn slightly towards 1."""
    rows = [list(row) for row in sums]
    for at, row in enumerate(rows):
        row[at] += RIDGE
        row[-1] += RIDGE
    for at, pivot in enumerate(rows):
        for other in rows:
            if other is not pivot and other[at]:
                ratio = other[at] / pivot[at]
                other[:] = [a - ratio * b for a, b in zip(other, pivot, strict=True)]
    return [row[-1] / row[at] for at, row in enumerate(rows)]


def fit_weights(games: Sequence[Sequence[Note]], names: Sequence[str]) -> list[Weight]:
    """The weights, with jackknife errors (leaving out each game in turn)."""
    by_game = [sums_of(notes, names) for notes in games]
    whole = sums_of((), names)
    for sums in by_game:
        whole = add_sums(whole, sums)
    values, count = solve(whole), sum(map(len, games))
    without = [solve(add_sums(whole, sums, -1)) for sums in by_game]
    fit: list[Weight] = []
    for at, value in enumerate(values):
        left = [weights[at] for weights in without]
        middle = fmean(left)
        error = sqrt((len(left) - 1) / len(left) * sum((one - middle) ** 2 for one in left))
        fit.append(Weight(value, error, sqrt(whole[at][at] / max(1, count))))
    return fit


def third(note: Note) -> str:
    """The third of the game in which it was noted."""
    return THIRDS[min(2, int(3 * note.share))]


def weight_table(games: Sequence[Notes], kind: str) -> list[str]:
    """The table of a kind: weights in the whole game and in its thirds."""
    noted = [game[kind] for game in games]
    names = list(dict.fromkeys(name for notes in noted for note in notes for name in note.leads))
    parts = [[[n for n in notes if third(n) == part] for notes in noted] for part in THIRDS]
    columns = [fit_weights(games_of, names) for games_of in (noted, *parts)]
    lines = [f"{kind}, {sum(map(len, noted))} in {len(games)} games"]
    lines.append(f"{'part':12}{'spread':>7}" + "".join(f"{c:>15}" for c in ("all", *THIRDS)))
    for at, name in enumerate(names):
        row = "".join(f"{c[at].value:8.2f} ± {c[at].error:4.2f}" for c in columns)
        lines.append(f"{name or '-':12}{columns[0][at].spread:7.2f}{row}")
    return lines


def played_game(game: AnyGame, number: int, seed: str, lines: int, seats: Sequence[int]) -> Notes:
    """The game of a number: all numbers of seats and options in turn; empty if it has no end."""
    tables = [setup for setup in setups(game) if not seats or setup[0] in seats]
    sitting, options = next(islice(cycle(tables), number - 1, None))
    try:
        return Watched(game, sitting, lines).notes(options, f"{seed}-{number}")
    except NoEnd:
        return dict.fromkeys(KINDS, ())


def game_line(notes: Notes) -> str:
    """A game as a line of a file."""
    short = {
        kind: [
            (round(n.share, 3), {k: round(v, 3) for k, v in n.leads.items() if v}, n.final)
            for n in noted
        ]
        for kind, noted in notes.items()
    }
    return json.dumps(short, separators=(",", ":"))


def read(line: str) -> Notes:
    """A game from a line of a file."""
    return {kind: [Note(*note) for note in noted] for kind, noted in json.loads(line).items()}


def read_file(file: Path | None) -> list[Notes]:
    """The games kept in a file; none where there is no file yet."""
    if file is None or not file.exists():
        return []
    return [read(line) for line in file.read_text(encoding="utf-8").splitlines()]


def main() -> int:
    """Runs it."""
    parser = argparse.ArgumentParser(prog="fit_estimates", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=100, help="games in all")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--seats", type=int, nargs="*", default=(), help="only so many seats")
    parser.add_argument("--lines", type=int, default=4, help="lines from which chance takes one")
    parser.add_argument("--notes", type=Path, help="file to which games are added")
    args = parser.parse_args()
    games = read_file(args.notes)
    for number in range(len(games) + 1, args.games + 1):
        games.append(played_game(GAMES[args.game], number, args.seed, args.lines, args.seats))
        if args.notes:
            with args.notes.open("a", encoding="utf-8") as file:
                file.write(game_line(games[-1]) + "\n")
    for kind in KINDS:
        print("\n".join(weight_table(games, kind)), end="\n\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Example pictures of every game: `make gallery`, or `python -m render.gallery [FOLDER]`.

Plays one game between computer players for each painter and writes its pictures, also as small as a
phone shows them, with an `index.html` to look at them all.
"""

from __future__ import annotations

import argparse
import html
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from PIL import Image

from render import PAINTERS, theme
from render.emojis import ShowsEmojis, emoji_sheet
from render.painter import Layered, Painter, RenderOptions
from rules import GAMES
from rules.changes import changes
from rules.computers.players import decide
from rules.game import Action, AnyGame, Illegal, Options, OptionValue
from rules.narrow import VERB, Choice, narrow
from rules.playing import begin, play, settle

NAMES = ("Ada Lovelace", "李白", "Þorgerður", "يوسف", "Maximiliane von Hohenberg")
SEED = "gallery"
MARKED = 8
"""The most changes marked in one picture."""


@runtime_checkable
class Sheets(Protocol):
    """What a painter may offer besides: pictures of all its pieces."""

    def sheets(self) -> Mapping[str, bytes]:
        """The pictures as PNG, by a short name."""
        ...


@dataclass(frozen=True, slots=True)
class Moment:
    """A position in which somebody must decide."""

    state: Any
    seat: int
    legal: Sequence[Action]


def variants(game: AnyGame, seats: int) -> dict[str, OptionValue]:
    """Every option set to something other than its default, as far as these values can be
    combined."""
    options: dict[str, OptionValue] = {}
    for option in game.meta.options:
        others = [choice for choice in option.choices if choice != option.default]
        for choice in reversed(others):
            try:
                begin(game, seats, {**options, option.name: choice}, SEED)
            except Illegal:
                continue
            options[option.name] = choice
            break
    return options


def moments(game: AnyGame, seats: int, options: Options) -> tuple[list[Moment], Any]:
    """All decisions of one game between computer players, and its end."""
    state = begin(game, seats, options, SEED)
    done = settle(game, state, SEED, 0)
    result: list[Moment] = []
    while to_act := game.to_act(state := done[-1].step.state if done else state):
        seat = to_act[0]
        result.append(Moment(state, seat, game.legal(state, seat)))
        steps = done[-1].number if done else 0
        played = play(
            game, state, seat, decide("sound", game, state, seat, SEED, steps), SEED, steps
        )
        done = [played, *settle(game, played.step.state, SEED, played.number)]
    return result, state


def choices(moment: Moment) -> Iterator[Choice]:
    """Every kind of decision on the way to one action. The middle value is taken each time."""
    picked: tuple[str, ...] = ()
    while isinstance(choice := narrow(moment.legal, picked), Choice):
        yield choice
        picked = (*choice.picked, choice.values[len(choice.values) // 2])
        if choice.kind == VERB:
            picked = (*choice.picked, choice.values[0])


def richest(moments: Sequence[Moment]) -> dict[str, tuple[Moment, Choice]]:
    """By kind of decision: the one with the most values."""
    best: dict[str, tuple[Moment, Choice]] = {}
    for moment in moments:
        for choice in choices(moment):
            known = best.get(choice.kind)
            if choice.kind != VERB and (not known or len(choice.values) > len(known[1].values)):
                best[choice.kind] = (moment, choice)
    return best


def pictures(key: str, painter: Painter[Any]) -> Iterator[tuple[str, bytes]]:
    """The name and the PNG of every example of one game."""
    game = GAMES[key]
    if isinstance(painter, Sheets):
        yield from painter.sheets().items()
    if isinstance(painter, ShowsEmojis):
        yield "emojis", emoji_sheet(painter.emojis)
    most = max(game.meta.seats)
    plays: dict[int, Options] = {min(game.meta.seats): {}, most: variants(game, most)}
    for seats, options in plays.items():
        for name, picture in _of_play(game, painter, *moments(game, seats, options)):
            yield f"{name}-{seats}", picture


def _of_play(
    game: AnyGame, painter: Painter[Any], played: Sequence[Moment], end: Any
) -> Iterator[tuple[str, bytes]]:
    """The name and the PNG of every example from a game that was played to its end."""
    look = RenderOptions(NAMES)
    middle = game.view(played[len(played) // 2].state, None)
    yield "start", painter.board(game.view(played[0].state, None), look)
    yield "early", painter.board(game.view(played[len(played) // 6].state, None), look)
    yield "middle", painter.board(middle, look)
    yield "end", painter.board(game.view(end, None), look)
    some = played[len(played) // 5 : len(played) // 2]
    for kind, (moment, choice) in richest(some).items():
        view = game.view(moment.state, moment.seat)
        yield f"choose-{kind}", painter.board(view, RenderOptions(NAMES, choice=choice))
    yield "changed", changed(game, painter, played)
    for layer in painter.layers if isinstance(painter, Layered) else ():
        yield f"layer-{layer}", painter.board(middle, replace(look, layers=frozenset({layer})))
    left = painter.remaining(middle, look)
    if left:
        yield "remaining", left


def changed(game: AnyGame, painter: Painter[Any], moments: Sequence[Moment]) -> bytes:
    """A position from the middle of a game, with the latest changes marked."""
    middle = len(moments) // 2
    lately = moments[max(0, middle - 3 * MARKED) : middle + 1]
    views = [game.view(moment.state, None) for moment in lately]
    marked = next(
        (some for at in range(len(views)) if len(some := changes(game, views[at:])) <= MARKED), ()
    )
    return painter.board(views[-1], RenderOptions(NAMES, changes=marked))


def phone(png: bytes) -> bytes:
    """The picture as a phone shows it."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    picture.thumbnail((theme.PHONE_WIDTH, 10_000))
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


def write(folder: Path) -> list[str]:
    """Writes all pictures and the page into a folder. Returns the names of the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    names: list[str] = []
    for key, painter in PAINTERS.items():
        for name, png in pictures(key, painter):
            (folder / f"{key}-{name}.png").write_bytes(png)
            (folder / f"{key}-{name}-phone.png").write_bytes(phone(png))
            names.append(f"{key}-{name}")
    (folder / "index.html").write_text(page(names), encoding="utf-8")
    return names


def page(names: Sequence[str]) -> str:
    """The page that shows them all."""
    parts = [
        f"<h2>{html.escape(name)}</h2><div><img src='{name}.png' width=900>"
        f" <img src='{name}-phone.png'></div>"
        for name in names
    ]
    style = (
        "body{background:#313338;color:#eee;font:16px sans-serif;margin:2em}img{vertical-align:top}"
    )
    head = f"<!doctype html><meta charset=utf-8><title>Gallery</title><style>{style}</style>"
    return head + "<h1>Gallery</h1>" + "".join(parts)


def main() -> None:
    """Writes the gallery and says where it is."""
    parser = argparse.ArgumentParser(prog="python -m render.gallery", description=__doc__)
    parser.add_argument("folder", nargs="?", default="gallery", type=Path, help="default: gallery")
    folder: Path = parser.parse_args().folder
    names = write(folder)
    print(f"{len(names)} pictures in {folder}/; open {folder / 'index.html'}")


if __name__ == "__main__":
    main()

"""No mark, counter, piece or tag hides a part of a name or a number, in whatever position of any
game, with candidates and marks of what changed or without.

    python -m tests.render.test_lettering GAME [POSITIONS]

looks at many more positions than a test run does, and tells what is hidden in them.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

from PIL import Image

from render import theme
from render.brush import piece_brush
from render.canvas import Canvas, Palette
from render.gallery import NAMES, Moment
from render.painter import RenderOptions
from render.pieces import shrunk
from render.scripts import Script
from rules.changes import changes
from rules.game import AnyGame, Seat
from tests.contract.walks import SETUPS, Position, walk
from tests.games import PAINTED, WHOLE
from tests.render.lettering import Recorder, recording
from tests.render.test_every_painter import every_painter, questions

LEAST = 0.01
"""A smaller share of a text is hidden by rounding alone."""
ORNAMENTS = {"龍"}
"""Written for its looks: the sign of a dragon seat, on which emissaries stand."""
SAMPLE, MANY = 6, 2000
"""Positions looked at in a test, and by hand."""
A_GAME = 12
"""Positions looked at of one game, besides its end."""
STEPS = 14
"""What changed in so many steps at most is marked."""


def shown(key: str, luck: random.Random) -> Iterator[list[tuple[Any, RenderOptions]]]:
    """Positions of random games with any options and seats, as somebody is shown them: plainly,
    with marks, and with candidates."""
    setups = [setup for setup in SETUPS if setup.game is WHOLE[key]]
    while True:
        *played, end = walk(luck.choice(setups), str(luck.random()))
        some = luck.sample(played, min(A_GAME, len(played)))
        locale = luck.choice(("en", "en", "zh-CN", "zh-TW"))
        for position in (end, *some):
            viewer = luck.choice(position.viewers)
            lately = [*played, end][max(0, position.steps - luck.randint(1, STEPS)) :]
            views = [
                position.game.view(earlier.state, viewer)
                for earlier in lately
                if earlier.steps <= position.steps
            ]
            yield [(views[-1], look) for look in looks(position, views, viewer, locale, luck)]


def looks(
    position: Position, views: list[Any], viewer: Seat | None, locale: str, luck: random.Random
) -> Iterator[RenderOptions]:
    """The ways in which a position is shown to somebody."""
    game: AnyGame = position.game
    plain = RenderOptions(NAMES, locale=locale)
    marked = replace(plain, changes=changes(game, views))
    yield from (plain, marked)
    if viewer is not None and viewer in game.to_act(position.state):
        legal = game.legal(position.state, viewer)
        asked = [*questions(Moment(position.state, viewer, legal))]
        choice = luck.choice(asked) if asked else None
        yield from (replace(look, choice=choice) for look in (plain, marked))


def hidden(recorder: Recorder, key: str, view: Any, look: RenderOptions) -> list[str]:
    """The texts of a picture that are hidden, a part of them or all."""
    PAINTED[key].board(view, look)
    return [
        writing.text
        for writing in recorder.on(recorder.boards.pop())
        if writing.lost > LEAST and writing.text not in ORNAMENTS
    ]


@every_painter
def test_nothing_hides_names_and_numbers(key: str) -> None:
    with recording() as recorder:
        for pictures in islice(shown(key, random.Random("lettering")), SAMPLE):
            for view, look in pictures:
                assert hidden(recorder, key, view, look) == [], (view, look)


def plate(text: str = "") -> Image.Image:
    """A clear picture with a plate in its middle, and a text on it."""
    brush = piece_brush((60, 40), 60, theme.INK_DARK)
    brush.box((0, 0), 28, 18, theme.PANEL)
    if text:
        brush.words((0, 0), text, 20, theme.INK, theme.SHADOW, bold=0, rim=2, script=Script.LATIN)
    return brush.done()


def lost(canvas: Canvas, recorder: Recorder) -> dict[str, bool]:
    """By text on a canvas: whether something hides it."""
    return {writing.text: writing.lost > LEAST for writing in recorder.on(canvas.image)}


def test_a_text_is_followed_and_what_hides_it_is_noticed() -> None:
    with recording() as recorder:
        palette = Palette("lettering", theme.EXACT, lambda: plate("4").convert("RGB"))
        canvas = palette.blank((200, 60), theme.TABLE)
        canvas.lay(plate("4"), 10, 10)
        canvas.lay(shrunk(plate("Wei"), 36), 120, 10)
        assert lost(canvas, recorder) == {"4": False, "Wei": False}
        canvas.lay(plate(), 60, 10)
        assert lost(canvas, recorder) == {"4": False, "Wei": False}
        canvas.lay(plate(), 25, 25)
        assert lost(canvas, recorder) == {"4": True, "Wei": False}
        canvas.lay(plate("4"), 10, 10)
        assert lost(canvas, recorder) == {"4": False, "Wei": False}


def test_a_piece_takes_the_place_of_a_printed_number_but_not_of_a_part_of_it() -> None:
    for aside, left in ((0, {}), (30, {"4": True})):
        with recording() as recorder:
            palette = Palette("lettering", theme.EXACT, lambda: plate("4").convert("RGB"))
            canvas = palette.blank((200, 60), theme.TABLE)
            canvas.lay(plate("4"), 10, 10)
            for writing in recorder.on(canvas.image):
                writing.printed = True
            canvas.image.paste(palette.reduce(plate().convert("RGB")), (10 + aside, 10), _whole())
            assert lost(canvas, recorder) == left


def _whole() -> Image.Image:
    return plate().getchannel("A").convert("1")


def main(key: str, positions: int = MANY) -> None:
    """Looks at many positions of a game."""
    found, pictures = Counter[str](), 0
    with recording() as recorder:
        for there in islice(shown(key, random.Random()), positions):
            for view, look in there:
                found.update(hidden(recorder, key, view, look))
                pictures += 1
    sys.stdout.write(f"{key}: {positions} positions, {pictures} pictures, hidden: {dict(found)}\n")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))

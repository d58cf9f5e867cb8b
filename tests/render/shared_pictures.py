"""Pictures of no game by itself: shared pieces, the guide, the plot of points, legends, posters,
moving pictures, boards of which only a part is bright."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache

from PIL import Image, ImageDraw, ImageSequence

from render import PAINTERS, theme
from render.animation.animator import Animator
from render.gallery import NAMES
from render.guide import GUIDE_PAINTER, Guide, GuideStep
from render.legend.picture import legend_picture
from render.legend.pieces import LegendPiece, ShowsLegends, by_name
from render.legend.standing import MARKS, ExplainsPieces
from render.painter import RenderOptions
from render.pieces import dashed, figure, follower, letter_badge, put_around, shorten, write
from render.plot import MarkedTurn, Plot, points_plot
from render.poster import cover, poster
from render.poster.caption import Caption, Standing
from render.poster.framed import Framed
from render.scripts import Script
from render.spotlight import spotlight
from rules import GAMES
from rules.changes import Change
from rules.covers import cover as recorded

LOOK = RenderOptions(NAMES)


def pieces() -> Iterator[tuple[str, bytes]]:
    """Followers standing and lying, badges, dashes, text of several sizes and scripts."""
    picture = Image.new("RGB", (400, 330), theme.TABLE)
    pen = ImageDraw.Draw(picture)
    for seat in range(len(theme.SEATS)):
        for lying in (False, True):
            put_around(picture, follower(seat, 60, lying), (40 + 70 * seat, 40 + 70 * lying))
    for at, letter in enumerate("A9"):
        put_around(picture, letter_badge(letter, 40), (40 + 50 * at, 180))
    dashed(pen, [(150, 180), (300, 180), (340, 200)], theme.ACCENT, 4, 12)
    long = shorten("A name\tof somebody\U000e0041 that is cut", 24, 180)
    for at, (text, size, bold) in enumerate(((long, 24, True), (figure(-12), 24, False))):
        write(pen, (20.5, 220 + 30 * at), text, size, theme.INK, "lm", bold)
    for at, script in enumerate(Script):
        write(pen, (40 + 60 * at, 290), "骨 10", 11 + 8 * at, theme.INK, script=script)
    yield "sheet", _png(picture)


def _png(picture: Image.Image) -> bytes:
    out = io.BytesIO()
    picture.save(out, "PNG", compress_level=1)
    return out.getvalue()


def guide() -> Iterator[tuple[str, bytes]]:
    """Three steps: with a board and buttons, with more buttons than there is room for, bare."""
    words = ("Choose a place", "and confirm it: " + "long words " * 9)
    steps = (
        GuideStep("Your turn", words, (("Confirm", "success"), ("Back", "plain")), board=True),
        GuideStep("x" * 90, words, tuple(("Your Move", "primary") for _ in range(6))),
        GuideStep("End"),
    )
    yield "steps", GUIDE_PAINTER.board(Guide(steps), RenderOptions(()))


def plot() -> Iterator[tuple[str, bytes]]:
    """Points of five seats with turns marked, of two with points below none, of a long game."""
    rows = ((0, 0, 0, 0, 0), (4, 2, 9, 0, 1), (12, 6, 9, 3, 1), (30, 22, 14, 8, 1))
    marked = [MarkedTurn(1, 2, "1"), MarkedTurn(3, 0, "★")]
    yield "five", points_plot(Plot(rows, "Points", "turn", marked), LOOK)
    yield "below", points_plot(Plot(((0, 0), (-12, 4), (-3, 4)), "分数", "turn"), LOOK)
    squares = [(turn, turn * turn // 9) for turn in range(90)]
    yield "long", points_plot(Plot(squares, axis="turn"), LOOK)


def legends() -> Iterator[tuple[str, bytes]]:
    """Those of all games, and all that can stand on a picture, with the pieces' names below."""
    for key, painter in PAINTERS.items():
        shown: dict[str, tuple[LegendPiece, ...]] = {}
        if isinstance(painter, ShowsLegends):
            shown |= {str(at): tuple(pieces) for at, pieces in painter.legends.items()}
        if isinstance(painter, ExplainsPieces):
            shown["kinds"] = (*by_name(painter.kinds).values(), *MARKS)
        for name, pieces in shown.items():
            names = tuple(piece.name for piece in pieces)
            yield f"{key}-{name}", legend_picture(pieces, names, Script.TRADITIONAL)


def framed(game: str) -> Framed:
    """The painter of a game."""
    painter = PAINTERS[game]
    assert isinstance(painter, Framed)
    return painter


FRAMED = [game for game, painter in PAINTERS.items() if isinstance(painter, Framed)]
"""Games whose painters give their board alone."""
CAPTION = Caption(
    "Tigris & Euphrates",
    tuple(
        Standing(seat, name, str(7 - seat), seat == 0)
        for seat, name in enumerate(("Ada", "李白", "Þorgerður", "Maximiliane von Hohenberg"))
    ),
    "26 November 2026",
    Script.LATIN,
)


@cache
def bare(game: str) -> Image.Image:
    """The end of the game of its cover."""
    return framed(game).bare(recorded(GAMES[game]).view, RenderOptions(()))


def posters() -> Iterator[tuple[str, bytes]]:
    """Of each game its board alone, and a small poster of it; one with long names; covers."""
    for game in FRAMED:
        yield f"{game}-bare", _png(bare(game))
        small = poster.on_linen(bare(game)).reduce(2)
        yield f"{game}-hung", _png(poster.hung(small, CAPTION, framed(game).lettering))
    board, lettering = poster.on_linen(bare("ming")).reduce(2), framed("ming").lettering
    many = Caption("W" * 60, CAPTION.standings * 3, "", Script.TRADITIONAL)
    yield "many", _png(poster.hung(board, many, lettering))
    yield "cover", cover.seen_from_a_corner(board, "Ming", lettering, Script.LATIN)
    yield "hanzi", cover.seen_from_a_corner(board, "大" * 20, lettering, Script.SIMPLIFIED)


def animations() -> Iterator[tuple[str, bytes]]:
    """All frames of a moving picture, one below the other: as wide as it can be, and small."""
    animator, view = Animator(), recorded(GAMES["ming"]).view
    for number, name in enumerate(("Ada", "李白", "يوسف", "Maximiliane " * 9)):
        look = RenderOptions(NAMES, changes=marked("ming", number))
        png = PAINTERS["ming"].board(view, look)
        animator.add(png, f"Turn {number} · {name}", script=Script.TRADITIONAL)
    for name, limit in (("wide", 2_000_000), ("small", 40_000)):
        with Image.open(io.BytesIO(animator.finished(limit).content)) as moving:
            frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(moving)]
        sheet = Image.new("RGB", (frames[0].width, frames[0].height * len(frames)))
        for at, frame in enumerate(frames):
            sheet.paste(frame, (0, at * frame.height))
        yield name, _png(sheet)


def marked(key: str, every: int) -> tuple[Change, ...]:
    """Marks on some of what stands at the end of the game of its cover."""
    stand = (*GAMES[key].pieces(recorded(GAMES[key]).view),)[: 4 * every : every or 1]
    return tuple(Change("new", one.place, one.piece, n) for n, one in enumerate(stand, 1))


def spotlights() -> Iterator[tuple[str, bytes]]:
    """Ends of games with some of what stands there bright."""
    for key in ("carcassonne", "ming"):
        look = RenderOptions(NAMES, changes=marked(key, 4))
        yield key, spotlight(PAINTERS[key], recorded(GAMES[key]).view, look)

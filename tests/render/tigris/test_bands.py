"""What stands above and below the board: supplies, conflicts, own secrets, the result."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image, ImageChops

from render import theme
from render.painter import RenderOptions
from render.strip import card_box
from render.tigris import PAINTER
from render.tigris import colours as c
from render.tigris.bands import final_band, private_band, wars_band
from render.tigris.land import HEIGHT, WIDTH, scaled
from render.tigris.strip import strip
from rules.tigris.position.state import LEADERS
from rules.tigris.told.view import Conflict, PlacedLeader, Side
from tests.render.pixels import count
from tests.render.tigris.scene import LOOK, cell_box, drawn, middle, over, own, start, war

MOST = 200_000


def test_a_conflict_adds_a_band_and_frames_the_leaders() -> None:
    peace = replace(war(), conflict=None, wars=(), phase="act")
    picture = drawn(war())
    assert picture.height > drawn(peace).height + 100
    for cell in ("L10", "J6"):
        assert count(cell_box(picture, cell), c.FIGHT) > 500
        assert count(cell_box(drawn(peace), cell), c.FIGHT) < 100


def test_the_band_tells_strengths_names_and_who_is_awaited() -> None:
    fight = war().conflict
    assert fight is not None
    seen = {
        PAINTER.board(v, options)
        for v, options in (
            (war(), LOOK),
            (war(0), LOOK),
            (war(1), LOOK),
            (replace(war(), conflict=replace(fight, attacker=Side(0, "L10", 4, None))), LOOK),
            (replace(war(), conflict=replace(fight, leader="king")), LOOK),
            (replace(war(), phase="defence"), LOOK),
            (replace(war(), wars=()), LOOK),
            (war(), RenderOptions(("Ada", "杜甫", "C", "D"))),
        )
    }
    assert len(seen) == 8


def test_a_band_keeps_the_same_margin_on_all_sides() -> None:
    bands = [final_band(over(seats), LOOK) for seats in (2, 3, 4)]
    for band in (*bands, private_band(own(start()), 0), wars_band(war(), LOOK)):
        empty = Image.new("RGB", band.size, theme.TABLE)
        left, top, right, bottom = ImageChops.difference(band, empty).getbbox() or (0,) * 4
        margins = left, top, band.width - right, band.height - bottom
        assert min(margins) > 0
        assert max(margins) - min(margins) <= 1


def test_a_revolt_is_supported_by_temples_whatever_the_leader() -> None:
    sides = (Side(0, "L10", 2, None), Side(1, "J6", 1, None))
    shown = [
        replace(war(), conflict=Conflict(sort, "farmer", *sides)) for sort in ("war", "revolt")
    ]
    bands = [drawn(v).crop((0, 150 + HEIGHT, WIDTH, 340 + HEIGHT)) for v in shown]
    assert count(bands[0], c.FILL["red"]) < count(bands[1], c.FILL["red"])
    assert count(bands[0], c.FILL["blue"]) > count(bands[1], c.FILL["blue"])


def test_the_choice_of_a_war_shows_the_pairs() -> None:
    choosing = replace(war(), phase="war", conflict=None, acting=2, wars=("trader", "king"))
    one = replace(choosing, wars=("trader",))
    assert drawn(choosing).height == drawn(one).height > drawn(middle()).height
    assert PAINTER.board(choosing, LOOK) != PAINTER.board(one, LOOK)


def test_four_wars_stay_clear_of_one_another_and_of_the_frame() -> None:
    row = [(cell, seat) for seat, cells in enumerate(("ABCD", "FGHI")) for cell in cells]
    leaders = tuple(
        PlacedLeader(f"{cell}6", seat, leader)
        for (cell, seat), leader in zip(row, LEADERS * 2, strict=True)
    )
    four = replace(war(), phase="war", conflict=None, wars=LEADERS, joining="E6", leaders=leaders)
    band = wars_band(four, LOOK)
    middle_row = [band.getpixel((x, band.height // 2)) for x in range(scaled(39), WIDTH)]
    bare = "".join("." if colour == c.FRAME_LIGHT else "x" for colour in middle_row)
    assert len(bare.split("..")[-1]) < scaled(5), "only the frame stands at the end"
    assert len([part for part in bare.split("." * scaled(2)) if part.strip(".")]) == 5


def test_own_secrets_stand_below_the_board() -> None:
    shown = own(middle())
    public = drawn(middle())
    assert drawn(shown).height > public.height + 100
    board = (0, 0, public.width, public.height)
    assert drawn(shown).crop(board).tobytes() == public.tobytes()
    points = shown.points[0]
    assert points is not None
    more = replace(points, red=points.red + 1)
    fewer = replace(points, treasures=points.treasures - 1)
    others = (
        replace(shown, hand=shown.hand[1:]),
        replace(shown, hand=shown.hand[1:], aside=shown.hand[:1]),
        replace(shown, points=(more, *shown.points[1:])),
        replace(shown, points=(fewer, *shown.points[1:])),
        replace(shown, stock=(("king",), *shown.stock[1:])),
        replace(shown, catastrophes_left=(0, *shown.catastrophes_left[1:])),
    )
    assert len({PAINTER.board(v, LOOK) for v in (shown, *others)}) == 7
    aside = private_band(replace(shown, hand=(), aside=shown.hand[:1]), 0)
    before = aside.crop((scaled(6), scaled(6), scaled(18), aside.height - scaled(6)))
    assert len(before.getcolors() or ()) > 1, "a sign of exchange stands before what is put aside"


def test_the_strip_tells_what_everybody_may_know() -> None:
    others = (
        middle(),
        replace(middle(), stock=((), *middle().stock[1:])),
        replace(middle(), stock=(("king",), *middle().stock[1:])),
        replace(middle(), hand_sizes=(6, 5, 6, 6)),
        replace(middle(), catastrophes_left=(1, 1, 0, 2)),
        replace(middle(), acting=3),
    )  # fmt: skip
    pictures = [drawn(v).crop((0, 0, WIDTH, 145)).tobytes() for v in others]
    assert pictures[0] == pictures[1]
    assert len(set(pictures)) == 5


def test_supplies_stay_on_their_card() -> None:
    """The gap between two cards is empty, however many catastrophes are left."""
    shown = replace(start(), catastrophes_left=(2, 2, 2, 2))
    picture = strip(shown, LOOK)
    for seat in range(1, 4):
        x, top, _, bottom = card_box(seat, 4, WIDTH)
        gap = picture.crop((x - 6, top, x - 3, bottom))
        assert gap.getcolors() == [(gap.width * gap.height, theme.TABLE)]


def test_the_end_shows_every_seats_points_and_frames_the_winner() -> None:
    """Example of R52: the pot wins with 11."""
    picture = drawn(over())
    assert picture.height > drawn(middle()).height + 300
    top, row = drawn(middle()).height, 91
    rows = [picture.crop((0, top + 12 + k * row, 400, top + k * row + 90)) for k in range(4)]
    assert [count(one, c.FRAME_LIGHT) > 10_000 for one in rows] == [False, False, True, False]
    points = over().points[3]
    assert points is not None
    other = replace(over(), points=(*over().points[:3], replace(points, green=15)))
    assert PAINTER.board(other, LOOK) != PAINTER.board(over(), LOOK)


def test_a_shared_victory_frames_both() -> None:
    end = over(2)
    end = replace(end, points=(end.points[0], end.points[0]))
    lone = count(drawn(over(2)), theme.ACCENT)
    assert count(drawn(end), theme.ACCENT) > lone

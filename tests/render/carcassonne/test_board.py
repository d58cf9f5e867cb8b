"""Whole pictures: sizes, marks, names, odd shapes, sameness."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from PIL import Image

from render import PAINTERS, theme
from render.carcassonne.board import area, width_for
from render.gallery import variants
from render.painter import RenderOptions
from rules import GAMES
from rules.carcassonne import GAME
from rules.carcassonne.position.box import spots
from rules.carcassonne.told.view import PlacedTile, View
from rules.changes import Change
from rules.computers.simulating import simulate
from rules.game import Rng
from rules.narrow import Choice
from rules.playing import begin, settle
from tests.render import scene
from tests.render.accepted import check_accepted
from tests.render.pixels import count
from tests.render.scene import LOOK, opened, straight, view
from tests.render.timing import quickest

PAINTER = PAINTERS["carcassonne"]
MOST = 220_000


def drawn(shown: View, options: RenderOptions = LOOK) -> Image.Image:
    return scene.drawn(PAINTER, shown, options)


def cell_box(
    shown: View, picture: Image.Image, cell: str, more: tuple[str, ...] = ()
) -> Image.Image:
    """The part of a picture with one cell."""
    where = area([tile.cell for tile in shown.tiles] + list(more))
    width = width_for(where)
    unit = width / theme.PHONE_WIDTH
    top = round(theme.STRIP * unit) + round(theme.GAP * unit) + round(theme.RIM * unit)
    x, y = where.pixel(cell)
    x0 = (width - where.columns * where.side) // 2
    return picture.crop((x0 + x, top + y, x0 + x + where.side, top + y + where.side))


def test_every_game_has_a_painter() -> None:
    assert PAINTERS.keys() == GAMES.keys()


def test_late_board_is_small_and_about_1600_wide() -> None:
    full = view(72, 5, lambda x, y: abs(x) < 7 and abs(y) < 6)
    png = PAINTER.board(full, LOOK)
    picture = opened(png)
    assert len(full.tiles) > 60
    assert len(png) <= MOST
    assert 1200 <= picture.width <= theme.MAX_WIDTH
    assert picture.height <= picture.width * theme.MAX_HEIGHT_RATIO + 1


def test_the_end_of_a_game_with_river_is_small() -> None:
    game = GAMES["carcassonne"]
    played = simulate(game, 5, variants(game, 5), "bench-3", ["sound"])
    shown = game.view(played.state, None)
    assert len(shown.tiles) > 80
    assert len(PAINTER.board(shown, LOOK)) <= MOST


def test_late_board_is_drawn_quickly_once_its_tiles_are_known() -> None:
    """A picture is to take 40 ms at most; a loaded machine gets five times that here."""
    assert quickest(PAINTER, [view(72, 5)] * 6, LOOK) < 0.2


@pytest.mark.parametrize(
    "shown",
    [
        straight(84, True),
        straight(84, False),
        straight(1, True),
        view(60, 4, lambda x, y: abs(y) < 3),
        view(60, 4, lambda x, y: abs(x) < 4),
    ],
)
def test_odd_shapes_stay_within_the_limits(shown: View) -> None:
    png = PAINTER.board(shown, LOOK)
    picture = opened(png)
    assert len(png) <= MOST
    assert theme.MIN_WIDTH <= picture.width <= theme.WIDEST
    assert picture.height <= picture.width * theme.MAX_HEIGHT_RATIO + 1


def test_a_changed_tile_is_framed_and_no_other() -> None:
    shown = replace(view(9), followers=(), phase="draw", drawn=None)
    cell = shown.tiles[-1].cell
    picture = drawn(shown, replace(LOOK, changes=(Change("new", cell, "tile", 1),)))
    bright = {
        tile.cell: count(cell_box(shown, picture, tile.cell), theme.CHANGED) for tile in shown.tiles
    }
    assert bright.pop(cell) > 2 * max(bright.values())
    assert count(drawn(shown), theme.CHANGED) == 0
    row = straight(12, False)
    marked = [Change("new", tile.cell, "tile", 1) for tile in (row.tiles[0], row.tiles[6])]
    rim, within = (drawn(row, replace(LOOK, changes=(change,))) for change in marked)
    assert count(rim, theme.CHANGED) == count(within, theme.CHANGED) > 2000, "no name is near"


def test_candidates_are_marked() -> None:
    shown = view(1)
    cells = ("M12", "L13")
    picture = drawn(shown, replace(LOOK, choice=Choice(("place",), "cell", "cell", cells)))
    assert all(count(cell_box(shown, picture, c, cells), theme.MARK) > 100 for c in cells)
    assert count(cell_box(shown, picture, "M13", cells), theme.MARK) == 0
    assert count(drawn(shown), theme.MARK) == 0


def test_each_legal_rotation_is_previewed() -> None:
    shown = view(1)

    def height(*turns: str) -> int:
        choice = Choice(("place", "M14"), "turn", "turn", turns)
        return drawn(shown, replace(LOOK, choice=choice)).height

    assert height("0", "90") > drawn(shown).height + 100
    one = Choice(("place", "M14"), "turn", "turn", ("0", "90"))
    other = Choice(("place", "M14"), "turn", "turn", ("0", "180"))
    first, second = (PAINTER.board(shown, replace(LOOK, choice=c)) for c in (one, other))
    assert first != second


def test_each_spot_is_lettered_on_the_enlarged_tile() -> None:
    names = tuple(spot.name for spot in spots("X", 0))
    laid = (*view(1).tiles, PlacedTile("M14", "X", 0, 1))
    shown = replace(view(1), tiles=laid, phase="deploy", drawn=None)
    seen = [
        count(
            drawn(shown, replace(LOOK, choice=Choice(("deploy",), "spot", "spot", n))), theme.ACCENT
        )
        for n in (names[:2], names)
    ]
    assert len(names) == 8
    assert seen[1] > seen[0] + 6 * 100


def test_private_pictures_of_large_boards_show_the_part_in_question() -> None:
    shown = replace(view(72, 5), phase="deploy", drawn=None)
    choice = Choice(("deploy",), "spot", "spot", ("road", "city"))
    picture = drawn(shown, replace(LOOK, choice=choice))
    assert picture.height <= picture.width * (theme.MAX_HEIGHT_RATIO + 0.05)
    assert picture.width <= theme.MAX_WIDTH


def test_unknown_decisions_and_verbs_mark_nothing() -> None:
    plain = PAINTER.board(view(5), LOOK)
    for kind in ("verb", "riddle"):
        choice = Choice((), kind, kind, ("a", "b"))
        assert PAINTER.board(view(5), replace(LOOK, choice=choice)) == plain


def test_followers_are_seen_in_their_seats_colours() -> None:
    shown = replace(view(30, 5), supply=(7,) * 5)
    bare = drawn(replace(shown, followers=()))
    full = drawn(shown)
    for seat in {piece.seat for piece in shown.followers}:
        assert count(full, theme.SEATS[seat].fill) > count(bare, theme.SEATS[seat].fill)


def test_seats_differ_in_shape_and_colour() -> None:
    assert len({seat.sign for seat in theme.SEATS}) == len({seat.fill for seat in theme.SEATS}) == 5


@pytest.mark.parametrize(
    "names",
    [
        ("王小明的名字真的非常非常长" * 4,) * 5,
        ("",) * 5,
        ("W" * 500, "\n\n\x00\u202e", "😀", "يوسف", "ก็"),
        (),
    ],
)
def test_any_name_can_be_drawn(names: tuple[str, ...]) -> None:
    assert drawn(view(3, 5), RenderOptions(names)).size == drawn(view(3, 5)).size


def test_names_of_other_scripts_are_really_drawn() -> None:
    assert PAINTER.board(view(3), RenderOptions(("李白",) * 3)) != PAINTER.board(
        view(3), RenderOptions(("李黑",) * 3)
    )


def test_long_names_stay_on_their_card() -> None:
    """A neighbour's card is the same however long the first name is."""
    short, long = (drawn(view(3), RenderOptions((n, "B", "C"))) for n in ("A", "A" * 90))
    third = (short.width // 3 + 10, 0, short.width, 90)
    assert short.crop(third).tobytes() == long.crop(third).tobytes()


def test_the_same_view_gives_the_same_bytes_in_any_thread() -> None:
    shown = view(40, 4)
    once = PAINTER.board(shown, LOOK)
    with ThreadPoolExecutor(4) as pool:
        tasks = [pool.submit(PAINTER.board, shown, LOOK) for _ in range(12)]
        many = [task.result() for task in tasks]
    assert set(many) == {once}


def test_the_hidden_order_of_tiles_changes_no_picture() -> None:
    game = GAME
    state = begin(game, 3, {"river": True}, "secret")
    state = settle(game, state, "secret", 0)[-1].step.state
    other = game.redeal(state, None, Rng("other"))
    assert state != other
    for seat in (None, 0, 1):
        one, two = game.view(state, seat), game.view(other, seat)
        assert PAINTER.board(one, LOOK) == PAINTER.board(two, LOOK)
        assert PAINTER.remaining(one, LOOK) == PAINTER.remaining(two, LOOK)


def test_the_tiles_still_to_come_are_shown() -> None:
    shown = view(3)
    png = PAINTER.remaining(shown, LOOK)
    assert png is not None
    assert len(png) <= MOST
    fewer = PAINTER.remaining(replace(shown, remaining=(("A", 1), ("C", 1), ("X", 1))), LOOK)
    assert png != fewer
    assert PAINTER.remaining(replace(shown, remaining=(("A", 0),)), LOOK) is None


def test_the_winner_is_framed_in_the_end() -> None:
    over = replace(view(5), phase="over", drawn=None)
    first, last = (replace(over, scores=scores) for scores in ((9, 1, 1), (1, 1, 9)))
    left = (0, 0, 260, 40)
    bright, dull = (count(drawn(v).crop(left), theme.ACCENT) for v in (first, last))
    assert bright > dull == 0


def test_no_picture_changes_unseen() -> None:
    check_accepted("carcassonne")

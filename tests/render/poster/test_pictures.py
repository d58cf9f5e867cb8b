"""Posters and covers as they are drawn: their size, what stands on them, the same every time."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from render.poster import cover, poster
from render.poster.caption import Caption, standings
from render.poster.lettering import title
from render.scripts import Script
from render.theme import Colour
from rules.game import Outcome
from tests.each import each
from tests.render.accepted import check_accepted
from tests.render.shared_pictures import CAPTION, FRAMED, bare, framed


@pytest.fixture(scope="module", autouse=True)
def _forgotten() -> Iterator[None]:
    """No other test finds these boards in memory."""
    yield
    bare.cache_clear()


@each("game", FRAMED)
def test_every_board_is_long_enough_for_a_poster(game: str) -> None:
    assert max(bare(game).size) * framed(game).detail >= 3000


@pytest.mark.parametrize("game", FRAMED)
def test_a_poster_is_the_same_every_time_and_shows_the_board_as_it_is(game: str) -> None:
    board = bare(game)
    made = poster.poster(board, CAPTION, framed(game).lettering)
    if game == FRAMED[0]:  # one board is drawn like another
        assert made == poster.poster(board, CAPTION, framed(game).lettering)
    hung = poster.hung(poster.on_linen(board), CAPTION, framed(game).lettering)
    with Image.open(io.BytesIO(made)) as shown:
        assert shown.format == "JPEG"
        assert shown.size == hung.size
    top = round((0.016 + 0.07) * max(board.size))
    left = (hung.width - board.width) // 2
    box = (left, top, left + board.width, top + board.height)
    assert hung.crop(box).tobytes() == poster.on_linen(board).tobytes()


def changed(board: Image.Image, one: Caption, other: Caption) -> Image.Image:
    """What one caption draws elsewhere, or in other colours, cut out of its poster."""
    lettering = framed("tigris").lettering
    first, second = (poster.hung(poster.on_linen(board), c, lettering) for c in (one, other))
    box = ImageChops.difference(first, second).getbbox()
    assert box
    assert box[2] - box[0] <= first.width / len(CAPTION.standings), "it keeps to its column"
    return first.crop(box)


def golden(picture: Image.Image) -> int:
    """How many pixels are nearly as yellow as a laurel."""
    red, _green, blue = picture.convert("RGB").split()
    return sum(ImageChops.subtract(red, blue).histogram()[101:])


def test_whatever_stands_below_changes_the_poster() -> None:
    board, lettering = poster.on_linen(bare("tigris")).reduce(2), framed("tigris").lettering
    first, *others = CAPTION.standings
    captions = [
        CAPTION,
        replace(CAPTION, title="Euphrat & Tigris"),
        replace(CAPTION, date=""),
        replace(CAPTION, standings=(replace(first, name="Ben"), *others)),
        replace(CAPTION, standings=(replace(first, points="8"), *others)),
        replace(CAPTION, standings=(replace(first, winner=False), *others)),
        replace(CAPTION, standings=CAPTION.standings * 3),
        replace(CAPTION, standings=()),
    ]
    assert len({poster.poster(board, caption, lettering) for caption in captions}) == len(captions)
    laurels = golden(changed(board, CAPTION, captions[5]))
    assert laurels > 10 * golden(changed(board, captions[5], CAPTION)) + 10, "they are the winner's"
    changed(board, CAPTION, replace(CAPTION, standings=(replace(first, name="W" * 60), *others)))
    five = CAPTION.standings[:1] * 5
    whole = [replace(first, name=f"Maximilian Mustermann{end}") for end in "ab"]
    one, other = (replace(CAPTION, standings=(*five[:4], last)) for last in whole)
    changed(board, one, other)


@pytest.mark.parametrize("seats", [2, 3])
def test_few_players_have_room_for_long_names(seats: int) -> None:
    board, lettering = bare("tigris"), framed("tigris").lettering
    first, *others = CAPTION.standings[:seats]
    names = (f"Maximiliane von und zu Hohenber{end}" for end in "gn")
    one, other = (
        replace(CAPTION, standings=(replace(first, name=name), *others)) for name in names
    )
    assert poster.hung(board, one, lettering) != poster.hung(board, other, lettering)


def test_a_poster_gets_smaller_until_it_can_be_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    board, lettering = bare("ming"), framed("ming").lettering
    whole = poster.poster(board, CAPTION, lettering)
    assert len(whole) < poster.MOST_BYTES < 8_000_000
    monkeypatch.setattr(poster, "MOST_BYTES", len(whole) * 3 // 4)
    assert len(poster.poster(board, CAPTION, lettering)) <= len(whole) * 3 // 4


def test_a_long_name_keeps_to_its_room_and_hanzi_have_no_seal() -> None:
    lettering = framed("ming").lettering
    latin, hanzi = (
        title("大明", lettering, 40, (0, 0, 0), s) for s in (Script.LATIN, Script.TRADITIONAL)
    )
    assert latin.width > hanzi.width, "the seal"
    long = replace(CAPTION, title="W" * 60)
    board = bare("ming")
    assert poster.hung(board.convert("RGB"), long, lettering).width == pytest.approx(
        board.width * (1 + 2 * 0.086), abs=2
    )


def test_standings_are_told_by_place_and_nobody_wins_for_somebody_else() -> None:
    outcome = Outcome(((2,), (0, 1)), (-3, 5, 8), ((), (), ()))
    by_place = standings(("Ada", "李白", "Ben"), (None,) * 3, outcome)
    assert [(one.seat, one.points, one.winner) for one in by_place] == [
        (2, "8", True), (0, "\u22123", False), (1, "5", False),
    ]  # fmt: skip
    left = standings(("Ada", "李白", "Ben"), (None,) * 3, outcome, unranked=(2,))
    assert [(one.seat, one.winner) for one in left] == [(0, True), (1, True), (2, False)]
    running = standings(("Ada", "李白", "Ben"), (4, None, 0), None)
    assert [(one.points, one.winner) for one in running] == [
        ("4", False),
        ("", False),
        ("0", False),
    ]


@pytest.mark.parametrize("game", FRAMED)
def test_covers_are_small_and_the_same_every_time(game: str) -> None:
    board, lettering = bare(game), framed(game).lettering
    made = cover.seen_from_a_corner(board, "Ming", lettering, Script.LATIN)
    if game == FRAMED[0]:  # one board is drawn like another
        assert made == cover.seen_from_a_corner(board, "Ming", lettering, Script.LATIN)
    assert len(made) <= cover.MOST_BYTES
    with Image.open(io.BytesIO(made)) as shown:
        assert (shown.format, shown.size) == ("PNG", (cover.WIDTH, cover.HEIGHT))


def test_a_cover_bears_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cover, "WIDTH", cover.WIDTH // 2)
    monkeypatch.setattr(cover, "HEIGHT", cover.HEIGHT // 2)
    board, lettering = Image.new("RGB", (400, 400)), framed("ming").lettering
    names = {"": Script.LATIN, "Ming": Script.LATIN, "大明": Script.SIMPLIFIED}
    made = {cover.seen_from_a_corner(board, name, lettering, names[name]) for name in names}
    assert len(made) == len(names)


def test_a_board_is_seen_larger_where_it_is_near() -> None:
    """Squares of one colour each: the southern corner is the nearest, and all are there."""
    board = Image.new("RGB", (400, 400), (255, 255, 255))
    colours: list[Colour] = [(250, 0, 0), (0, 250, 0), (0, 0, 250), (250, 250, 0)]
    for at, colour in enumerate(colours):
        x, y = at % 2 * 300, at // 2 * 300
        board.paste(colour, (x, y, x + 100, y + 100))
    made = cover.seen_from_a_corner(board, "", framed("ming").lettering, Script.LATIN)
    seen = Image.open(io.BytesIO(made)).convert("RGB").crop((0, 0, cover.WIDTH, cover.HEIGHT // 2))
    north_west, north_east, *_ = (pixels(seen, colour) for colour in colours)
    assert north_west > north_east > 0, "the north-eastern corner is the farthest"


def pixels(picture: Image.Image, colour: Colour) -> int:
    """How many pixels are nearly of a colour."""
    red, green, blue = (
        band.point([255 * (abs(v - wanted) < 60) for v in range(256)])
        for band, wanted in zip(picture.split(), colour, strict=True)
    )
    return ImageChops.darker(ImageChops.darker(red, green), blue).histogram()[255]


def test_no_poster_and_no_cover_changes_unseen() -> None:
    check_accepted("poster")

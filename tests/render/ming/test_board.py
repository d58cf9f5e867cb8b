"""The table of Ming Dynasty: everything that stands on it is seen where it stands."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PIL import ImageChops

from render import theme
from render.ming import PAINTER
from render.ming.ground.atlas import HEIGHT, SCALE, WIDTH, pixel, province_of, region_of
from render.ming.ground.colours import NEUTRAL, SEAL, TRANSPORTS
from render.ming.ground.places import patches
from render.ming.table import areas
from render.painter import RenderOptions
from render.pieces import Patch
from render.scripts import Script
from render.strip import badge_size, card_box
from rules.ming.position.box import PROVINCES, REGIONS, box
from rules.ming.told.view import View
from tests.each import each
from tests.render.accepted import check_accepted
from tests.render.ming.scene import (
    HANZI,
    LOOK,
    TAIWAN,
    TOP,
    area,
    around,
    changed,
    crowded,
    drawn,
    middle,
    scoring,
    spot,
    start,
    with_province,
    with_region,
)
from tests.render.pixels import count
from tests.render.timing import quickest

MOST = 215_000
SEATS = range(4)


def test_every_border_shows_its_transport() -> None:
    picture = drawn(start())
    for border in box().borders:
        sign = around(picture, border.at, 11)
        shown = {key: count(sign, TRANSPORTS[key]) for key in ("horse", "rickshaw", "junk")}
        assert max(shown, key=lambda key: shown[key]) == border.transport, border
        assert shown[border.transport] > 150


@each("region", REGIONS)
def test_a_prince_is_seen_in_its_region_only(region: str) -> None:
    seat = REGIONS.index(region) % 4
    princes = tuple(region if other == seat else None for other in SEATS)
    there = replace(start(), princes=princes)
    assert changed(start(), there) == {region}
    assert count(around(drawn(there), spot("prince", region), 20), theme.SEATS[seat].fill) > 150


@each("region", REGIONS)
def test_courtiers_stand_in_their_region_with_their_number(region: str) -> None:
    courtiers = [(0, 2, 0, 0), (0, 3, 0, 0), (0, 0, 2, 0), (1, 2, 3, 4), (1, 12, 3, 4)]
    seen = set[bytes]()
    for row in courtiers:
        view = with_region(start(), region, courtiers=row)
        assert changed(start(), view) == {region}
        picture = around(drawn(view), spot("row", region), 60)
        seen.add(picture.tobytes())
        for seat, number in enumerate(row):
            assert (count(picture, theme.SEATS[seat].fill) > 120) == bool(number)
    assert len(seen) == len(courtiers)


@pytest.mark.parametrize("script", list(Script))
def test_everything_in_a_region_has_room_of_its_own(script: Script) -> None:
    """Name, four counters, temple and prince: none covers a part of another, or of the city."""
    for region in box().regions:
        found = patches(region, script)
        pairs = combinations(found.items(), 2)
        assert not [(a, b) for (a, one), (b, other) in pairs if one.overlap(other)], region.key
        city = province_of(region.province)
        away = {name: math.dist((patch.x, patch.y), city.centre) for name, patch in found.items()}
        assert all(way > city.radius + min(found[name].high, 16) for name, way in away.items())


@pytest.mark.parametrize("script", list(Script))
def test_signs_on_borders_leave_names_temples_and_princes_free(script: Script) -> None:
    signs = [Patch(*border.at, 8, 8) for border in box().borders]
    for region in box().regions:
        single = [patch for name, patch in patches(region, script).items() if name != "row"]
        assert all(patch.overlap(sign) < 40 for patch in single for sign in signs), region.key


@each("region", REGIONS)
def test_four_counters_fit_into_the_room_kept_for_them(region: str) -> None:
    view = with_region(start(), region, courtiers=(11, 12, 13, 14))
    difference = ImageChops.difference(drawn(start()), drawn(view)).getbbox()
    room = patches(region_of(region), Script.LATIN)["row"]
    assert difference is not None
    assert difference[2] - difference[0] <= 2 * room.wide * SCALE + 1
    assert difference[3] - difference[1] <= 2 * room.high * SCALE + 1


def test_neutral_courtiers_are_grey() -> None:
    grey = with_region(start(2), "daming", neutral=2, neutral_houses=1)
    assert changed(start(2), grey) == {"daming", "beizhili"}
    assert count(around(drawn(grey), spot("row", "daming")), NEUTRAL) > 150
    assert count(around(drawn(grey), province_of("beizhili").centre, 48), NEUTRAL) > 60


@pytest.mark.parametrize("seat", SEATS)
def test_a_monk_is_seen_at_the_temple(seat: int) -> None:
    view = with_region(start(), "jingzhou", monk=seat)
    assert changed(start(), view) == {"jingzhou"}
    temple = around(drawn(view), spot("temple", "jingzhou"), 20)
    assert count(temple, theme.SEATS[seat].fill) > 60


@each("region", REGIONS)
def test_houses_show_whose_courtiers_are_in_them(region: str) -> None:
    home = next(r.province for r in box().regions if r.key == region)
    rows = ((1, 0, 0, 0), (2, 0, 0, 0), (0, 1, 0, 0), (1, 1, 1, 0), (0, 0, 2, 1))
    views = [with_region(start(), region, houses=row) for row in rows]
    centre = province_of(home).centre
    seen = set[bytes]()
    for view, row in zip(views, rows, strict=True):
        assert changed(start(), view) == {home}
        city = around(drawn(view), centre, 48)
        seen.add(city.tobytes())
        for seat, number in enumerate(row):
            assert (count(city, theme.SEATS[seat].fill) > 40) == bool(number)
    assert len(seen) == len(rows)


def test_the_three_houses_of_a_region_are_its_own() -> None:
    """Nine courtiers in a city fill nine different houses."""
    view = start()
    amount = [0]
    for region in ("xuanfu", "yongping", "daming"):
        view = with_region(view, region, houses=(0, 0, 0, 3))
        city = around(drawn(view), province_of("beizhili").centre, 48)
        amount.append(count(city, theme.SEATS[3].fill))
    steps = [after - before for before, after in pairwise(amount)]
    assert max(steps) < 1.3 * min(steps)


@pytest.mark.parametrize("province", PROVINCES)
def test_an_area_shows_courtiers_and_the_card(province: str) -> None:
    views = (
        with_province(start(), province, courtiers=(1, 0, 0, 0)),
        with_province(start(), province, courtiers=(2, 0, 0, 0)),
        with_province(start(), province, courtiers=(0, 0, 0, 2)),
        with_province(start(), province, courtiers=(3, 11, 2, 4)),
        with_province(start(), province, card=None),
        with_province(start(), province, card="dragon"),
    )
    seen = set[bytes]()
    for view in views:
        assert changed(start(), view) == {f"area-{province}"}
        seen.add(area(drawn(view), province).tobytes())
    assert len(seen) == len(views)
    corners = [areas.counter_at(seat, seats) for seats in (2, 3, 4) for seat in range(seats)]
    assert all(y + side <= areas.HEIGHT for _, y, side in corners), "nothing is cut off"


@each(
    "change",
    [
        ({"scores": (0, 0, 7, 0)}, {"strip"}),
        ({"supply": (30, 25, 30, 30)}, {"strip"}),
        ({"placing": (0, 0, 3, 0)}, {"strip"}),
        ({"passed": (False, True, False, False)}, {"strip"}),
        ({"laid": (False, True, False, False)}, {"strip"}),
        ({"neutral_left": (0, 0, 2, 0)}, {"strip"}),
        ({"start": 2}, {"strip"}),
        ({"acting": (3,)}, {"strip"}),
        ({"acting": (1, 3)}, {"strip"}),
        ({"hands": ((0, 0, 0, 1), (0, 2, 0, 1), *((0, 0, 0, 1),) * 2)}, {"holdings"}),
        ({"tiles": ((0, 0, 4, 0, 0, 0), *((0,) * 6,) * 3)}, {"holdings"}),
        ({"phase": "over", "acting": ()}, {"strip"}),
    ],
)  # fmt: skip
def test_what_everybody_has_is_told_above(change: tuple[dict[str, object], set[str]]) -> None:
    changes, where = change
    view = replace(start(), **changes)  # pyright: ignore[reportArgumentType]
    assert changed(start(), view) == where
    if changes.keys() <= {"passed", "laid", "start"}:
        assert signs(view) == signs(start()), "how a seat is told without its colour"


def signs(view: View) -> list[bytes]:
    """The lower part of the figure in the strip, on which the sign of the seat stands, by seat."""
    picture, side = drawn(view), badge_size(WIDTH)
    corners = (card_box(seat, view.seats, WIDTH) for seat in SEATS)
    lower = ((x0, y1 - side // 2, x0 + side, y1) for x0, _, _, y1 in corners)
    return [picture.crop(box).tobytes() for box in lower]


def test_piles_and_the_round_are_on_the_map() -> None:
    table = box().table
    piles = {"deck": table.deck, "discards": table.discards, "dragons": table.dragons}
    before = drawn(start())
    for name, (x, y, wide, high) in piles.items():
        after = drawn(replace(start(), **{name: 7}))  # pyright: ignore[reportArgumentType]
        middle_ = (x + wide / 2, y + high / 2)
        difference = ImageChops.difference(before, after)
        assert around(difference, middle_, 14).getbbox()
        difference.paste((0, 0, 0), _box(middle_))
        assert not difference.getbbox()
    for number, at in enumerate(table.rounds, start=1):
        assert count(around(drawn(replace(start(), round=number)), at, 12), SEAL) > 100


def _box(at: tuple[float, float]) -> tuple[int, int, int, int]:
    x, y = pixel(at)
    return x - 32, y + TOP - 45, x + 32, y + TOP + 45


@pytest.mark.parametrize("province", PROVINCES)
def test_the_province_being_scored_is_outlined(province: str) -> None:
    view = replace(start(), phase="recall", scoring=province)
    plain, shown = drawn(start()), drawn(view)
    board = (0, TOP, plain.width, TOP + HEIGHT)
    assert count(shown.crop(board), SEAL) - count(plain.crop(board), SEAL) > 3000
    assert count(area(shown, province), SEAL) > 500
    others = [key for key in PROVINCES if key != province]
    assert all(area(shown, key).tobytes() == area(plain, key).tobytes() for key in others)


def test_names_are_in_the_script_of_the_viewer() -> None:
    latin, simplified, traditional = drawn(start()), drawn(start(), HANZI), drawn(start(), TAIWAN)
    for region in REGIONS:
        at = spot("label", region)
        assert around(latin, at, 10).tobytes() != around(simplified, at, 10).tobytes()
    for province in PROVINCES:
        assert area(latin, province).tobytes() != area(simplified, province).tobytes()
    written = [(r.key, r.simplified, r.traditional) for r in box().regions]
    for region in (key for key, one, other in written if one != other):
        at = spot("label", region)
        assert around(simplified, at, 20).tobytes() != around(traditional, at, 20).tobytes()
    assert drawn(start(), replace(LOOK, locale="de")).tobytes() == latin.tobytes()


def test_seats_are_told_apart_without_colours() -> None:
    """Counters of different seats cover the ground in different shapes."""
    seen = set[bytes]()
    for seat in SEATS:
        row = tuple(int(other == seat) for other in SEATS)
        counter = drawn(with_region(start(), "daming", courtiers=row))
        covered = ImageChops.difference(drawn(start()), counter).convert("L")
        covered = around(covered, spot("row", "daming"), 18)
        seen.add(covered.point([0] + [255] * 255).tobytes())
    assert len(seen) == len(SEATS)


@pytest.mark.parametrize("names", [("",) * 4, ("李白\n杜甫" * 30, "يوسف", "\U0010ffff", "A" * 99)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_names_of_any_length_and_script_are_drawn(names: tuple[str, ...], seats: int) -> None:
    assert drawn(start(seats), RenderOptions(names[:seats])).size == drawn(start(seats)).size


@pytest.mark.parametrize("view", [start(2), start(3), middle(), crowded(), scoring()])
def test_pictures_have_the_size_of_a_page(view: View) -> None:
    for options in (LOOK, HANZI, TAIWAN):
        png = PAINTER.board(view, options)
        picture = drawn(view, options)
        assert len(png) <= MOST
        assert theme.MIN_WIDTH <= picture.width <= theme.MAX_WIDTH
        assert picture.height <= picture.width * theme.MAX_HEIGHT_RATIO


def _png(view: View) -> bytes:
    return PAINTER.board(view, LOOK)


def test_the_same_view_gives_the_same_bytes_in_every_thread() -> None:
    views = [middle(), crowded(), scoring()] * 4
    with ThreadPoolExecutor(4) as pool:
        pictures = list(pool.map(_png, views))
    assert len(set(pictures)) == 3


def test_a_picture_is_quick() -> None:
    """A picture is to take 40 ms at most; a loaded machine gets three times that here."""
    rows = [(number, 1, 2, 3) for number in range(9)]
    views = [with_region(crowded(), "daming", courtiers=row) for row in rows]
    assert quickest(PAINTER, [crowded(), *views], LOOK) < 0.12


def test_no_picture_changes_unseen() -> None:
    check_accepted("ming")

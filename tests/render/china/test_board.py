"""The table of China: everything that stands on the map is seen where it stands."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import Image

from render import theme
from render.china import PAINTER
from render.china.ground.atlas import HEIGHT, alliance_of, realm_of
from render.china.ground.colours import LINE as INK
from render.china.ground.colours import PAPER, SEAL
from render.china.ground.words import numbers
from render.gallery import choices, moments
from render.painter import RenderOptions
from render.scripts import Script
from rules.changes import Change
from rules.china import GAME
from rules.china.position.box import Site, box, side
from rules.china.told.view import Alliance, Court, PlacedHouse, ScoredLine, View
from rules.game import Rng
from rules.playing import begin
from tests.render.accepted import check_accepted
from tests.render.china.scene import LINE, LOOK, TOP, around, built, drawn, over, private, start
from tests.render.pixels import count
from tests.render.timing import quickest

MOST = 220_000
SEATS = range(5)
BOTH = ("a", "b")


def site(key: str, board: str = "b") -> Site:
    return side(board).sites[side(board).site_number[key]]


def changed(one: Image.Image, other: Image.Image, at: tuple[int, int], half: int = 20) -> bool:
    return around(one, at, half).tobytes() != around(other, at, half).tobytes()


def court(view: View, state: str, sent: tuple[int, ...], scored: bool = False) -> View:
    """The view with these emissaries in a state."""
    new = Court(state, sent, scored)
    return replace(view, courts=tuple(new if c.state == state else c for c in view.courts))


def corner(picture: Image.Image) -> Image.Image:
    """Where the cards lie."""
    return picture.crop((0, 155, 330, 380))


@pytest.mark.parametrize("key", BOTH)
def test_a_house_is_seen_on_its_site_and_nowhere_else(key: str) -> None:
    empty = start(5, key)
    bare = drawn(empty)
    for at, place in enumerate(side(key).sites):
        full = drawn(replace(empty, houses=(PlacedHouse(place.key, at % 5),)))
        assert changed(bare, full, place.at)
        far = [s.at for s in side(key).sites if s.state != place.state]
        assert not any(changed(bare, full, other, 10) for other in far)


@pytest.mark.parametrize("key", BOTH)
def test_the_number_of_a_site_stays_beside_its_house(key: str) -> None:
    empty = start(5, key)
    for place in side(key).sites:
        full = drawn(replace(empty, houses=(PlacedHouse(place.key, 4),)))
        dx, dy = numbers(key, Script.LATIN)[place.key]
        beside = around(full, (place.at[0] + dx, place.at[1] + dy), 13)
        assert count(beside, PAPER) > 150
        assert count(beside, INK) > 20


@pytest.mark.parametrize("seat", SEATS)
def test_houses_show_the_colour_of_their_seat(seat: int) -> None:
    empty = start(5, "b")
    full = drawn(replace(empty, houses=(PlacedHouse("ch6", seat),)))
    fill = theme.SEATS[seat].fill
    assert count(around(full, site("ch6").at), fill) > 350
    assert count(around(drawn(empty), site("ch6").at), fill) < 40


def test_the_houses_of_all_seats_differ() -> None:
    empty = start(5, "b")
    seen = {
        around(drawn(replace(empty, houses=(PlacedHouse("qn6", s),))), site("qn6").at).tobytes()
        for s in SEATS
    }
    assert len(seen) == 5


def test_a_fortress_is_seen_bare_and_under_a_house() -> None:
    empty = start(5, "b", fortresses=True)
    house = (PlacedHouse("qn6", 0),)
    views = [
        replace(empty, houses=houses, forts=forts)
        for houses in ((), house)
        for forts in ((), ("qn6",))
    ]
    seen = [around(drawn(view), site("qn6").at).tobytes() for view in views]
    assert len(set(seen)) == 4


@pytest.mark.parametrize("key", [realm.key for realm in box().realms])
def test_emissaries_are_seen_at_their_dragon_seat_with_seat_and_number(key: str) -> None:
    state = realm_of(key)
    empty = start(5, "b")
    sent = [(0,) * 5, (1, 0, 0, 0, 0), (2, 0, 0, 0, 0), (0, 1, 0, 0, 0), (1, 1, 0, 0, 0)]
    sent += [(1, 1, 1, 0, 0), (1, 1, 1, 1, 0), (1, 1, 1, 1, 1), (1, 1, 1, 1, 2)]
    seen = [around(drawn(court(empty, state.key, s)), state.seat).tobytes() for s in sent]
    assert len(set(seen)) == len(sent)


@pytest.mark.parametrize("key", BOTH)
def test_no_number_of_a_change_hides_other_emissaries(key: str) -> None:
    courts = tuple(Court(realm.key, (1, 1, 0), False) for realm in box().realms)
    table, blue = replace(built(3, key), courts=courts), theme.SEATS[0].fill
    new = [Change("new", realm.key, "emissary 1", n) for n, realm in enumerate(box().realms, 1)]
    alike = tuple(replace(change, number=1) for change in new)
    bare, numbered = (drawn(table, replace(LOOK, changes=some)) for some in (alike, tuple(new)))
    for realm in box().realms:
        x, y = realm.seat
        less, seen = (count(around(shown, (x - 13, y)), blue) for shown in (numbered, bare))
        assert less > 0.9 * seen > 0, realm.key


@pytest.mark.parametrize("locale", ["en", "zh-CN", "zh-TW"])
def test_scored_states_bear_a_seal(locale: str) -> None:
    options = replace(LOOK, locale=locale)
    empty = start(4, "a")
    bare = count(drawn(empty, options), SEAL)
    for realm in box().realms:
        sealed = drawn(court(empty, realm.key, (0,) * 4, scored=True), options)
        assert count(sealed, SEAL) > bare + 300
        assert changed(drawn(empty, options), sealed, realm.label, 90)


def test_every_open_card_is_seen() -> None:
    empty = start()
    rows = [("red",), ("green",), ("orange",), ("yellow",), ("purple",), ("red", "red"), ()]
    seen = {corner(drawn(replace(empty, row=row))).tobytes() for row in rows}
    assert len(seen) == len(rows)


def test_pile_discards_and_used_up_are_seen() -> None:
    empty = start()
    views = [
        empty,
        replace(empty, pile=33),
        replace(empty, pile=0),
        replace(empty, used_up=1),
        replace(empty, used_up=2),
        replace(empty, discards=("red",)),
        replace(empty, discards=("red", "red")),
        replace(empty, discards=("red", "green")),
    ]
    assert len({corner(drawn(view)).tobytes() for view in views}) == len(views)


def test_whose_turn_it_is_and_who_won_is_framed() -> None:
    first = (0, 0, 300, 40)
    turns = [drawn(replace(start(), turn=seat)).crop(first) for seat in (0, 1)]
    assert count(turns[0], theme.ACCENT) > count(turns[1], theme.ACCENT) == 0
    ends = [replace(over(3, "a"), scores=scores) for scores in ((9, 1, 1), (1, 1, 9))]
    wins = [count(drawn(view).crop(first), theme.ACCENT) for view in ends]
    assert wins[0] > wins[1] == 0


@pytest.mark.parametrize(
    ("houses", "emissaries", "fortresses", "wins"),
    [
        ((3, 2, 9), (1, 1, 9), (0, 0, 1), True),
        ((2, 3, 0), (1, 1, 0), (0, 0, 0), False),
        ((2, 4, 0), (5, 2, 0), (0, 0, 0), True),
        ((2, 2, 0), (1, 1, 0), (0, 1, 0), False),
        ((2, 2, 0), (1, 0, 0), (0, 1, 0), True),
    ],
)
def test_among_equals_those_with_most_markers_left_are_framed(
    houses: tuple[int, ...], emissaries: tuple[int, ...], fortresses: tuple[int, ...], wins: bool
) -> None:
    """R38, R45, A15; the third seat has fewer points."""
    end = replace(over(3, "a"), scores=(9, 9, 8), houses_left=houses)
    end = replace(end, emissaries_left=emissaries, fortresses_left=fortresses)
    assert bool(count(drawn(end).crop((0, 0, 300, 40)), theme.ACCENT)) == wins


def test_the_strip_shows_scores_supplies_emperor_and_fortress() -> None:
    plain = start(fortresses=True)
    views = [
        plain,
        replace(plain, start=0),
        replace(plain, scores=(1, 0, 0)),
        replace(plain, houses_left=(19, 20, 20)),
        replace(plain, emissaries_left=(7, 8, 8)),
        replace(plain, fortresses_left=(0, 1, 1)),
    ]
    strips = {drawn(view).crop((0, 0, 500, 150)).tobytes() for view in views}
    assert len(strips) == len(views)


@pytest.mark.parametrize("seat", SEATS)
def test_alliances_that_scored_are_drawn_in_the_colours_of_their_winners(seat: int) -> None:
    empty, fill = replace(start(5, "b"), phase="over"), theme.SEATS[seat].fill
    plain = drawn(empty)
    for number in range(1, 16):
        scored = drawn(replace(empty, alliances=(Alliance(number, (seat,), 7),)))
        place = alliance_of(number).at
        less, more = (count(around(picture, place), fill) for picture in (plain, scored))
        assert more > less + 200, number


def test_shared_alliances_show_every_winner_and_the_points() -> None:
    empty = replace(start(5, "b"), phase="over")
    several = [
        Alliance(4, (0,), 7),
        Alliance(4, (0, 3), 7),
        Alliance(4, (0, 1, 2, 3, 4), 7),
        Alliance(4, (0,), 8),
    ]
    place = alliance_of(4).at
    seen = {around(drawn(replace(empty, alliances=(a,))), place).tobytes() for a in several}
    assert len(seen) == 4


def test_lines_that_scored_are_drawn_along_their_roads() -> None:
    houses = tuple(PlacedHouse(key, 0) for key in LINE)
    empty = replace(start(5, "b"), phase="over", houses=houses)
    line = drawn(replace(empty, lines=(ScoredLine(0, LINE, 5),)))
    bare = drawn(empty)
    for one, other in pairwise(LINE):
        (x0, y0), (x1, y1) = site(one).at, site(other).at
        assert changed(bare, line, ((x0 + x1) // 2, (y0 + y1) // 2))
    assert not changed(bare, line, site("ch5").at)
    fill = theme.SEATS[0].fill
    assert count(line, fill) > count(bare, fill) + 1000


def test_states_are_named_in_the_language_of_the_table() -> None:
    one, other = (drawn(start(), replace(LOOK, locale=name)) for name in ("en", "zh-CN"))
    assert all(changed(one, other, realm.label) for realm in box().realms)
    assert PAINTER.board(start(), replace(LOOK, locale="de")) == PAINTER.board(start(), LOOK)


def test_the_sides_differ_where_a_site_is_on_one_of_them() -> None:
    one, other = drawn(start(4, "a")), drawn(start(4, "b"))
    extra = [s for s in side("b").sites if s.only]
    assert extra
    assert all(changed(one, other, s.at) for s in extra)


@pytest.mark.parametrize("key", BOTH)
@pytest.mark.parametrize("locale", ["en", "zh-CN", "zh-TW"])
def test_full_boards_are_small_and_about_1400_wide(key: str, locale: str) -> None:
    png = PAINTER.board(built(4, key, share=0.98), replace(LOOK, locale=locale))
    assert len(png) <= MOST
    picture = drawn(built(4, key))
    assert 1400 <= picture.width <= theme.MAX_WIDTH
    assert picture.height < picture.width


def test_ends_and_private_pictures_are_small() -> None:
    assert len(PAINTER.board(over(), LOOK)) <= MOST
    assert len(PAINTER.board(private(), LOOK)) <= MOST


def test_a_full_board_is_drawn_quickly_once_its_parts_are_known() -> None:
    """A picture is to take 40 ms at most; a loaded machine gets five times that here."""
    assert quickest(PAINTER, [built(5, "b", share=0.98)] * 6, LOOK) < 0.2


@pytest.mark.parametrize(
    "names",
    [
        ("王小明的名字真的非常非常长" * 4,) * 5,
        ("",) * 5,
        ("W" * 500, "\n\x00\u202e", "😀", "يوسف", "ก็"),
        (),
    ],
)
def test_any_name_can_be_drawn(names: tuple[str, ...]) -> None:
    assert drawn(start(5, "b"), RenderOptions(names)).size == drawn(start(5, "b")).size


def test_names_of_other_scripts_are_really_drawn() -> None:
    one, other = (PAINTER.board(start(), RenderOptions((name,) * 3)) for name in ("李白", "李黑"))
    assert one != other


def test_the_same_view_gives_the_same_bytes_in_any_thread() -> None:
    shown = built()
    once = PAINTER.board(shown, LOOK)
    with ThreadPoolExecutor(4) as pool:
        tasks = [pool.submit(PAINTER.board, shown, LOOK) for _ in range(8)]
        many = [task.result() for task in tasks]
    assert set(many) == {once}


def test_the_unseen_cards_are_counted() -> None:
    shown = start(5, "b")
    png = PAINTER.remaining(shown, LOOK)
    assert png is not None
    assert png != PAINTER.remaining(replace(shown, discards=("red",)), LOOK)
    assert png != PAINTER.remaining(replace(shown, hand=("purple",)), LOOK)
    taken = replace(shown, taken=(("green",), (), (), (), ()))
    assert png != PAINTER.remaining(taken, LOOK)
    assert png == PAINTER.remaining(replace(taken, viewer=0), LOOK)
    every = tuple(colour for colour, number in box().cards.items() for _ in range(number))
    assert PAINTER.remaining(replace(shown, row=(), discards=every), LOOK) is None


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_what_is_hidden_changes_no_picture(seat: int | None) -> None:
    game = GAME
    state = begin(game, 3, {}, "secret")
    other = game.redeal(state, seat, Rng("other"))
    assert state != other
    one, two = game.view(state, seat), game.view(other, seat)
    assert PAINTER.board(one, LOOK) == PAINTER.board(two, LOOK)
    assert PAINTER.remaining(one, LOOK) == PAINTER.remaining(two, LOOK)


def test_every_view_of_a_game_can_be_drawn() -> None:
    """A whole game between computer players, every tenth decision with its choice."""
    found, end = moments(GAME, 4, {"fortresses": True})
    for moment in found[::10]:
        view = GAME.view(moment.state, moment.seat)
        for choice in choices(moment):
            band = bool(view.hand)
            assert (drawn(view, replace(LOOK, choice=choice)).height > TOP + HEIGHT) == band
    assert drawn(GAME.view(end, None)).height == TOP + HEIGHT


def test_no_picture_changes_unseen() -> None:
    check_accepted("china")

"""The table as it is shown: everything open, in its place."""

from __future__ import annotations

from rules.ming.told.view import Province, Region
from tests.rules.ming.ground import PROVINCES, REGIONS
from tests.rules.ming.scene import GAME, at, do, round_ends, table


def test_regions_show_courtiers_monks_and_houses() -> None:
    scene = round_ends(2, 2, open={"lintao": "aaannnb", "suzhou": "bn"}, temples={"lintao": "a"})
    view = GAME.view(scene.state, None)
    assert [region.region for region in view.regions] == list(REGIONS)
    assert view.regions[at("lintao")] == Region("lintao", (2, 1), 2, 0, (1, 0), 1)
    assert view.regions[at("suzhou")] == Region("suzhou", (0, 1), 1, None, (0, 0), 0)
    assert view.scoring == "shaanxi"


def test_provinces_show_courtiers_cards_and_tiles() -> None:
    state = table(3, "cards", areas={"sichuan": "aab", "huguang": "c"}, stock={"sichuan": 4})
    view = GAME.view(state, 1)
    assert [province.province for province in view.provinces] == PROVINCES
    assert view.provinces[2] == Province("sichuan", (2, 1, 0), "junk", 4)
    assert view.provinces[3] == Province("huguang", (0, 0, 1), "horse", 9)
    gap = GAME.view(do(state, "take sichuan").state, 1)
    assert gap.provinces[2] == Province("sichuan", (2, 1, 0), None, 4)


def test_what_belongs_to_seats_is_shown_by_seat() -> None:
    state = table(
        3,
        "place",
        round=3,
        turn=1,
        start=2,
        princes="lintao suzhou daming",
        hands=("hhr", "d", "j"),
        tiles=("100000", "020000", "000003"),
        points=(4, 7, 9),
        placing=(1, 2, 1),
        supply=15,
    )
    view = GAME.view(state, 0)
    assert (view.viewer, view.seats, view.phase, view.round) == (0, 3, "place", 3)
    assert (view.start, view.acting) == (2, (1,))
    assert view.princes == ("lintao", "suzhou", "daming")
    assert view.hands == ((2, 1, 0, 0), (0, 0, 0, 1), (0, 0, 1, 0))
    assert view.tiles == ((1, 0, 0, 0, 0, 0), (0, 2, 0, 0, 0, 0), (0, 0, 0, 0, 0, 3))
    assert (view.supply, view.placing, view.scores) == ((15,) * 3, (1, 2, 1), (4, 7, 9))


def test_a_prince_not_yet_placed_is_nowhere() -> None:
    scene = do(table(3, "prince", princes=""), "prince jiading")
    assert GAME.view(scene.state, 0).princes == ("jiading", None, None)


def test_piles_are_shown_by_their_size() -> None:
    view = GAME.view(table(3, deck="horse junk", discards="junk " * 5, dragons=7), None)
    assert (view.deck, view.discards, view.dragons) == (2, 5, 7)


def test_who_has_passed_is_shown_until_the_phase_is_over() -> None:
    scene = do(table(3, hands=("h", "h", "h")), "pass")
    assert GAME.view(scene.state, 2).passed == (True, False, False)
    assert GAME.view(scene.do("pass", "pass").state, 2).passed == (False, False, False)


def test_who_still_goes_home_is_shown() -> None:
    standing = {"ningxia": "aan", "lintao": "aab", "hanzhong": "nn"}
    scene = round_ends(2, 2, open=standing).do("recall 3", "recall 0")
    view = GAME.view(scene.state, None)
    assert (view.phase, view.returning, view.neutral_returning) == ("home", (3, 0), 0)
    scene = scene.do("home ningxia")
    assert GAME.view(scene.state, None).returning == (2, 0)
    view = GAME.view(scene.do("home lintao", "home lintao").state, None)
    assert (view.returning, view.neutral_returning) == ((0, 0), 1)
    assert view.acting == (0,)


def test_neutral_courtiers_to_be_placed_are_shown() -> None:
    view = GAME.view(table(2, "neutral", neutral=(2, 3)), None)
    assert view.neutral_left == (2, 3)


def test_the_newest_action_is_shown_by_its_places() -> None:
    state = table(3, hands=("hj", "h"), princes="suzhou lintao longan")
    moved = do(state, "move chaozhou horse")
    assert set(GAME.view(moved.state, None).last) == {"suzhou", "chaozhou"}
    assert GAME.view(moved.do("deploy 0 open").state, None).last == ("chaozhou",)
    taken = do(table(3, "cards", areas={"sichuan": "abc"}), "take sichuan")
    assert GAME.view(taken.state, None).last == ("sichuan",)


def test_where_a_move_began_is_known_until_it_ends() -> None:
    state = table(3, hands=("hjr", "h"), princes="suzhou lintao longan")
    scene = do(state, "move chaozhou horse", "move zhaoqing junk")
    assert list(REGIONS)[scene.state.origin] == "suzhou"
    assert scene.do("deploy 0 open").state.origin == state.origin

"""What a seat sees besides: its cards, what it can choose, the city it decides about."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render import theme
from render.ming import PAINTER
from render.ming.table.reach import marks, reachable
from render.painter import RenderOptions
from rules.ming.position.box import REGION_NUMBER
from rules.ming.told.view import View
from rules.narrow import VERB, Choice
from tests.render.ming.scene import (
    HANZI,
    LOOK,
    area,
    around,
    band,
    changed,
    drawn,
    middle,
    scoring,
    spot,
    start,
    with_region,
)
from tests.render.pixels import count

MOVES = ("anqing", "huaian", "huangzhou", "yongping")
MOVE = Choice(("move",), "region", "region", MOVES)


def asked(choice: Choice) -> RenderOptions:
    return replace(LOOK, choice=choice)


def own(view: View, seat: int = 1) -> View:
    return replace(view, viewer=seat, acting=(seat,))


def test_own_cards_stand_below() -> None:
    public, private = drawn(replace(middle(), acting=(1,))), drawn(own(middle()))
    assert private.height > public.height + 100
    assert private.crop((0, 0, *public.size)).tobytes() == public.tobytes()
    hands = ((1, 1, 0, 1), (1, 1, 0, 0), (0, 1, 1, 1), (5, 0, 0, 0), (2, 2, 2, 3))
    seen = [drawn(replace(own(middle()), hands=(hand,) * 4)) for hand in hands]
    assert len({band(picture).tobytes() for picture in seen}) == len(hands)


@pytest.mark.parametrize("view", [own(middle(), 3), replace(own(middle()), phase="over")])
def test_there_is_no_band_without_cards_or_at_the_end(view: View) -> None:
    assert drawn(view).height == drawn(middle()).height


def test_cards_that_can_be_named_are_framed() -> None:
    view = own(middle())
    none = count(band(drawn(view)), theme.ACCENT)
    one = count(
        band(drawn(view, asked(Choice(("stay",), "card", "card", ("horse",))))), theme.ACCENT
    )
    two = Choice(("stay",), "card", "card", ("horse", "dragon"))
    assert count(band(drawn(view, asked(two))), theme.ACCENT) > one + 300 > none + 600


@pytest.mark.parametrize("kind", ["prince", "neutral", "home"])
def test_regions_to_choose_are_outlined(kind: str) -> None:
    view = own(start())
    fewer = drawn(view, asked(Choice((kind,), "region", "region", ("daming",))))
    more = drawn(view, asked(Choice((kind,), "region", "region", ("daming", "lintao"))))
    plain = count(drawn(view), theme.ACCENT)
    assert plain + 1500 < count(fewer, theme.ACCENT) < count(more, theme.ACCENT) - 1500


def test_provinces_to_choose_are_framed() -> None:
    view = own(middle())
    options = asked(Choice(("take",), "province", "province", ("shaanxi", "huguang")))
    plain, shown = drawn(view), drawn(view, options)
    for key in ("shaanxi", "huguang"):
        assert count(area(shown, key), theme.ACCENT) > 1000
    for key in ("beizhili", "sichuan", "nanzhili", "guangdong"):
        assert area(shown, key).tobytes() == area(plain, key).tobytes()


def test_a_move_shows_what_every_region_costs() -> None:
    """Seat 1 is in Daming with a horse, a rickshaw and a dragon; Suzhou holds a prince."""
    view = own(middle())
    found = marks(view, MOVE)
    assert found.regions == set(MOVES)
    assert found.steps["huangzhou"] == ("horse", "dragon")
    assert found.steps["yongping"] == ("rickshaw", "dragon")
    assert found.steps["huaian"] == ("dragon",)
    assert found.costs["huangzhou"] == found.costs["huaian"] == 1
    assert found.costs["shaozhou"] == 2
    assert "suzhou" not in found.costs
    assert "daming" not in found.costs
    plain, shown = drawn(view), drawn(view, asked(MOVE))
    for region, cards in found.costs.items():
        at = spot("prince", region)
        assert around(plain, at).tobytes() != around(shown, at).tobytes(), (region, cards)
    for region in ("suzhou", "lintao"):
        at = spot("prince", region)
        assert around(plain, at, 12).tobytes() == around(shown, at, 12).tobytes()


def test_the_price_of_a_step_and_of_a_way_look_different() -> None:
    view = own(middle())
    dear = replace(view, hands=((0, 0, 0, 0), (0, 0, 0, 3), *view.hands[2:]))
    at = spot("prince", "huangzhou")
    pictures = [around(drawn(v, asked(MOVE)), at) for v in (view, dear)]
    assert pictures[0].tobytes() != pictures[1].tobytes()


def test_the_first_question_shows_where_the_hand_leads() -> None:
    view = own(middle())
    options = asked(Choice((), VERB, VERB, ("move", "stay", "pass")))
    assert marks(view, options.choice).costs == marks(view, MOVE).costs
    assert "huangzhou" in changed(view, replace(view, hands=((0,) * 4,) * 4), options)


def test_reached_counts_cards() -> None:
    """One junk leads from Lintao to Long'an; a horse from there to Chongqing or Hanzhong."""
    here, nobody = REGION_NUMBER["lintao"], 0
    assert reachable(here, (0, 0, 1, 0), nobody) == {"longan": 1}
    found = reachable(here, (1, 0, 1, 0), nobody)
    assert {key: found[key] for key in ("ningxia", "longan", "chongqing", "hanzhong")} == {
        "ningxia": 1,
        "longan": 1,
        "chongqing": 2,
        "hanzhong": 2,
    }
    taken = 1 << REGION_NUMBER["longan"]
    assert "longan" not in reachable(here, (1, 0, 1, 0), taken)
    assert reachable(here, (1, 0, 1, 0), taken)["chongqing"] == 2
    assert reachable(here, (0, 0, 1, 0), taken) == {}


@pytest.mark.parametrize("kind", ["courtiers", "where"])
def test_the_region_of_a_deployment_is_outlined(kind: str) -> None:
    view = own(replace(middle(), phase="deploy"))
    options = asked(Choice(("deploy",), "count", kind, ("0", "1")))
    assert count(drawn(view, options), theme.ACCENT) > count(drawn(view), theme.ACCENT) + 1500


@pytest.mark.parametrize("kind", ["recalled", "player", VERB])
def test_other_questions_mark_nothing(kind: str) -> None:
    choice = Choice((), kind, kind, ("1", "2"))
    assert drawn(own(middle()), asked(choice)).tobytes() == drawn(own(middle())).tobytes()


def test_the_city_being_scored_is_seen_close_up() -> None:
    views = (
        scoring(),
        scoring("home"),
        replace(scoring(), round=4),
        replace(scoring("home"), returning=(1, 0, 0, 0)),
        replace(scoring("home"), neutral_returning=1),
        with_region(scoring(), "xuanfu", houses=(1, 2, 0, 0)),
        with_region(scoring(), "yongping", neutral_houses=2),
        replace(scoring(), scoring="sichuan"),
    )
    bands = [band(drawn(view)).tobytes() for view in views]
    assert bands[0] == bands[1]
    assert bands[3] != bands[1]
    assert len(set(bands)) == len(views) - 2
    assert band(drawn(views[0], HANZI)).tobytes() != bands[0]


@pytest.mark.parametrize("seat", range(4))
def test_whoever_goes_home_from_a_full_city_is_seen(seat: int) -> None:
    view = with_region(scoring("home"), "xuanfu", houses=(1, 1, 0, 1))
    view = with_region(view, "daming", houses=(1, 0, 1, 1))
    view = with_region(view, "yongping", houses=(0, 2, 1, 0))
    one, two = (1,) * 4, tuple(1 + (other == seat) for other in range(4))
    views = [replace(view, returning=returning) for returning in (one, two)]
    pictures = [band(drawn(shown)) for shown in views]
    assert count(pictures[0], theme.SEATS[seat].fill) > 1500
    assert pictures[0].tobytes() != pictures[1].tobytes()


def test_a_recall_is_seen_only_by_its_seat() -> None:
    view = replace(scoring(), viewer=0)
    laid = replace(view, own_recall=2)
    assert band(drawn(view)).tobytes() != band(drawn(laid)).tobytes()
    assert band(drawn(view)).tobytes() == band(drawn(scoring())).tobytes()


def test_what_remains_is_drawn_until_the_end() -> None:
    tiles = replace(middle().provinces[2], tiles=3)
    fewer = (*middle().provinces[:2], tiles, *middle().provinces[3:])
    sheets = [
        PAINTER.remaining(view, options)
        for view, options in (
            (middle(), LOOK),
            (middle(), HANZI),
            (replace(middle(), deck=3), LOOK),
            (replace(middle(), discards=3), LOOK),
            (replace(middle(), dragons=3), LOOK),
            (replace(middle(), provinces=fewer), LOOK),
        )
    ]
    assert None not in sheets
    assert len(set(sheets)) == len(sheets)
    assert PAINTER.remaining(replace(middle(), phase="over"), LOOK) is None

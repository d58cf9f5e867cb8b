"""Private pictures of China: the hand, and what a decision is about."""

from dataclasses import replace

import pytest
from PIL import Image

from render import theme
from render.china import PAINTER
from render.china.ground.atlas import HEIGHT
from render.china.table.parts import CHOSEN, REACHED
from render.china.table.reach import marks
from rules.china.position.box import box, side
from rules.china.told.view import Court, PlacedHouse, View
from rules.narrow import Choice
from tests.render.china.scene import LOOK, TOP, around, built, drawn, private, start
from tests.render.pixels import count


def decision(picked: tuple[str, ...], kind: str, *values: str) -> Choice:
    return Choice(picked, kind, kind, values)


def shown(view: View, choice: Choice | None) -> Image.Image:
    return drawn(view, replace(LOOK, choice=choice))


def hand_of(*cards: str) -> View:
    return replace(start(3, "a"), viewer=1, hand=cards)


def band(picture: Image.Image) -> Image.Image:
    """The part below the map."""
    return picture.crop((0, TOP + HEIGHT, picture.width, picture.height))


def states(view: View, choice: Choice) -> set[str]:
    """States with a site that is marked as reached."""
    home = {site.key: site.state for site in side(view.side).sites}
    return {home[key] for key, mark in marks(view, choice).sites.items() if mark == REACHED}


def test_the_hand_is_shown_to_its_owner_only() -> None:
    public = drawn(start())
    assert public.height == TOP + HEIGHT
    hands = [("red",), ("green",), ("red", "green"), ("red", "red"), ("red", "red", "red")]
    seen = [band(drawn(hand_of(*hand))) for hand in hands]
    assert all(picture.height > 100 for picture in seen)
    assert len({picture.tobytes() for picture in seen}) == len(hands)


def test_sites_to_choose_from_are_ringed_and_no_others() -> None:
    choice = decision(("house", "red"), "site", "we3", "sh1")
    view = start(3, "a")
    picture = shown(view, choice)
    for site in side("a").sites:
        seen = count(around(picture, site.at, 20), theme.MARK)
        assert (seen > 300) == (site.key in choice.values), site.key


def test_a_chosen_site_is_named_in_full() -> None:
    view = start(3, "a")
    at = next(site.at for site in side("a").sites if site.key == "we3")
    one = around(shown(view, decision(("house", "red"), "site", "we3", "sh1")), at)
    named = {
        around(shown(view, decision((), "site", s.key, "ya1")), s.at, 30).tobytes()
        for s in side("a").sites
    }
    assert len(named) == len(side("a").sites)
    assert one.tobytes() != around(drawn(view), at).tobytes()


def test_states_to_choose_from_are_ringed_and_no_others() -> None:
    choice = decision(("emissary", "red"), "state", "wei", "chu")
    picture = shown(built(3, "a"), choice)
    for realm in box().realms:
        seen = count(around(picture, realm.seat, 50), theme.MARK)
        assert (seen > 300) == (realm.key in choice.values), realm.key


@pytest.mark.parametrize("kind", ["site", "state"])
def test_a_choice_changes_nothing_else_but_the_frames_of_cards(kind: str) -> None:
    value = {"site": "we3", "state": "wei"}[kind]
    view = start(3, "a")
    there = next(r.seat for r in box().realms if r.key == "chu")
    picture = shown(view, decision((), kind, value, value))
    assert around(picture, there, 200).tobytes() == around(drawn(view), there, 200).tobytes()


def test_a_single_card_reaches_the_states_of_its_colour() -> None:
    verbs = decision((), "verb", "house", "swap")
    assert states(hand_of("red"), verbs) == {"wei", "shu"}
    assert states(hand_of("purple", "green"), verbs) == {"chu", "han", "yan"}


def test_two_equal_cards_reach_every_state() -> None:
    verbs = decision((), "verb", "house", "swap")
    assert states(hand_of("red", "red"), verbs) == {realm.key for realm in box().realms}


def test_a_pair_reaches_states_of_other_colours_only() -> None:
    view = hand_of("red", "red")
    every = {realm.key for realm in box().realms}
    assert states(view, decision(("house",), "payment", "pair-red")) == every - {"wei", "shu"}


def test_the_second_marker_reaches_the_same_state_only() -> None:
    view = replace(hand_of("red", "red"), phase="second", state="qin")
    assert states(view, decision((), "verb", "house", "stop")) == {"qin"}


def test_nothing_is_reached_while_cards_are_drawn() -> None:
    view = replace(hand_of("red", "red"), phase="draw", needed=1)
    found = marks(view, decision((), "verb", "take", "draw"))
    assert not found.sites
    assert not found.courts


def test_built_sites_are_reached_by_nothing_and_fortresses_only_where_there_is_none() -> None:
    view = replace(
        hand_of("purple"), houses=(PlacedHouse("ch1", 0),), forts=("ch2",), fortresses=True
    )
    houses = marks(view, decision(("house",), "payment", "purple")).sites
    forts = marks(view, decision(("fortress",), "payment", "purple")).sites
    assert "ch1" not in houses
    assert "ch2" in houses
    assert "ch2" not in forts
    assert "ch3" in forts


def test_emissaries_reach_states_with_room() -> None:
    houses = (PlacedHouse("we1", 0), PlacedHouse("sh1", 1))
    courts = tuple(
        Court(realm.key, (0, 0, 1) if realm.key == "shu" else (0, 0, 0), False)
        for realm in box().realms
    )
    view = replace(hand_of("red"), houses=houses, courts=courts)
    found = marks(view, decision(("emissary",), "payment", "red"))
    assert found.courts == {"wei": REACHED}
    assert not found.sites


def test_reached_sites_get_a_softer_ring_than_chosen_ones() -> None:
    view = hand_of("purple")
    at = next(site.at for site in side("a").sites if site.key == "ch7")
    soft = shown(view, decision((), "verb", "house", "swap"))
    strong = shown(view, decision(("house", "purple"), "site", "ch7", "ch6"))
    seen = [count(around(p, at, 60), theme.MARK) for p in (drawn(view), soft, strong)]
    assert seen[0] < seen[1] < seen[2]


def test_the_picked_payment_is_framed() -> None:
    view = hand_of("red", "red", "green")
    for payment, framed in (
        ("red", (True, False, False)),
        ("pair-red", (True, True, False)),
        ("green", (False, False, True)),
    ):
        choice = decision(("house", payment), "site", "we1", "we2")
        assert marks(view, choice).hand == framed
        assert count(band(shown(view, choice)), theme.MARK) > 500 * sum(framed)


def test_cards_to_swap_are_framed() -> None:
    view = hand_of("red", "green", "green")
    assert marks(view, decision(("swap",), "card", "green")).hand == (False, True, True)


def test_cards_to_take_are_framed_in_the_row_and_the_pile_with_them() -> None:
    view = replace(start(3, "a"), phase="draw", needed=2)
    corner = (0, TOP, 330, TOP + 250)

    def bright(choice: Choice) -> int:
        return count(shown(view, choice).crop(corner), theme.MARK)

    one = bright(decision(("take",), "card", "red"))
    two = bright(decision(("take",), "card", "red", "green"))
    every = bright(decision((), "verb", "take", "draw"))
    assert 0 < one < two < every


def test_unknown_decisions_mark_nothing() -> None:
    view = private()
    assert PAINTER.board(view, LOOK) == PAINTER.board(
        view, replace(LOOK, choice=decision((), "riddle", "a", "b"))
    )


def test_marks_name_what_is_chosen() -> None:
    found = marks(private(), decision(("house", "red"), "site", "we6", "sh3"))
    assert found.sites == {"we6": CHOSEN, "sh3": CHOSEN}

"""Steps of a prince and moves that can end (R15, R16, A3, A13), held against plain searching."""

from __future__ import annotations

from random import Random

from rules.ming.position.box import REGION_NUMBER, REGIONS, box
from rules.ming.position.moving import DRAGON, NEAR, can_end, occupied, steps, without
from rules.ming.position.state import CARDS, NOBODY, Hand

BORDERS = [(border.one, border.other, border.transport) for border in box().borders]


def at(*names: str) -> int:
    """A set of regions."""
    return sum(1 << REGION_NUMBER[name] for name in names)


def held(words: str) -> Hand:
    """A hand by the first letters of its cards, such as `hhd`."""
    horse, rickshaw, junk, dragon = (words.count(card[0]) for card in CARDS)
    return horse, rickshaw, junk, dragon


def found(region: str, words: str, taken: int = 0) -> set[str]:
    """The steps from a region as they are typed."""
    number = REGION_NUMBER[region]
    return {f"{REGIONS[there]} {CARDS[card]}" for there, card in steps(number, held(words), taken)}


def plain(region: str, cards: list[str], taken: set[str]) -> set[tuple[str, str]]:
    """Every step after which some way of playing the cards left ends in a free region."""
    pairs = [*BORDERS, *[(other, one, transport) for one, other, transport in BORDERS]]
    around = [(there, transport) for here, there, transport in pairs if here == region]
    fits = {(n, c) for n, transport in around for c in cards if c in (transport, "dragon")}
    return {(there, card) for there, card in fits if ends(there, less(cards, card), taken)}


def ends(region: str, cards: list[str], taken: set[str]) -> bool:
    return region not in taken or bool(plain(region, cards, taken))


def less(cards: list[str], card: str) -> list[str]:
    left = list(cards)
    left.remove(card)
    return left


def test_r15_a_step_needs_the_card_of_the_border_or_a_dragon() -> None:
    assert found("suzhou", "j") == {"anqing junk"}
    assert found("suzhou", "hr") == {"chaozhou horse", "huaian rickshaw"}
    assert found("suzhou", "d") == {"anqing dragon", "chaozhou dragon", "huaian dragon"}
    assert found("suzhou", "") == set()


def test_a03_only_listed_borders_are_crossed() -> None:
    listed = {(one, other) for one, other, _ in BORDERS}
    crossed = {
        (REGIONS[here], REGIONS[there]) for here, near in enumerate(NEAR) for there, _ in near
    }
    assert crossed == listed | {(other, one) for one, other in listed}


def test_r16_a_taken_region_is_entered_only_with_a_card_that_leads_on() -> None:
    taken = at("anqing")
    assert found("suzhou", "j", taken) == set()
    assert found("suzhou", "jj", taken) == {"anqing junk"}
    assert found("suzhou", "jr", taken) == {"anqing junk", "huaian rickshaw"}


def test_r16_two_taken_regions_are_crossed_in_a_row() -> None:
    taken = at("huaian", "anqing", "chaozhou")
    assert found("suzhou", "rr", taken) == {"huaian rickshaw"}
    assert found("huaian", "hd", at("suzhou", "anqing", "daming")) >= {"anqing horse"}
    assert not can_end(REGION_NUMBER["anqing"], held(""), taken)


def test_a13_a_prince_may_return_to_where_it_began() -> None:
    taken = at("huaian")
    assert found("suzhou", "rr", taken) == {"huaian rickshaw"}
    assert found("suzhou", "r", taken) == set()


def test_steps_are_those_of_a_plain_search() -> None:
    random = Random(5)
    for _ in range(400):
        region, *others = random.sample(REGIONS, 4)
        near = [REGIONS[there] for there, _ in NEAR[REGION_NUMBER[region]]]
        taken = set(random.sample(near, min(3, len(near))) if random.random() < 0.7 else others)
        cards = [str(c) for c in random.choices(CARDS, (3, 3, 3, 1), k=random.randint(0, 5))]
        hand = held("".join(card[0] for card in cards))
        number = REGION_NUMBER[region]
        got = [(REGIONS[there], CARDS[card]) for there, card in steps(number, hand, at(*taken))]
        assert set(got) == plain(region, cards, taken)
        assert len(set(got)) == len(got)


def test_one_s_own_prince_is_no_obstacle() -> None:
    assert occupied((3, 7, NOBODY), 0) == 1 << 7
    assert occupied((3, 7, NOBODY), 2) == 1 << 3 | 1 << 7


def test_a_card_is_played_from_the_hand() -> None:
    assert without(held("hjd"), DRAGON) == held("hj")

"""Sentences of the games as players read them."""

from __future__ import annotations

import pytest

from bot.texts import shared_texts
from bot.texts.prose import NAME_LIMIT, Prose
from rules.carcassonne.events import CityFinished, RoadUnfinished
from rules.tigris.events import (
    CatastropheStruck,
    HandHeld,
    StockHeld,
    Supported,
    WarEnded,
    WouldFight,
    WouldStand,
)

CHOICE_LIMIT = 100
"""Discord's for what stands below an entry of a list."""


def _prose(game: str, locale: str = "en", *names: str) -> Prose:
    return Prose(shared_texts(), game, locale, names or ("Anna", "Ben"), plain=True)


def test_a_city_is_told_with_its_arithmetic() -> None:
    finished = CityFinished("M12", 10, (0,), 1, 2, (2, 1), tiles=4, pennants=1)
    assert _prose("carcassonne").tell(finished) == (
        "City finished at M12: 4 tiles × 2 + 1 pennant × 2 = 10 points for Anna (Anna 2, Ben 1)."
    )


def test_ties_and_single_winners_read_differently() -> None:
    prose = _prose("carcassonne")
    tied = prose.tell(RoadUnfinished("M12", 1, (0, 1), 2, 2, (1, 1), tiles=1))
    assert "1 tile = 1 point each for Anna and Ben (Anna 1, Ben 1)." in tied
    alone = prose.tell(RoadUnfinished("M12", 1, (0,), 1, 1, (1, 0), tiles=1))
    assert alone.endswith("1 tile = 1 point for Anna.")


def test_a_war_is_told_with_its_arithmetic() -> None:
    won = WarEnded(0, 1, "trader", "green", 4, 3, ("C4", "D5"), 3)
    assert _prose("tigris").tell_all([Supported(0, "market", 2, 4), won]) == [
        "Anna adds 2 markets: now 4.",
        "War of the traders: Anna beats Ben 4 : 3. Leader + C4, D5 = +3 green.",
    ]
    assert _prose("tigris", "zh-CN").tell(won) == (
        "商人的外部冲突：Anna 以 4 : 3 战胜 Ben。领袖 + C4、D5 = 3 绿分。"
    )
    assert _prose("tigris").tell(WarEnded(0, 1, "king", "black", 1, 0, (), 1)) == (
        "War of the kings: Anna beats Ben 1 : 0. Leader = +1 black; no tile is lost."
    )


def test_empty_hands_and_empty_ground_read_naturally() -> None:
    prose = _prose("tigris")
    assert prose.tell(HandHeld(())) == "You hold no tiles."
    assert prose.tell(HandHeld((("farm", 2),))) == "Your tiles: farm ×2."
    assert prose.tell(StockHeld(1, (), 1)) == "Ben: all leaders on the board, 1 catastrophe left."
    assert prose.tell(CatastropheStruck(0, "C4", None)) == "Anna puts a catastrophe on C4."
    assert prose.tell(CatastropheStruck(0, "C4", "farm")).endswith("C4: the farm is lost.")


@pytest.mark.parametrize("locale", ["en", "zh-CN"])
def test_what_is_foreseen_fits_beside_a_choice(locale: str) -> None:
    names = ("A" * NAME_LIMIT, "B" * NAME_LIMIT)
    prose = _prose("tigris", locale, *names)
    for sort in ("revolt", "war"):
        told = prose.tell(WouldFight(sort, "farmer", 0, 1, 12, 11))
        assert len(told) <= CHOICE_LIMIT
        assert f"{names[0]} 12 : 11 {names[1]}" in told
    standings = ("wins", "loses", "leads", "level", "trails")
    assert len({prose.tell(WouldStand(2, 2, word)) for word in standings}) == len(standings)


def test_refusals_name_pieces_in_the_readers_language() -> None:
    refused = ("tile-needs-land", {"tile": "temple", "cell": "E1"})
    assert _prose("tigris").illegal(*refused) == (
        "E1 is river, where only farms go. Lay the temple on land."
    )
    assert _prose("tigris", "zh-CN").illegal(*refused) == (
        "E1 是河流，只能放农田。请把神殿放在陆地上。"
    )

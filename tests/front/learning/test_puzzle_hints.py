"""What the two hints of a puzzle tell: not what all turns, or the obvious one, begin with."""

from __future__ import annotations

import pytest

from rules.learning.puzzles import puzzles
from sandbox.web.driver import text_of
from sandbox.world.people import person_named
from tests.front.conftest import House, panel
from tests.front.learning.test_lesson import press


async def hinted(house: House, game: str, number: str) -> tuple[str, str]:
    """Both hints of a puzzle, one at a time."""
    (grade,) = [one.grade for one in puzzles(game) if one.id == number]
    await house.bot.matches.people.puzzles.begin(person_named("Anna").id, game, number, grade)
    anna = house.person("Anna")
    message = panel(await anna.slash("puzzle", game=game))
    message = await press(anna, message, "Hint")
    first = [line for line in text_of(message).splitlines() if line.startswith("💡")]
    message = await press(anna, message, "Another Hint")
    both = [line for line in text_of(message).splitlines() if line.startswith("💡")]
    assert both[: len(first)] == first
    return first[0], both[1]


@pytest.mark.parametrize(
    ("game", "number", "told"),
    [
        ("tigris", "0036", "begins with “Place tile · settlement”."),
        ("tigris", "0073", "begins with “Place or move leader · farmer”."),
        ("changcheng", "0036", "begins with “Lay card · architect (4)”."),
        ("ming", "0078", "begins with “Move prince”."),
    ],
)
async def test_where_the_obvious_turn_does_the_like_a_hint_names_more_than_the_verb(
    house: House, game: str, number: str, told: str
) -> None:
    kind, _ = await hinted(house, game, number)
    assert told in kind


async def test_a_turn_that_begins_like_the_obvious_one_is_told_from_where_they_part(
    house: House,
) -> None:
    kind, first = await hinted(house, "ming", "0082")
    assert "The best turn begins like the obvious one" in kind
    assert "Move prince · Zhaoqing · rickshaw → Deploy · 2 courtiers" in kind
    assert first.endswith("choose: Deploy · 3 courtiers · open part.")
    kind, _ = await hinted(house, "china", "0069")
    assert "begins like the obvious one" not in kind, "nothing else could be done there"


@pytest.mark.parametrize(
    ("game", "number", "told"),
    [
        ("carcassonne", "0036", "Later in the best turn comes “No follower”."),
        ("tigris", "0013", "Later in the best turn comes “Place tile · farm”."),
        ("carcassonne", "0050", "💡 This is the obvious turn, but not the best:"),
        ("changcheng", "0019", "The best turn begins with “Tower”."),
    ],
)
async def test_a_word_that_every_turn_begins_with_is_no_hint(
    house: House, game: str, number: str, told: str
) -> None:
    kind, first = await hinted(house, game, number)
    assert told in kind
    assert "Begin with: " in first

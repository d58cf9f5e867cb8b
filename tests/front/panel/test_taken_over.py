"""A game that a computer player has finished for somebody: its result, log and history."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from bot.front.shown.presenter import TablePresenter
from bot.front.shown.results import result
from bot.matches.table.model import Holder
from bot.texts import shared_texts
from rules.game import Outcome
from sandbox.web.driver import text_of
from tests.front.conftest import House, has, tap, whole_turn
from tests.languages import every_language

NAMES = ("Anna", "Ben", "Chloé")
ENDED = Outcome(((0,), (1, 2)), (9, 5, 5), ((("tiles", 9),), (("tiles", 5),), (("tiles", 5),)))


def told(locale: str, *left: int) -> list[str]:
    """The lines of a result in which computer players went on for some people."""
    game = SimpleNamespace(outcome=lambda _: ENDED)  # pyright: ignore[reportUnknownLambdaType]
    holders = (Holder(n, i, "sound" if i in left else None, False) for i, n in enumerate(NAMES))
    table = SimpleNamespace(state=None, game="ming", seats=tuple(holders), names=NAMES)
    shown = TablePresenter(cast("Any", game), cast("Any", table), shared_texts(), locale)
    return result(shown).split("\n")


@every_language
def test_a_result_ranks_nobody_for_what_a_computer_earned(locale: str) -> None:
    lines = told(locale, 0)
    ranked = [line for line in lines if line[0] in "🥇🥈🥉–"]
    assert [line[0] for line in ranked] == ["🥇", "🥇", "–"]
    assert "Anna" in ranked[-1]
    assert "9" in ranked[-1]
    assert lines[-1].startswith("-# ")
    assert "Anna" in lines[-1]
    assert "Ben" not in lines[-1]
    assert lines[0] == shared_texts().say(locale, "result-title-stayed")  # not that of the game


@every_language
def test_who_stayed_is_ranked_as_ever_and_so_are_all_who_left(locale: str) -> None:
    for lines in (told(locale), told(locale, 0, 1, 2)):
        assert lines[0] == shared_texts().say(locale, "result-title")
        assert [line[0] for line in lines if line[0] in "🥇🥈🥉–"] == ["🥇", "🥈", "🥈"]


async def test_turns_are_told_by_who_played_them_then(house: House) -> None:
    match_id = await house.begun("Anna", "Ben", "Chloé")
    anna, ben = house.person("Anna"), house.person("Ben")
    await whole_turn(anna, (await house.posts())[-1])
    await tap(anna, (await anna.slash("table resign")).message, "resign")
    for name in ("Ben", "Chloé"):
        asked = next(post for post in reversed(await house.posts()) if has(post, "turn"))
        await whole_turn(house.person(name), asked)
    await house.bot.computers.idle()
    assert len(await house.bot.matches.log(match_id)) > 4
    first = text_of((await ben.slash("table history", turn="1")).message)
    fourth = text_of((await ben.slash("table history", turn="4")).message)
    log = (await ben.slash("table log")).text
    assert "computer" not in first.split("\n")[1]
    assert "**Anna (computer)**" in fourth.replace("\\", "")
    assert log.replace("\\", "").index("**Anna** ") < log.replace("\\", "").index("(computer)")


async def test_the_history_opens_after_ones_own_last_decision(house: House) -> None:
    await house.begun("Anna", "Ben", "Chloé")
    for name in ("Anna", "Ben", "Chloé"):
        asked = next(post for post in reversed(await house.posts()) if has(post, "turn"))
        opened = (await house.person("Chloé").slash("table history")).text
        assert name == "Anna" or ("Turn 1 of " in opened and "your last decision" not in opened)
        await whole_turn(house.person(name), asked)
    opened = (await house.person("Anna").slash("table history")).text
    assert "Turn 2 of 3" in opened
    assert "The first turn since your last decision." in opened
    assert "Turn 3 of 3" in (await house.person("Sam").slash("table history")).text
    assert "Turn 3 of 3" in (await house.person("Chloé").slash("table history")).text
    await house.person("Chloé").slash("seat give", who="Sam")
    asked = next(post for post in reversed(await house.posts()) if has(post, "accept"))
    await tap(house.person("Sam"), asked, "accept")
    assert "Turn 3 of 3" in (await house.person("Sam").slash("table history")).text


async def test_whoever_taps_a_panel_of_a_seat_played_for_them_learns_how_to_get_it_back(
    house: House,
) -> None:
    await house.begun("Anna", "Ben", "Chloé")
    anna = house.person("Anna")
    panel = (await tap(anna, (await house.posts())[-1], "turn")).message
    await tap(anna, (await anna.slash("table resign")).message, "resign")
    answers = [await tap(anna, panel, "explain")]
    answers += [await anna.slash(f"table {deed}") for deed in ("confirm", "undo", "hand")]
    for answer in answers:
        assert "A computer player is playing your seat" in answer.text
        assert "</seat take:" in answer.text
    assert has((await anna.slash("table turn")).message, "comeback")

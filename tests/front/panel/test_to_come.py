"""In a panel: what is still to come of a turn, and where places are that a list names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.front.panel.foresight import beside, describe_outcomes, foresee, meanings, settled_words
from bot.texts import shared_texts
from bot.texts.prose import Prose
from rules import GAMES
from rules.game import Rng
from rules.playing import begin
from sandbox.web.driver import text_of
from tests.front.commands.test_limits import scene
from tests.front.conftest import House, panel, tap


async def test_a_panel_tells_what_follows_the_decision_in_the_turn(house: House) -> None:
    await house.begun("Anna", "Ben")
    anna, post = house.person("Anna"), (await house.posts())[-1]
    message = panel(await tap(anna, post, "turn"))
    assert text_of(message).endswith("After this: perhaps a follower on it")
    told = await anna.slash("describe")
    assert "\nAfter this: perhaps a follower on it" in told.text
    assert "After this" not in (await house.person("Ben").slash("describe")).text


def told(game: str, locale: str, seats: int = 3) -> str:
    """What is said to come at the beginning of a game."""
    table, rules = scene(game, locale), GAMES[game]
    state = begin(rules, seats, {}, "to come")
    return table.to_come(rules.view(state, rules.to_act(state)[0]))


def test_steps_stand_in_a_row_in_every_language() -> None:
    assert told("tigris", "en") == (
        "-# After this: one more action → all hands are filled up to six tiles"
    )
    assert told("tigris", "de").startswith("-# Danach: noch eine Aktion → ")
    assert told("tigris", "zh-CN") == "-# 接下来：还有一个行动 → 所有人把手牌补到六块"
    assert told("china", "en") == "-# After this: fill your hand up to three cards"
    assert told("changcheng", "en") == "", "everybody builds one wall in the first round"


def _told_beside(
    prose: Prose,
    view: Any,
    legal: Sequence[Any],
    picked: tuple[str, ...],
    wanted: Sequence[tuple[str, ...]],
) -> Mapping[tuple[str, ...], str]:
    meant = meanings(prose, legal, settled_words(legal, picked), wanted)
    return beside(meant, describe_outcomes(foresee(GAMES["ming"], view, legal, wanted), prose))


def _prince(locale: str, picked: tuple[str, ...]) -> Any:
    """What is told beside the regions where a prince may begin."""
    rules, table = GAMES["ming"], scene("ming", locale)
    state = begin(rules, 3, {}, "regions")
    seat = rules.to_act(state)[0]
    legal = rules.legal(state, seat)
    wanted = [tuple(str(action).split()) for action in legal]
    return _told_beside(table.prose, rules.view(state, seat), legal, picked, wanted)


def test_a_list_of_regions_names_the_province_of_each() -> None:
    for locale, told in (("en", "Province: Shaanxi"), ("de", "Provinz: Shaanxi")):
        found = _prince(locale, ())
        assert found["prince", "ningxia"] == told
        assert len(found) == 18
    assert _prince("zh-TW", ("prince",))["prince", "suzhou"].startswith("省份：")


def test_a_step_tells_its_province_and_its_cost() -> None:
    rules, table = GAMES["ming"], scene("ming", "en")
    state, steps = begin(rules, 3, {}, "moves"), 0
    while not any(a.verb == "move" for a in rules.legal(state, rules.to_act(state)[0])):
        steps += 1
        seat = rules.to_act(state)[0]
        state = rules.apply(state, seat, rules.legal(state, seat)[0], Rng("moves", steps)).state
    seat = rules.to_act(state)[0]
    legal = [action for action in rules.legal(state, seat) if action.verb == "move"]
    wanted = [tuple(str(action).split()) for action in legal]
    told = _told_beside(table.prose, rules.view(state, seat), legal, (), wanted)
    for words in wanted:
        meant = shared_texts().say("en", f"ming-region-{words[1]}-description")
        assert told[words].startswith(f"{meant} · "), told[words]

"""`/learn`: a lesson in a private message, that goes on where its person stopped."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from bot.front.learning.position_ids import first_of
from bot.front.shown.learn_buttons import games_with_lessons
from bot.processes.drawing import Renderer
from render.painter import RenderOptions
from rules.box import SEEDS
from rules.learning import entries
from rules.learning.lesson_steps import played_step
from rules.learning.lessons import LAST, lesson_of
from sandbox.web.driver import Reply, SimulatedUser, controls, files, is_private, pictures, text_of
from sandbox.world.failures import Json
from sandbox.world.people import DIRECT_NAME, person_named
from tests.front.conftest import House, control, has, house_of, labels, panel, tap
from tests.front.own.test_practice import settled
from tests.games import PAINTED, WHOLE
from tests.known import EXAMPLE
from tests.tapping import component

GAME = "reversi"
WRONG, RIGHT = "place B6", "place C6"


@pytest.fixture
async def school(tmp_path: Path) -> AsyncIterator[House]:
    """A house where the examples are played, too."""
    async with house_of(tmp_path, WHOLE, PAINTED) as house:
        yield house


async def opened(person: SimulatedUser, game: str = GAME) -> Json:
    """The lesson as `/learn` shows it."""
    return panel(await person.slash("learn", game=game))


async def press(person: SimulatedUser, message: Json, label: str) -> Json:
    """A button by its label."""
    return panel(await person.click(message, label=label))


async def choose(person: SimulatedUser, message: Json, action: str) -> Json:
    """An action of the step, from buttons and lists, word by word where it is asked so."""
    for at in range(len(action.split())):
        found = sorted(offered(message, action), key=lambda one: len(one[0]))
        if at and not found:
            break  # its last words left no choice
        assert found, f"{action} is not offered"
        words, part = found[-1]
        if "options" in part:
            message = panel(await person.select(message, part["custom_id"], [words]))
        else:
            message = panel(await person.click(message, part["custom_id"]))
        if words == action:
            break
    return message


def offered(message: Json, action: str) -> Iterator[tuple[str, Json]]:
    """The controls that lead to an action, each with the words that it picks."""
    for part in controls(message):
        picks = [option["value"] for option in part.get("options", ())]
        picks += [part["custom_id"].partition(" pick ")[2]]
        yield from (
            (words, part) for words in picks if words and f"{action} ".startswith(f"{words} ")
        )


async def at_the_move(person: SimulatedUser) -> Json:
    """The second step."""
    return await press(person, await opened(person), "Next")


async def test_a_lesson_is_learnt_from_first_to_last(school: House) -> None:
    anna = school.person("Anna")
    message = await opened(anna)
    assert is_private(message)
    assert "lesson · step 1 of 4" in text_of(message)
    assert pictures(message)
    first = message["id"]
    message = await press(anna, message, "Next")
    assert "**Turn two discs with one.**" in text_of(message)
    message = await choose(anna, message, RIGHT)
    assert "You place a disc on C6 and turn 2." in text_of(message)
    assert "Your choice" not in text_of(message), "which is told by what it does"
    assert "**Right.** It caught discs in two directions" in text_of(message)
    assert pictures(message)
    message = await press(anna, message, "Next")
    message = await press(anna, message, "Yes")
    assert "**Not quite.** To turn it" in text_of(message)
    message = await press(anna, await press(anna, message, "Try Again"), "No, never")
    assert "**Right.**" in text_of(message)
    assert "Corners are worth waiting for." in text_of(message)
    message = await press(anna, message, "Next")
    assert "step 4 of 4" in text_of(message)
    assert message["id"] == first
    message = await settled(anna, await anna.click(message, label="Go On Playing"))
    assert "practice · your move" in text_of(message)
    assert "Now a real game." in text_of(message)
    assert "Hint" in labels(message)
    assert not has(message, "learn"), "that lesson has just been learnt"


async def test_how_a_good_player_thinks_stands_beside_what_suggests_itself(school: House) -> None:
    anna = school.person("Anna")
    await school.bot.matches.people.keep_lesson_step(person_named("Anna").id, GAME, LAST)
    message = await press(anna, await opened(anna), "How a Good Player Thinks")
    assert "how a good player thinks · 1/1" in text_of(message)
    message = await choose(anna, message, "place G1")
    assert "**Not quite.** Those may all be turned back." in text_of(message)
    assert len(pictures(message)) == 1
    message = await choose(anna, await press(anna, message, "Try Again"), "place H1")
    right, natural = text_of(message).split("The obvious move")
    assert "on H1 and turn one" in right
    assert "nobody can ever turn it" in right
    assert "on G1 and turn 7" in natural
    assert len(pictures(message)) == 2
    message = await settled(anna, await anna.click(message, label="Go On Playing"))
    assert "practice · your move" in text_of(message)


async def test_the_answer_to_a_question_is_shown_after_two_wrong_ones(school: House) -> None:
    anna = school.person("Anna")
    message = await press(anna, await choose(anna, await at_the_move(anna), RIGHT), "Next")
    for times in range(2):
        message = await press(anna, message, "Yes")
        assert ("Show Me" in labels(message)) is (times == 1)
        message = await press(anna, message, "Try Again")
        assert ("Show Me" in labels(message)) is (times == 1)
    message = await press(anna, message, "Show Me")
    assert "**This is how.** No, never. Nothing can stand" in text_of(message)
    assert "step 4 of 4" in text_of(await opened(anna))


async def test_it_goes_on_where_one_stopped_after_a_restart_and_anywhere(school: House) -> None:
    anna = school.person("Anna")
    shown = await at_the_move(anna)
    await school.restart()
    again = panel(await school.person("Anna", DIRECT_NAME).slash("learn", game=GAME))
    assert text_of(again) == text_of(shown)
    message = await choose(anna, shown, RIGHT)  # the old message goes on, too
    assert "**Right.**" in text_of(message)
    assert "step 3 of 4" in text_of(await opened(anna))
    assert "step 1 of 4" in text_of(await opened(school.person("Ben")))


async def test_two_lessons_and_a_change_of_language_lose_nothing(school: House) -> None:
    anna = school.person("Anna")
    message = await at_the_move(anna)
    other = await press(anna, await opened(anna, "china"), "Next")
    await anna.slash("me language", language="de")
    message = await choose(anna, message, WRONG)
    assert "**Noch nicht ganz.**" in text_of(message)
    assert "Schritt 2 von 4" in text_of(await opened(anna))
    assert text_of(await opened(anna, "china")).startswith("**China**")
    assert other["id"] != message["id"]


async def test_what_is_stored_is_told_and_forgotten(school: House) -> None:
    anna = school.person("Anna")
    await at_the_move(anna)
    (file,) = files((await anna.slash("me data")).message)
    told = json.loads(await school.bot.client.http.get_from_cdn(file["url"]))
    assert [(row["game"], row["step"]) for row in told["lessons"]] == [(GAME, "place")]
    await tap(anna, (await anna.slash("me forget")).message, "forgetme")
    assert await school.bot.matches.people.lesson_step(person_named("Anna").id, GAME) == ""
    assert "step 1 of 4" in text_of(await opened(anna))


def of_game(message: Json, game: str) -> bool:
    """Whether a button leads to the lesson of a game."""
    return any(c["custom_id"] == f"mp:learn:::{game}" for c in controls(message))


async def test_the_ways_to_a_lesson(school: House) -> None:
    anna, sam = school.person("Anna"), school.person("Sam")
    help_shown = panel(await anna.slash("help"))
    assert [game for game in WHOLE if of_game(help_shown, game)] == list(games_with_lessons(WHOLE))
    await anna.slash("table open", game=GAME)
    (lobby,) = await school.posts()
    assert "New to This Game? Learn It in 3 Minutes" in labels(lobby)
    assert not has(lobby, "newcomer")
    message = panel(await sam.click(lobby, f"mp:learn:::{GAME}"))
    assert "step 1 of 4" in text_of(message)
    await anna.slash("table join")
    await school.person("Ben").slash("table join")
    await anna.slash("table start")
    assert of_game(panel(await sam.slash("table board")), GAME)
    assert not of_game(panel(await anna.slash("table board")), GAME)
    practised = await settled(anna, await anna.slash("practise", game=GAME, level="beginner"))
    assert of_game(practised, GAME)


async def test_a_game_without_a_lesson_has_no_button(school: House) -> None:
    assert "gavel" not in games_with_lessons(WHOLE)
    anna = school.person("Anna")
    await anna.slash("table open", game="gavel")
    (lobby,) = await school.posts()
    assert has(lobby, "newcomer")
    assert not has(lobby, "learn")


async def tapped(person: SimulatedUser, message: Json, rest: str) -> Reply:
    """A control that is not in the message."""
    return await person.raw(3, component(f"mp:lesson:::{rest}"), message=message)


async def test_controls_of_another_version_answer_in_plain_words(school: House) -> None:
    anna = school.person("Anna")
    message, lesson = await at_the_move(anna), lesson_of(GAME)
    assert lesson is not None
    mark = first_of(GAME, lesson.steps[1]).mark
    for rest in ("reversi place 00000 - show", "reversi gone 00000 - show"):
        assert "has changed since" in text_of(panel(await tapped(anna, message, rest)))
    for rest, told in (
        ("reversi", "an older version"),
        ("reversi x y z", "an older version"),
        ("gavel goal 00000 - show", "no lesson"),
        ("chess goal 00000 - show", "no game called “chess”"),
    ):
        assert told in (await tapped(anna, message, rest)).text
    after_the_last = len(played_step(WHOLE[GAME], lesson.steps[1].key).offered(()))
    for rest in (
        "9.9 pick place C6",
        f"{after_the_last} pick place C6",
        "- pick place A1",
        "- answer yes",
        "- begin",
        "0 solve",
        "0 show",
        "2 pick x",
    ):
        found = await tapped(anna, message, f"reversi place {mark}0 {rest}")
        assert "step 2 of 4" in text_of(panel(found)), rest


async def test_what_leaves_no_choice_within_a_line_is_not_asked(
    school: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until the step's own question is asked, its picture marks what the file says."""
    anna, marked = school.person("Anna"), list[str | None]()
    spotlight = school.bot.renderer.spotlight

    async def noted(game: str, view: Any, look: RenderOptions) -> bytes | None:
        marked.append(look.choice and look.choice.kind)
        return await spotlight(game, view, look)

    monkeypatch.setattr(school.bot.renderer, "spotlight", noted)
    await school.bot.matches.people.keep_lesson_step(person_named("Anna").id, "china", "two")
    await opened(anna, "china")
    assert marked == ["site"], "not the cards that pay, which are asked for first"
    folder = copytree(SEEDS / "china", tmp_path / "seeds" / "china")
    text = (folder / "lesson.toml").read_text(encoding="utf-8")
    before = text[
        text.index('actions = ["house red we*;') : text.index('right = ["house *; house *"]')
    ]
    lines = '["house red we3; house pair-purple we4; take *", "house red we4; stop"]'
    (folder / "lesson.toml").write_text(text.replace(before, f"actions = {lines}\n"))
    monkeypatch.setattr(entries, "FOLDERS", [tmp_path / "seeds"])
    message = await choose(anna, await opened(anna, "china"), "house red we3")
    assert "You build 2 houses in Wei" in text_of(message)
    assert "**Right.**" in text_of(await choose(anna, message, "take yellow"))


async def test_a_lesson_with_a_mistake_is_told_in_plain_words(
    school: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "seeds" / GAME
    folder.mkdir(parents=True)
    text = (EXAMPLE / "seeds" / GAME / "lesson.toml").read_text(encoding="utf-8")
    (folder / "lesson.toml").write_text(text.replace('"two-seats"', '"no-such"'))
    monkeypatch.setattr(entries, "FOLDERS", [tmp_path / "seeds"])
    reply = await school.person("Anna").slash("learn", game=GAME)
    assert "cannot be opened" in reply.text


async def test_who_has_had_many_pictures_learns_in_words(school: House) -> None:
    anna = school.person("Anna")
    school.bot.services.pictures.a_minute["panel"] = 0
    message = await at_the_move(anna)
    assert not pictures(message)
    assert control(message, "lesson")


async def test_a_namesake_of_somebody_in_the_lesson_is_told_apart(
    school: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = list[tuple[str, ...]]()
    spotlight = Renderer.spotlight

    async def seen(renderer: Renderer, game: str, view: Any, look: RenderOptions) -> bytes | None:
        shown.append(look.names)
        return await spotlight(renderer, game, view, look)

    monkeypatch.setattr(Renderer, "spotlight", seen)
    for name in ("Ben", "Anna"):
        await opened(school.person(name), "carcassonne")
    assert shown == [("You", "Ben"), ("Anna", "Ben")]

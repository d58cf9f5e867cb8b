"""`/puzzle`: solved in a private message, missed, with hints, after a restart, told to nobody."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.front.learning.puzzle import next_puzzle
from bot.front.learning.puzzle_standing import games_with_puzzles
from bot.front.learning.puzzle_view import rough
from bot.front.shown.positions import try_id
from bot.matches.people.puzzle_tries import PuzzleTry
from bot.processes.thinkers import ThinkingFailed
from rules.computers.comparing import why_better
from rules.game import Rng
from rules.learning import entries
from rules.learning.puzzles import Puzzle, puzzles, recorded_position
from sandbox.web.driver import SimulatedUser, controls, files, is_private, pictures, text_of
from sandbox.world.failures import Json
from sandbox.world.people import DIRECT_NAME, SEND_MESSAGES, person_named
from tests.front.conftest import House, house_of, labels, panel, tap
from tests.front.learning.test_lesson import choose, press
from tests.games import PAINTED, WHOLE
from tests.known import EXAMPLE
from tests.tapping import component

GAME = "reversi"
FIRST, SECOND, THIRD = puzzles(GAME)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house where the examples are played, too."""
    async with house_of(tmp_path, WHOLE, PAINTED) as made:
        yield made


async def opened(person: SimulatedUser) -> Json:
    """What `/puzzle` shows of the game."""
    return panel(await person.slash("puzzle", game=GAME))


async def played(person: SimulatedUser, message: Json, line: tuple[str, ...]) -> Json:
    """A whole turn, confirmed."""
    for action in line:
        message = await choose(person, message, action)
    return await press(person, message, "Confirm")


async def found(person: SimulatedUser, puzzle: Puzzle = FIRST) -> Json:
    """The answer, found at once."""
    return await played(person, await opened(person), puzzle.right[0])


async def test_a_puzzle_is_found_and_the_answer_compares_both_turns(house: House) -> None:
    anna = house.person("Anna")
    message = await opened(anna)
    assert is_private(message)
    assert "puzzle 1 · grade 1 of 3" in text_of(message)
    assert "**Find the best turn.**" in text_of(message)
    assert len(pictures(message)) == 1
    message = await choose(anna, message, "place C6")
    assert "**Is it the best one?**" in text_of(message)
    message = await press(anna, message, "Step Back")
    message = await played(anna, message, ("place C6",))
    told = text_of(message)
    assert "**Found on the first try.**" in told
    best, natural = told.split("**The obvious turn:**")
    assert "Place disc · C6" in best
    assert "Place disc · D8" in natural
    assert "D8" not in best
    assert "worth about 5 points more" in told
    assert "Found on the first try: 1" in told
    assert len(pictures(message)) == 2
    message = await press(anna, message, "Next Puzzle")
    assert "puzzle 2 · grade 2 of 3" in text_of(message)


async def test_a_wrong_turn_is_played_and_the_second_brings_the_answer(house: House) -> None:
    anna = house.person("Anna")
    message = await opened(anna)
    for number in (1, 2):
        message = await played(anna, message, FIRST.natural)
        assert "**There is a better turn.**" in text_of(message)
        assert FIRST.right[0][0].rpartition(" ")[2] not in text_of(message)
        assert ("Show Me" in labels(message)) == (number == 2)
        assert "Hint" in labels(message)
        if number == 1:
            message = await press(anna, message, "Try Again")
    tries, who = house.bot.matches.people.puzzles, person_named("Anna").id
    for at in range(4):  # which led to the next grade, and then a missed one
        at_once = PuzzleTry(GAME, f"gone-{at}", grade=1 + at // 3, misses=at // 3)
        await tries.change(who, at_once, lambda one: one.with_solution(()))
    message = await press(anna, message, "Show Me")
    assert "**This is the answer.**" in text_of(message)
    assert "shown: 1" in text_of(message)
    assert "**From now on you get puzzles of grade 1**, until you find more" in text_of(message)
    assert "Tell the Others" not in labels(message)


def drawn_last() -> Puzzle:
    """A puzzle of China whose best turn takes an open card before it draws an unseen one."""
    ends = ("take", "draw")
    lines = {one: tuple(text.split()[0] for text in one.right[0][-2:]) for one in puzzles("china")}
    return next(one for one, verbs in lines.items() if verbs == ends)


async def test_what_comes_to_light_too_early_is_no_wrong_turn(house: House) -> None:
    anna, puzzle = house.person("Anna"), drawn_last()
    begin, best = str(try_id("china", puzzle.id)), puzzle.right[0]
    message = panel(await anna.raw(3, component(begin), message=await opened(anna)))
    message = await played(anna, message, (*best[:-2], "draw"))
    assert "**There is a better turn.**" not in text_of(message)
    assert "before the turn is over. Do the rest first." in text_of(message)
    message = await played(anna, await press(anna, message, "Try Again"), best)
    assert "**Found on the first try.**" in text_of(message)


async def test_a_wrong_turn_that_is_confirmed_twice_at_once_counts_once(house: House) -> None:
    anna = house.person("Anna")
    message = await choose(anna, await opened(anna), FIRST.natural[0])
    await asyncio.gather(*(anna.click(message, label="Confirm") for _ in range(2)))
    message = await played(anna, await opened(anna), FIRST.right[0])
    assert "**Found, after one wrong turn.**" in text_of(message)


async def answer_of(house: House, name: str, puzzle: Puzzle, game: str) -> str:
    """The text of an answer that is shown after two hints."""
    anna, begin = house.person(name), str(try_id(game, puzzle.id))
    message = panel(await anna.raw(3, component(begin), message=await opened(anna)))
    for label in ("Hint", "Another Hint", "Show Me"):
        message = await press(anna, message, label)
    return text_of(message)


def with_tiles() -> Puzzle:
    """A puzzle of Ming Dynasty whose best line brings its seat more from sets of tiles."""
    for puzzle in puzzles("ming"):
        at = recorded_position(puzzle, WHOLE["ming"])
        rng = Rng(f"{at.record.seed}/why", at.begins.steps + 1)
        lines = puzzle.right[0], puzzle.natural
        why = why_better(at.game, at.begins.state, at.seat, rng, *lines)
        if any(reason.name == "tiles" and not reason.others for reason in why):
            return puzzle
    raise AssertionError


async def test_the_answer_says_why_in_the_words_of_hints(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.front.learning.puzzle_view._REASONS_WITHIN", 60.0)  # machines are busy
    told = await answer_of(house, "Anna", with_tiles(), "ming")
    why = next(line for line in told.splitlines() if "points more than this one." in line)
    assert "The best one " in why
    assert "brings you more from sets of tiles" in why


async def test_an_answer_does_not_wait_long_for_its_reasons(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr("bot.front.learning.puzzle_view._REASONS_WITHIN", 0.01)
    monkeypatch.setattr(house.bot.services.thinkers, "ask", never)
    told = await answer_of(house, "Anna", with_tiles(), "ming")
    assert "points more than this one." in told
    assert "The best one" not in told


async def test_where_no_reason_is_known_the_points_stay(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object, **__: object) -> None:
        raise ThinkingFailed

    monkeypatch.setattr(house.bot.services.thinkers, "ask", fails)
    told = await answer_of(house, "Anna", with_tiles(), "ming")
    assert "points more than this one." in told
    assert "The best one" not in told
    assert "The best one" not in text_of(await found(house.person("Ben")))


async def test_hints_come_in_two_steps(house: House) -> None:
    ben = house.person("Ben", DIRECT_NAME)
    board = panel(await ben.slash("puzzle", game="china"))
    told = await tap(ben, board, "puzzlelegend")
    assert told.private
    assert "**What is in the picture** · China" in told.text
    assert "**emissary**" in told.text.lower()
    anna = house.person("Anna")
    message = await press(anna, await opened(anna), "Hint")
    assert "This is the obvious turn, but not the best: Place disc · D8." in text_of(message)
    assert "C6" not in text_of(message)
    message = await press(anna, message, "Another Hint")
    assert "Begin with: Place disc · C6." in text_of(message)
    assert "Show Me" in labels(message)
    message = await played(anna, message, FIRST.right[0])
    assert "**Found, with 2 hints.**" in text_of(message)


async def test_a_further_hint_is_offered_beside_the_answer(house: House) -> None:
    anna = house.person("Anna")
    message = await opened(anna)
    for _ in range(2):
        message = await played(anna, message, FIRST.natural)
        message = await press(anna, message, "Try Again")
    assert labels(message)[-2:] == ["Hint", "Show Me"]
    message = await press(anna, message, "Hint")
    assert labels(message)[-2:] == ["Another Hint", "Show Me"]
    message = await press(anna, message, "Another Hint")
    assert "Another Hint" not in labels(message)
    assert "Show Me" in labels(message)


async def test_every_right_turn_counts(house: House) -> None:
    anna = house.person("Anna")
    await found(anna)
    await found(anna, SECOND)
    message = await played(anna, await opened(anna), THIRD.right[1])
    assert "**Found on the first try.**" in text_of(message)
    assert "Place disc · B1" in text_of(message)
    assert "One other turn is as good as the best." in text_of(message)
    assert "**From now on you get puzzles of grade 2.**" in text_of(message)
    assert "tried every puzzle" in (await anna.slash("puzzle", game=GAME)).text


async def test_it_goes_on_after_a_restart_from_any_device(house: House) -> None:
    anna = house.person("Anna")
    message = await press(anna, await opened(anna), "Hint")
    begun = await choose(anna, message, "place C6")
    await house.restart()
    again = panel(await house.person("Anna", DIRECT_NAME).slash("puzzle", game=GAME))
    assert text_of(again) == text_of(begun)
    assert "**Found, with a hint.**" in text_of(await press(anna, begun, "Confirm"))
    stale = await press(house.person("Anna", DIRECT_NAME), again, "Confirm")
    assert "**Found, with a hint.**" in text_of(stale)
    assert "puzzle 1 " in text_of(await opened(house.person("Ben")))


async def test_a_control_of_an_earlier_moment_shows_where_one_is(house: House) -> None:
    anna = house.person("Anna")
    first = await opened(anna)
    await choose(anna, await opened(anna), "place C6")
    message = await choose(anna, first, "place D8")
    assert "You are already further in this puzzle" in text_of(message)
    assert "C6" in text_of(message)


async def test_a_change_of_language_in_the_middle_loses_nothing(house: House) -> None:
    anna = house.person("Anna")
    message = await choose(anna, await opened(anna), "place C6")
    await anna.slash("me language", language="de")
    message = await press(anna, message, "Confirm")
    assert "**Auf Anhieb gefunden.**" in text_of(message)
    assert "Der beste Zug" in text_of(message)


async def test_how_somebody_does_is_told_to_them_alone(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await found(anna)
    overview = panel(await anna.slash("puzzle"))
    assert is_private(overview)
    assert "Days in a row with a puzzle found: 1." in text_of(overview)
    assert "Found on the first try: 1 · with a hint: 0" in text_of(overview)
    others = text_of(panel(await ben.slash("puzzle")))
    assert "Days in a row with a puzzle found: 0." in others
    assert "Found on the first try" not in others
    assert not await house.posts()
    message = panel(await anna.click(overview, f"mp:puzzles:::{GAME}"))
    assert "puzzle 2 · grade 2 of 3" in text_of(message)


async def test_an_open_puzzle_that_is_gone_is_nothing_to_go_on_with(house: House) -> None:
    anna = house.person("Anna")
    await house.bot.matches.people.puzzles.begin(person_named("Anna").id, GAME, "9999", 1)
    assert "Reversi: Next Puzzle" in labels(panel(await anna.slash("puzzle")))
    await opened(anna)
    assert "Reversi: Go On" in labels(panel(await anna.slash("puzzle")))


async def shared(house: House, number: int) -> Json:
    """That many messages later, the newest one: it follows the private answer."""
    while len(posts := await house.posts()) < number:
        await asyncio.sleep(0.02)
    return posts[-1]


async def test_it_is_shared_by_choice_without_the_answer(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    message = await found(anna)
    reply = await anna.click(message, label="Tell the Others")
    assert "but not the answer" in reply.text
    post = await shared(house, 1)
    assert "**Anna** has found puzzle 1 of **Reversi** on the first try." in text_of(post)
    assert "Days in a row with a puzzle found: 1." in text_of(post)
    assert "C6" not in text_of(post)
    assert not pictures(post)
    assert "puzzle 1 " in text_of(panel(await ben.click(post, label="Try")))
    assert "Once a minute" in (await anna.click(message, label="Tell the Others")).text
    message = await press(ben, await press(ben, await opened(ben), "Hint"), "Another Hint")
    message = await played(ben, message, FIRST.right[0])
    await house.allow("Ben", "table", deny=SEND_MESSAGES)
    refused = (await ben.click(message, label="Tell the Others")).text
    assert "so it cannot be shared here either" in refused
    await house.allow("Ben", "table")
    await ben.click(message, label="Tell the Others")
    assert "**Ben** has found puzzle 1 of **Reversi** with 2 hints." in text_of(
        await shared(house, 2)
    )
    chloe = house.person("Chloé")
    message = await played(chloe, await opened(chloe), FIRST.natural)
    message = await played(chloe, await press(chloe, message, "Try Again"), FIRST.right[0])
    await chloe.click(message, label="Tell the Others")
    told = "**Chloé** has found puzzle 1 of **Reversi** after one wrong turn."
    assert told in text_of(await shared(house, 3))


async def test_what_was_not_found_cannot_be_shared(house: House) -> None:
    anna = house.person("Anna")
    message = await opened(anna)
    reply = await anna.raw(3, component(f"mp:puzzleshare:::{GAME} 0001"), message=message)
    assert "once you have found it" in reply.text
    assert not await house.posts()


async def test_in_direct_messages_there_is_nobody_to_tell(house: House) -> None:
    anna = house.person("Anna", DIRECT_NAME)
    assert "Tell the Others" not in labels(await found(anna))


async def test_what_is_stored_is_told_and_forgotten(house: House) -> None:
    anna = house.person("Anna")
    await found(anna)
    (file,) = files((await anna.slash("me data")).message)
    told = json.loads(await house.bot.client.http.get_from_cdn(file["url"]))
    assert [(row["puzzle"], row["outcome"]) for row in told["puzzles"]] == [("0001", "found")]
    await tap(anna, (await anna.slash("me forget")).message, "forgetme")
    assert await house.bot.matches.people.puzzles.of(person_named("Anna").id) == ()


async def test_controls_of_another_version_answer_in_plain_words(house: House) -> None:
    anna = house.person("Anna")
    message = await opened(anna)
    for rest in ("", "reversi", "reversi 9999 0000 show", "gavel 0001 0000 show", "x y z w"):
        assert (await anna.raw(3, component(f"mp:puzzle:::{rest}"), message=message)).text
    for verb in ("pick place A1", "list 0", "confirm", "back", "nonsense", "back x"):
        mark = next(c["custom_id"].split()[2] for c in controls(message) if " " in c["custom_id"])
        rest = f"{GAME} 0001 {mark} {verb}"
        reply = await anna.raw(3, component(f"mp:puzzle:::{rest}"), message=message)
        assert "puzzle 1 " in text_of(panel(reply)), verb
    assert (await anna.raw(3, component("mp:puzzleday:::reversi 9999 x"), message=message)).text


async def test_puzzles_with_a_mistake_are_told_in_plain_words(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "seeds" / GAME / "puzzles"
    folder.mkdir(parents=True)
    text = (EXAMPLE / "seeds" / GAME / "puzzles" / "puzzles.toml").read_text(encoding="utf-8")
    (folder / "puzzles.toml").write_text(text.replace("001.game", "no-such.game"))
    monkeypatch.setattr(entries, "FOLDERS", [tmp_path / "seeds"])
    reply = await house.person("Anna").slash("puzzle", game=GAME)
    assert "cannot be opened" in reply.text


async def test_who_has_had_many_pictures_solves_in_words(house: House) -> None:
    anna = house.person("Anna")
    house.bot.services.pictures.a_minute["panel"] = 0
    message = await opened(anna)
    assert not pictures(message)
    message = await played(anna, message, FIRST.right[0])
    assert "**Found on the first try.**" in text_of(message)
    assert not pictures(message)


def test_only_games_with_puzzles_have_them() -> None:
    assert GAME in games_with_puzzles(WHOLE)
    assert "gavel" not in games_with_puzzles(WHOLE)


def test_the_next_one_is_of_the_grade_or_near_it() -> None:
    known = puzzles(GAME)
    assert next_puzzle(known, (), GAME) == FIRST
    assert next_puzzle(known, (PuzzleTry(GAME, "0001", 1),), GAME) == SECOND
    assert next_puzzle(known, (PuzzleTry("other", "0001", 1),), GAME) == FIRST
    assert next_puzzle(known, [PuzzleTry(GAME, one.id, 1) for one in known], GAME) is None


def test_a_game_that_gave_a_puzzle_gives_the_next_one_late() -> None:
    known = [
        replace(FIRST, id=number, record=record)
        for number, record in (("0001", "a"), ("0002", "a"), ("0003", "a"), ("0004", "b"))
    ]
    tries, order = list[PuzzleTry](), list[str]()
    while (found := next_puzzle(known, tries, GAME)) is not None:
        order.append(found.id)
        tries.append(PuzzleTry(GAME, found.id, 1))
    assert order == ["0001", "0004", "0002", "0003"]


@pytest.mark.parametrize(
    ("gain", "told"), [(0.3, 1), (1.4, 1), (3.2, 3), (4.0, 5), (6.0, 5), (7.6, 10), (23.0, 25)]
)
def test_a_gain_is_told_without_false_precision(gain: float, told: int) -> None:
    assert rough(gain) == told

"""Whole games through the whole process: one by slash commands alone, one by panel alone."""

from __future__ import annotations

import random
import re

import aiohttp

from bot.sandbox.driver import Person, Reply, controls, text_of
from bot.sandbox.failures import Json
from rules import GAMES, record
from tests.e2e.house import GAME, House, has, told, verb_of

WAYS = ("group", "list", "pick")


async def test_a_game_with_the_river_by_slash_commands_alone(house: House) -> None:
    match_id = await house.begun("Anna", "大卫", river=True)
    chance = random.Random(1)
    turns = 0
    while _running(house, match_id):
        person = house.person(house.on_turn(match_id))
        await (_by_commands if turns % 2 else _by_lines)(person, chance)
        turns += 1
    assert turns > 70
    await _check_the_end(house, match_id, ("Anna", "大卫"))


def _running(house: House, match_id: str) -> bool:
    question = "select status from matches where id = ?"
    return house.ask_database(question, match_id) == [("running",)]


async def _picked(
    person: Person, chance: random.Random, command: str, focused: str, **given: str
) -> str:
    choices = await person.autocomplete(command, focused, **given)
    return str(chance.choice(choices)["value"])


async def _by_commands(person: Person, chance: random.Random) -> None:
    """`/carcassonne place`, then `deploy` or `pass`, then `/table confirm`."""
    cell = await _picked(person, chance, f"{GAME} place", "cell")
    turn = await _picked(person, chance, f"{GAME} place", "turn", cell=cell)
    reply = await person.slash(f"{GAME} place", cell=cell, turn=turn)
    if not has(reply.message, "confirm"):
        spots = await person.autocomplete(f"{GAME} deploy", "spot")
        spot = chance.choice([*spots, None])
        if spot is None:
            await person.slash(f"{GAME} pass")
        else:
            await person.slash(f"{GAME} deploy", spot=spot["value"])
    _done(await person.slash("table confirm"))


async def _by_lines(person: Person, chance: random.Random) -> None:
    """One `/do` line, as its suggestions complete it, up to `confirm`."""
    line = ""
    for _ in range(12):
        choices = await person.autocomplete("do", "text", text=line)
        line = str(chance.choice(choices)["value"])
        if line.endswith("confirm"):
            break
        if _is_whole(line):
            line += "; "
    _done(await person.slash("do", text=line))


def _is_whole(line: str) -> bool:
    verb, *rest = line.rpartition(";")[2].split()
    return len(rest) == {"place": 2, "deploy": 1, "pass": 0}[verb]


def _done(reply: Reply) -> None:
    text = reply.text
    assert any(said in text for said in ("confirmed", "over", "完成", "结束")), text


async def test_a_game_of_three_by_panel_alone(house: House) -> None:
    names = ("Anna", "大卫", "Chloé")
    match_id = await house.begun(*names)
    robot = _Robot(random.Random(3))
    while _running(house, match_id):
        await house.quiet()
        post = next(p for p in reversed(await house.posts()) if has(p, "turn"))
        await robot.turn(house.person(house.on_turn(match_id)), post)
    assert robot.tapped >= {"turn", "pick", "list", "back", "confirm"}
    await _check_the_end(house, match_id, names)


class _Robot:
    """Taps whatever the panel offers."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.tapped: set[str] = set()

    async def turn(self, person: Person, post: Json) -> None:
        """From *Your move* to the confirmation."""
        message = await self._tap(person, post, "turn")
        for _ in range(20):
            if has(message, "confirm") and self.chance.random() > 0.05:
                await self._tap(person, message, "confirm")
                return
            offered = [verb_of(control) for control in controls(message)]
            if "back" in offered and self.chance.random() < 0.05:
                message = await self._tap(person, message, "back")
                continue
            ways = [verb for verb in WAYS if verb in offered] or ["confirm"]
            message = await self._tap(person, message, ways[0])
            if ways == ["confirm"]:
                return
        raise AssertionError(text_of(message))

    async def _tap(self, person: Person, message: Json, verb: str) -> Json:
        control = self.chance.choice([c for c in controls(message) if verb_of(c) == verb])
        self.tapped.add(verb)
        if "options" in control:
            value = self.chance.choice(control["options"])["value"]
            reply = await person.select(message, control["custom_id"], [value])
        else:
            reply = await person.click(message, control["custom_id"])
        assert not reply.failed
        assert reply.private
        return reply.message


async def _check_the_end(house: House, match_id: str, names: tuple[str, ...]) -> None:
    """The result stands in the channel, and the exported record replays to the same one."""
    await house.quiet()
    posts = await house.posts()
    assert told(posts) == house.laid(match_id)
    final = text_of(posts[-1])
    assert "The result" in final
    assert "🥇" in final
    exported = await house.person(names[0]).slash("table export")
    text = await _downloaded(exported.message)
    parsed = record.parse(text)
    assert parsed.names == names
    steps = list(parsed.replay(GAMES))
    outcome = GAMES[GAME].outcome(steps[-1][1].step.state)
    assert outcome is not None
    assert outcome.scores == parsed.result
    for name, points in zip(names, outcome.scores, strict=True):
        assert re.search(rf"{name}\W+{points} points?\b", final), final
    assert len(steps) == len(house.log(match_id))


async def _downloaded(message: Json) -> str:
    [attachment] = message["attachments"]
    async with aiohttp.ClientSession() as session, session.get(attachment["url"]) as response:
        assert response.status == 200
        return await response.text()

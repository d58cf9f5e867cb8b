"""People who play whole games of any kind, by tapping or typing; and what is seen at the end."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

import aiohttp

from bot.texts import signed
from rules import record
from rules.computers.simulating import simulate
from rules.game import AnyGame
from sandbox.web.driver import Reply, SimulatedUser, controls, files, text_of, upload
from sandbox.world.failures import Json
from tests.e2e.house import House
from tests.e2e.launcher import all_games
from tests.tapping import find, has, tap, verb_of

WAYS = ("sure", "group", "list", "pick")
"""What leads on in a panel; a reveal that is warned of is wanted."""
MOST_TAPS = 60
"""Taps of one turn."""
LATE = "second-table"
"""Where games are played to their end that began elsewhere."""


def running(house: House, match_id: str) -> bool:
    """True as long as the game is not over."""
    question = "select status from matches where id = ?"
    return house.ask_database(question, match_id) == [("running",)]


@dataclass(slots=True)
class Robot:
    """Taps whatever the panel offers."""

    chance: random.Random
    tapped: set[str] = field(default_factory=set[str])

    async def turn(self, person: SimulatedUser, post: Json) -> None:
        """From *Your move* until something is confirmed or has revealed something."""
        message = await self._tap(person, post, "turn")
        for _ in range(MOST_TAPS):
            if has(message, "back") and self._steps_back():
                message = await self._tap(person, message, "back")
                continue
            if has(message, "confirm") and has(message, "plan") and self._plans():
                message = await self._tap(person, message, "plan")
                continue
            if has(message, "confirm") and self.chance.random() > 0.05:
                await self._tap(person, message, "confirm")
                return
            if not any(has(message, verb) for verb in (*WAYS, "confirm")):
                return  # there was no choice, so it counted at once
            way = next((verb for verb in WAYS if has(message, verb)), "confirm")
            message = await self._tap(person, message, way)
            if way in ("sure", "confirm"):
                return
        raise AssertionError(text_of(message))

    def _steps_back(self) -> bool:
        """The first time it is offered, and now and then."""
        return "back" not in self.tapped or self.chance.random() < 0.05

    def _plans(self) -> bool:
        """Now and then a turn is decided ahead."""
        return self.chance.random() < 0.3

    async def _tap(self, person: SimulatedUser, message: Json, verb: str) -> Json:
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


@dataclass(slots=True)
class Typist:
    """Uses the slash command of each decision, as its suggestions complete it."""

    chance: random.Random
    game: AnyGame

    async def turn(self, person: SimulatedUser) -> None:
        """One decision after the other until all is confirmed."""
        for _ in range(MOST_TAPS):
            reply = await self._decided(person)
            if find(reply.message, "sure"):
                await tap(person, reply.message, "sure")
                return
            if has(reply.message, "confirm"):
                done(await person.slash("table confirm"))
                return
        raise AssertionError("the turn has no end")

    async def _decided(self, person: SimulatedUser) -> Reply:
        """`/<game> <verb>` with a value for each of its fields."""
        offered = await person.autocomplete("do", "text", text="")
        verb = self.chance.choice(sorted({str(o["value"]).split()[0] for o in offered}))
        if verb == "confirm":  # it was decided ahead
            return await person.slash("table turn")
        action = next(a for a in self.game.meta.actions if a.verb == verb)
        command, given = f"{self.game.meta.key} {verb}", dict[str, str]()
        for name in action.__match_args__:
            values = await person.autocomplete(command, name, **given)
            given[name] = str(self.chance.choice(values)["value"])
        reply = await person.slash(command, **given)
        assert not reply.failed
        return reply


@dataclass(slots=True)
class Writer:
    """Writes a whole turn in one `/do` line, as its suggestions complete it."""

    chance: random.Random
    game: AnyGame

    async def turn(self, person: SimulatedUser) -> None:
        """A turn up to `confirm`, or up to what has to be confirmed in a way of its own."""
        line = await self._line(person)
        reply = await person.slash("do", text=line)
        if find(reply.message, "sure"):
            await tap(person, reply.message, "sure")
        elif has(reply.message, "confirm"):
            done(await person.slash("table confirm"))
        else:
            done(reply)

    async def _line(self, person: SimulatedUser) -> str:
        line = ""
        for _ in range(MOST_TAPS):
            choices = await person.autocomplete("do", "text", text=line)
            if not choices:
                return line
            line = str(self.chance.choice(choices)["value"])
            if line.endswith("confirm"):
                return line
            if self._is_whole(line):
                line += "; "
        raise AssertionError(line)

    def _is_whole(self, line: str) -> bool:
        verb, *words = line.rpartition(";")[2].split()
        action = next(a for a in self.game.meta.actions if a.verb == verb)
        return len(words) == len(action.__match_args__)


def done(reply: Reply) -> None:
    """Asserts that something was confirmed."""
    text = reply.text
    english = ("confirmed", "over", "your move", "your answer is needed")
    chinese = ("完成", "结束", "轮到你了", "需要你回应")
    assert any(said in text for said in (*english, *chinese)), text


async def begun_late(house: House, game: AnyGame, *names: str, last: int) -> str:
    """A game of these people in another channel that goes on from a record without its last moves;
    the table's id."""
    await go_on([house.person(name, LATE) for name in names], game, last)
    await house.quiet()
    where = await house.channel_id(LATE)
    [(match_id,)] = house.ask_database("select id from matches where channel_id = ?", where)
    return match_id


async def go_on(people: Sequence[SimulatedUser], game: AnyGame, last: int) -> None:
    """Opens and starts a game that lacks the last moves of a recorded one."""
    whole = simulate(game, len(people), {}, "end", ["random"]).record
    begun = whole.first(max(0, len(whole.moves) - last))
    file = upload("begun.txt", record.format_record(begun).encode())
    host, *others = people
    await host.slash("record import", record=file, use="play")
    for other in others:
        await other.slash("table join")
    await host.slash("table start")


async def check_the_end(
    house: House, match_id: str, names: tuple[str, ...], key: str, channel: str = "table"
) -> None:
    """The result stands in the channel, and the exported record replays to the same one."""
    await house.quiet()
    final = text_of((await house.posts(channel))[-1])
    assert "The result" in final
    assert "🥇" in final
    exported = await house.person(names[0], channel).slash("record export")
    parsed = record.parse(await _downloaded(exported.message))
    assert parsed.names == names
    games = all_games()
    steps = list(parsed.replay(games))
    outcome = games[key].outcome(steps[-1][1].step.state)
    assert outcome is not None
    assert outcome.scores == parsed.result
    for name, points in zip(names, outcome.scores, strict=True):
        assert re.search(rf"{name}\W+{signed(points)} points?\b", final), final
    assert len(steps) == len(house.log(match_id))


async def _downloaded(message: Json) -> str:
    [file] = files(message)
    async with aiohttp.ClientSession() as session, session.get(file["url"]) as response:
        assert response.status == 200
        return await response.text()

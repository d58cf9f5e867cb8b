"""Transcripts: text files of what people do, step by step, and of all that they are shown then.

    > Anna: /table open game=china
    > Ben in #second-table: tap Join
    > Anna: pick C3
    > Anna: write text="Good luck!"
    > Anna: ask /vote replace player=
    > Anna: say Hello
    > Anna: /record import record=@seeds/china/three-seats.game
    > Anna, Ben and Emil play carcassonne river=yes
    > Ben refuses direct messages
    > #table is deleted
    > #far-table is in another server
    > 72 hours pass
    > it is 2034-01-10 09:00
    > the bot restarts

A button or an option of a list is looked for on what that person saw last of all that offers it in
the channel. `write` fills in the dialog that was opened, `ask` asks for suggestions for the last
option, and `@` begins the path of a file. People who `play` have opened, joined and started a
table; nothing of that is written down. Below each other step stands what it has changed in all
channels: a message that was there before only by the lines that changed. Every transcript begins on
a Monday at noon (UTC).

A transcript that comes out differently fails its test, and writes its file anew if `ACCEPT` is set:

    ACCEPT=1 make test ARGS=tests/front/lobby

Read what has changed in it before you commit it. A new transcript begins as a file of steps.
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from difflib import ndiff, unified_diff
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandbox.web.driver import Reply, SimulatedUser, upload
from sandbox.web.user_actions import Refusal
from sandbox.world.components import every
from sandbox.world.failures import Json
from sandbox.world.people import BY_ID, person_named
from sandbox.world.world import Channel, Message
from tests.front.as_text import NAMES, dialog, label, lines_of, plain
from tests.front.conftest import House
from tests.sandbox.proof import soon

HOME = Path(__file__).parents[2]
BEGINS = "2034-01-02 12:00"
MOST_PARTS = 48
"""A longer time passes in so many parts."""
LONGEST = 200.0
"""Seconds for one answer, and for a lobby's picture: some take long on a busy machine."""
_DEED = re.compile(r"([^:#]+?)(?: in #([^:]+))?: (.+)")


@dataclass(slots=True)
class Transcript:
    """A house in which steps are played, and what people have seen there."""

    house: House
    _seen: dict[int, Json] = field(default_factory=dict[int, Json])
    """Each message by its id. What changed last comes last."""
    _dialogs: dict[str, Reply] = field(default_factory=dict[str, Reply])
    """The dialog that each person has opened."""

    async def play(self, steps: Iterable[str]) -> str:
        """The transcript of these steps."""
        await self.set_clock(BEGINS)
        return "\n".join([await self._step(step) for step in steps])

    async def _step(self, step: str) -> str:
        said = await self._do(step.removeprefix("> "))
        await soon(lambda: not self.house.bot.services.busy, LONGEST)
        await self.house.pass_time(0)
        changes = [*self._changes(at_once=": " not in step)]
        shown = [] if PLAY.fullmatch(step.removeprefix("> ")) else changes
        return "".join(f"{line}\n" for line in (step, *said, *shown))

    async def _do(self, step: str) -> list[str]:
        for pattern, event in EVENTS.items():
            if found := pattern.fullmatch(step):
                await event(self, *found.groups())
                return []
        found = _DEED.fullmatch(step)
        assert found, f"{step!r} is no step"
        name, channel, deed = found.groups()
        try:
            return await self._deed(self.house.person(name, channel or "table"), deed)
        except (LookupError, Refusal) as error:
            return [f"cannot: {error}"]

    async def restart(self) -> None:
        """The bot restarts."""
        await self.house.restart()

    async def wait(self, hours: str) -> None:
        """Time passes, by the hour or in `MOST_PARTS`, so that what falls due first comes first."""
        parts = min(ceil(float(hours)), MOST_PARTS)
        for _ in range(parts):
            await self.house.pass_time(float(hours) / parts)

    async def set_clock(self, time: str) -> None:
        """It is a certain time, later than now (UTC)."""
        moment = datetime.fromisoformat(time).replace(tzinfo=UTC).timestamp()
        await self.wait(str((moment - self._now) / 3600))

    async def begin(self, names: str, game: str, options: str) -> None:
        """The first person opens a table, the others join, and the game begins."""
        host, *others = map(self.house.person, re.split(", | and ", names))
        _, variants = _command(options)
        await host.slash("table open", game=game, **variants)
        for other in others:
            await other.slash("table join")
        await host.slash("table start")

    async def refuse_direct(self, name: str) -> None:
        """Somebody takes no direct messages of the bot from now on."""
        await self.house.box.ask("refuse_direct", user=name)

    async def delete(self, channel: str) -> None:
        """A channel is deleted, and the bot has heard of it."""
        number = int(await self.house.channel_id(channel))
        await self.house.box.ask("delete_channel", channel=channel)
        await soon(lambda: self.house.bot.client.get_channel(number) is None)

    async def invite(self, channel: str) -> None:
        """The bot is invited to another server, which has this channel."""
        server = await self.house.box.ask("new_server", name="Elsewhere")
        made = await self.house.box.ask("new_channel", name=channel, server=server["id"])
        await soon(lambda: self.house.bot.client.get_channel(int(made["id"])) is not None)

    async def _deed(self, person: SimulatedUser, deed: str) -> list[str]:
        kind, _, rest = deed.partition(" ")
        if kind == "say":
            await person.say(rest)
            return []
        if kind == "ask":
            command, options = _command(rest)
            found = await person.autocomplete(command, [*options][-1], **options)
            return [f"suggested: {plain(one['name'], self._now)}" for one in found]
        reply = await self._acted(person, kind, rest)
        if reply.modal is not None:
            self._dialogs[person.name] = reply
            return [*dialog(reply.modal, self._now)]
        return ["no answer"] * reply.failed

    async def _acted(self, person: SimulatedUser, kind: str, rest: str) -> Reply:
        if kind == "tap":
            message, part = self._newest(person, lambda part: label(part) == rest)
            return await person.click(message, part["custom_id"])
        if kind == "pick":
            message, part = self._newest(person, lambda part: rest in _options(part))
            return await person.select(message, part["custom_id"], [rest])
        if kind == "write":
            values = dict(word.split("=", 1) for word in shlex.split(rest))
            return await person.submit(self._dialogs.pop(person.name), **values)
        command, options = _command(f"{kind} {rest}")
        return await person.slash_with(command, options)

    def _newest(self, person: SimulatedUser, wanted: Callable[[Json], bool]) -> tuple[Json, Json]:
        """What a person uses, on the message that changed last of those that have it."""
        messages = {message.id: (channel, message) for channel, message in self._messages()}
        for number in reversed(self._seen):
            channel, message = messages[number]
            if channel.name == person.channel and message.only_for in (None, _id(person)):
                for part in every(message.data["components"]):
                    if "custom_id" in part and not part.get("disabled") and wanted(part):
                        return message.data, part
        raise LookupError("Nobody offers that.")

    def _changes(self, *, at_once: bool) -> Iterator[str]:
        """What changed since the last step: private messages first, then channel by channel. What
        several workers post `at_once` is sorted by its words."""
        there = {message.id: (channel, message) for channel, message in self._messages()}
        NAMES.update((str(one.id), one.name) for one, _ in there.values())

        def place(number: int) -> tuple[bool, int, list[str], int]:
            channel, message = there[number]
            words = [*self._lines(message.data)] if at_once and number not in self._seen else []
            return message.only_for is None, channel.id, words, number

        for number in sorted(there, key=place):
            channel, message = there[number]
            before = [*self._lines(self._seen.get(number))]
            if before != (lines := [*self._lines(message.data)]):
                yield _whose(channel, message) + (", changed:" if before else ":")
                yield from _changed(before, lines)
                self._seen.pop(number, None)
            self._seen[number] = message.data
        for gone in sorted(self._seen.keys() - there):
            yield f"gone: {next(self._lines(self._seen.pop(gone)))}"

    def _lines(self, message: Json | None) -> Iterator[str]:
        return lines_of(message, self._now) if message else iter(())

    def _messages(self) -> Iterator[tuple[Channel, Message]]:
        world = self.house.box.world
        for number, messages in world.messages.items():
            for message in messages.values():
                yield world.channel(number), message

    @property
    def _now(self) -> float:
        return self.house.box.world.clock.time()


PLAY = re.compile(r"([^:]+) play (\w+)(.*)")
EVENTS: dict[re.Pattern[str], Callable[..., Any]] = {
    PLAY: Transcript.begin,
    re.compile(r"the bot restarts"): Transcript.restart,
    re.compile(r"([\d.]+) hours? pass(?:es)?"): Transcript.wait,
    re.compile(r"it is ([\d-]+ [\d:]+)"): Transcript.set_clock,
    re.compile(r"(\S+) refuses direct messages"): Transcript.refuse_direct,
    re.compile(r"#([\w-]+) is deleted"): Transcript.delete,
    re.compile(r"#([\w-]+) is in another server"): Transcript.invite,
}
"""What happens in steps that are no deeds of one person."""


def _id(person: SimulatedUser) -> int:
    return person_named(person.name).id


def _command(words: str) -> tuple[str, Json]:
    """A command's name and its options."""
    parts = shlex.split(words)
    name = [part for part in parts if "=" not in part]
    options = dict(part.split("=", 1) for part in parts if "=" in part)
    return " ".join(name).removeprefix("/"), {n: _given(text) for n, text in options.items()}


def _given(text: str) -> Any:
    """The value of an option: a text, or a file."""
    file = HOME / text[1:]
    return upload(file.name, file.read_bytes()) if text.startswith("@") else text


def _options(part: Json) -> list[str]:
    return [option["label"] for option in part.get("options") or ()]


def _whose(channel: Channel, message: Message) -> str:
    """Where a message stands, and who sees it if not everybody does."""
    if channel.reader is not None:
        return f"to {BY_ID[channel.reader].name}"
    if message.only_for is not None:
        return f"#{channel.name}, for {BY_ID[message.only_for].name}"
    return f"#{channel.name}"


def _changed(before: list[str], lines: list[str]) -> Iterator[str]:
    """The lines of a message: those that came and went, or all if it is mostly another one now."""
    if 2 * len(set(before) & set(lines)) < len(lines):
        return (f"    {line}" for line in lines)
    return (f"  {line}" for line in ndiff(before, lines) if line[0] in "+-")


def transcripts_beside(file: str) -> list[Path]:
    """The transcripts of the folder of a test file."""
    return sorted((Path(file).parent / "transcripts").glob("*.txt"))


async def check_transcript(house: House, file: Path, patch: pytest.MonkeyPatch) -> None:
    """A transcript comes out as it stands in its file. If not and `ACCEPT` is set, it is written
    there anew."""
    patch.setattr("secrets.choice", Random(0).choice)
    patch.setattr("bot.front.shown.covers.PATIENCE", LONGEST)
    patch.setattr("bot.front.lobby.lobby_actions.POSTED_SECONDS", LONGEST + 2.0)
    text = file.read_text("utf-8")
    steps = [line for line in text.splitlines() if line.startswith("> ")]
    found = await Transcript(house).play(steps)
    if os.environ.get("ACCEPT"):
        file.write_text(found, "utf-8")
    differences = unified_diff(text.splitlines(), found.splitlines(), "accepted", "now", n=1)
    assert found == text, "\n".join(differences)

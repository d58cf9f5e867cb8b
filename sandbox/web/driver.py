"""Local people played by a program: for end-to-end tests and for the bench.

The same `SimulatedUser` works on a `Sandbox` in this process and, through `Remote`, on one in
another.
"""

from __future__ import annotations

import asyncio
import base64
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

import aiohttp

from sandbox.web.user_actions import Refusal
from sandbox.world.components import every, texts
from sandbox.world.failures import Json
from sandbox.world.world import COMPONENTS_V2


class Askable(Protocol):
    """A sandbox in this process or in another one."""

    async def ask(self, name: str, /, **args: Any) -> Any:
        """See `api.REQUESTS`."""
        ...


class Remote:
    """A sandbox in another process, by its address. Use it as an async context manager."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._session = aiohttp.ClientSession()

    async def ask(self, name: str, /, **args: Any) -> Any:
        """See `api.REQUESTS`. Raises `Refusal` as the local sandbox does."""
        url = f"{self.address}/sandbox/api/{name}"
        async with self._session.post(url, json=args) as response:
            answer = await response.json()
            if response.status != 200:
                raise Refusal(answer["message"])
            return answer

    async def __aenter__(self) -> Remote:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._session.close()


@dataclass(frozen=True, slots=True)
class Reply:
    """The result of one interaction."""

    id: str
    failed: bool
    """Whether nobody answered in time."""
    answered_after: float | None
    """The seconds until the first answer or acknowledgement; None if there was none."""
    answer: int | None
    """Discord's callback type of the first answer; None if there was none."""
    messages: tuple[Json, ...]
    """The messages that the answer made or changed, as they are now."""
    modal: Json | None
    choices: tuple[Json, ...]

    @property
    def message(self) -> Json:
        """The newest message of the answer. Raises `LookupError` if there is none."""
        if not self.messages:
            why = "did not answer in time" if self.failed else "answered without a message"
            raise LookupError(f"The bot {why}.")
        return self.messages[-1]

    @property
    def text(self) -> str:
        """All texts of the answer."""
        return "\n".join(text_of(message) for message in self.messages)

    @property
    def private(self) -> bool:
        """Whether only its person sees the newest message."""
        return is_private(self.message)


def text_of(message: Json) -> str:
    """The content and all text components of a message, joined."""
    return "\n".join(part for part in [message["content"], *texts(message["components"])] if part)


def is_private(message: Json) -> bool:
    """Whether a message is ephemeral."""
    return bool(message["flags"] & 64)


def controls(message: Json) -> list[Json]:
    """The enabled buttons and selects of a message."""
    parts = every(message["components"])
    return [part for part in parts if "custom_id" in part and not part.get("disabled")]


def pictures(message: Json) -> list[Json]:
    """The pictures in a message: each with `media` (url, width, height) and `description` (alt
    text)."""
    return [item for part in every(message["components"]) for item in part.get("items") or ()]


def files(message: Json) -> list[Json]:
    """The files that people see in a message and can download: each with `name` and `url`. Among
    components v2 only those are seen that a component shows."""
    listed: list[Json] = [] if message["flags"] & COMPONENTS_V2 else message["attachments"]
    attachments = [{"name": a["filename"], "url": a["url"]} for a in listed]
    parts = [part for part in every(message["components"]) if "file" in part]
    return attachments + [{"name": part["name"], "url": part["file"]["url"]} for part in parts]


def upload(name: str, content: bytes) -> Json:
    """A file as the value of a command's option."""
    return {"filename": name, "content": base64.b64encode(content).decode()}


class SimulatedUser:
    """A local person in the sandbox. `channel` is where they act by default."""

    def __init__(self, box: Askable, name: str, channel: str = "table") -> None:
        self.box, self.name, self.channel = box, name, channel

    async def slash(self, command: str, /, *, channel: str = "", **options: Any) -> Reply:
        """Sends `/command` with these options and waits for the answer."""
        where = channel or self.channel
        return await self._do(kind="command", channel=where, command=command, options=options)

    async def slash_with(self, command: str, options: Json) -> Reply:
        """Sends `/command` with options of any name, even `channel`."""
        return await self._do(
            kind="command", channel=self.channel, command=command, options=options
        )

    async def slash_elsewhere(self, command: str, elsewhere: Json, /, **options: Any) -> Reply:
        """Sends `/command` as if in a channel of another server. The answer appears in the usual
        channel. `elsewhere` is `{"server": id, "channel": id, "may": permission bits}`."""
        what: Json = {"command": command, "options": options, "elsewhere": elsewhere}
        return await self._do(kind="command", channel=self.channel, **what)

    async def autocomplete(self, command: str, focused: str, /, **options: Any) -> list[Json]:
        """The bot's suggestions for one option, given the text typed so far."""
        options.setdefault(focused, "")
        what: Json = {"command": command, "options": options, "focused": focused}
        reply = await self._do(kind="command", channel=self.channel, **what)
        if reply.failed:
            raise TimeoutError(f"No suggestions for {focused} of /{command}.")
        return list(reply.choices)

    async def click(self, message: Json, custom_id: str = "", *, label: str | None = None) -> Reply:
        """Presses a button, found by its custom id or label."""
        which: Json = {"custom_id": custom_id} if custom_id else {"label": label}
        return await self._use(message, **which)

    async def select(self, message: Json, custom_id: str, values: Iterable[str]) -> Reply:
        """Chooses from a select, by values or labels."""
        chosen: Json = {"custom_id": custom_id, "values": list(values)}
        return await self._use(message, **chosen)

    async def _use(self, message: Json, **what: Any) -> Reply:
        where: Json = {"message": message["id"], "channel_id": message.get("channel_id")}
        return await self._do(kind="component", **where, **what)

    async def submit(self, asked: Reply, **values: Any) -> Reply:
        """Fills in and submits the dialog that an answer opened."""
        return await self._do(kind="submit", interaction=asked.id, values=values)

    async def raw(
        self, kind: int, data: Json, *, message: Json | None = None, elsewhere: Json | None = None
    ) -> Reply:
        """Sends an interaction that no proper client would send, such as a tampered or outdated
        one. It may come from `elsewhere` (see `slash_elsewhere`)."""
        what: Json = {"type": kind, "data": data, "channel": self.channel, "elsewhere": elsewhere}
        return await self._do(kind="raw", message=message and message["id"], **what)

    async def say(self, content: str) -> Json:
        """Posts an ordinary message."""
        args: Json = {"user": self.name, "channel": self.channel, "content": content}
        return await self.box.ask("say", **args)

    async def read(self, channel: str = "", limit: int = 60) -> list[Json]:
        """The messages that this person sees, oldest first."""
        where = channel or self.channel
        return await self.box.ask("read", user=self.name, channel=where, limit=limit)

    async def until(
        self,
        check: Callable[[Json], bool],
        *,
        channel: str = "",
        after: str = "0",
        seconds: float = 90,
    ) -> Json:
        """The first message after the id `after` that passes the check. Raises `TimeoutError` after
        `seconds`. The default is enough for a busy machine."""
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            for message in await self.read(channel):
                if int(message["id"]) > int(after) and check(message):
                    return message
            await asyncio.sleep(0.02)
        raise TimeoutError(f"{self.name} waited {seconds} s for a message in vain.")

    async def begin(self, **what: Any) -> str:
        """Starts an interaction without waiting. Returns its id for `finish`."""
        return (await self.box.ask("act", user=self.name, **what))["id"]

    async def finish(self, act_id: str, patience: float = 90) -> Reply:
        """Waits for the outcome of an interaction, for at most `patience` seconds. The default is
        enough for a busy machine."""
        outcome: Json = await self.box.ask("wait", id=act_id, patience=patience)
        return Reply(
            id=outcome["id"],
            failed=outcome["state"] == "failed",
            answered_after=outcome["answered_after"],
            answer=outcome["answer"],
            messages=tuple(outcome["messages"]),
            modal=outcome["modal"],
            choices=tuple(outcome["choices"] or ()),
        )

    async def _do(self, **what: Any) -> Reply:
        return await self.finish(await self.begin(**what))

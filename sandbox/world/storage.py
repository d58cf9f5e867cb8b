"""The state file: channels, messages and commands outlive the process; open acts do not."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sandbox.world import messages
from sandbox.world.failures import Json
from sandbox.world.world import Channel, Message, World

_log = logging.getLogger(__name__)
WRITE_AFTER_SECONDS = 0.5
FORMAT = 1


class Store:
    """Writes the world to a file soon after each change, as a whole and in one step."""

    def __init__(self, world: World, path: Path) -> None:
        self._world, self._path = world, path
        self._dirty = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._old_address = ""

    def load(self) -> None:
        """Reads the file, if there is one. Raises `ValueError` if it cannot be read."""
        if not self._path.exists():
            return
        try:
            stored: Json = json.loads(self._path.read_text("utf-8"))
            if stored["format"] != FORMAT:
                raise ValueError(f"format {stored['format']}")
            self._restore(stored)
        except (ValueError, KeyError, TypeError) as error:
            raise ValueError(
                f"The sandbox's state file {self._path} cannot be read: {error}"
            ) from None

    def _restore(self, stored: Json) -> None:
        """Fills the world from the content of the file."""
        world = self._world
        self._old_address = stored["address"]
        servers: dict[str, str] = stored.get("servers", {})
        world.servers |= {int(server): name for server, name in servers.items()}
        for fields in stored["channels"]:
            world.add_channel(Channel(**fields))
        for fields in stored["messages"]:
            message = Message(fields["data"], fields["only_for"], _files(fields))
            if message.channel_id in world.messages:
                world.messages[message.channel_id][message.id] = message
        world.commands = {int(scope): commands for scope, commands in stored["commands"].items()}
        world.refusing = set(stored.get("refusing", ()))
        world.clock.ahead = float(stored.get("ahead", 0.0))
        everything = [m for kept in world.messages.values() for m in kept.values()]
        files = {int(info["id"]): info for m in everything for info in m.files}
        world.emojis = {int(emoji["id"]): emoji for emoji in stored.get("emojis", ())}
        world.files.keep_only({*files, *world.emojis})

    def readdress(self) -> None:
        """Changes stored links to the present port."""
        old, new = self._old_address, self._world.address
        if old and old != new:
            for kept in self._world.messages.values():
                for message in kept.values():
                    message.data = _replace_links(message.data, old, new)
                    message.files = _replace_links(message.files, old, new)

    def begin(self) -> None:
        """Starts watching for changes."""
        self._world.touch = self._dirty.set
        self._task = asyncio.create_task(self._keep_writing())

    async def end(self) -> None:
        """Stops watching and writes once more."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._write(self._snapshot())

    async def _keep_writing(self) -> None:
        """Writes the file after changes, but not too often."""
        took = 0.0
        while True:
            await self._dirty.wait()
            # Writing a full channel takes a while, so it is done less often.
            await asyncio.sleep(max(WRITE_AFTER_SECONDS, 50 * took))
            self._dirty.clear()
            begun = time.perf_counter()
            text = self._snapshot()
            took = time.perf_counter() - begun
            await asyncio.to_thread(self._write, text)

    def _snapshot(self) -> str:
        """The content of the file as JSON."""
        world = self._world
        everything = [m for kept in world.messages.values() for m in kept.values()]
        snapshot = {
            "format": FORMAT,
            "address": world.address,
            "servers": world.servers,
            "channels": [asdict(channel) for channel in world.channels.values()],
            "refusing": sorted(world.refusing),
            "messages": [
                {"data": m.data, "only_for": m.only_for, "files": m.files} for m in everything
            ],
            "commands": world.commands,
            "emojis": list(world.emojis.values()),
            "ahead": world.clock.ahead,
        }
        return json.dumps(snapshot, ensure_ascii=False)

    def _write(self, text: str) -> None:
        """Writes the file. If that fails, the next change tries again."""
        fresh = self._path.with_suffix(".new")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(text, "utf-8")
            fresh.replace(self._path)
        except OSError as error:
            _log.error("%s cannot be written: %s", self._path, error.strerror)


def _files(fields: Json) -> list[Json]:
    """The files of a stored message. Older versions stored all of them as attachments. Files that
    are shown elsewhere in the message are left out of those."""
    if "files" in fields:
        return fields["files"]
    data = fields["data"]
    files = data["attachments"]
    data["attachments"] = messages.unreferenced_files(data, files)
    return files


def _replace_links(value: Any, old: str, new: str) -> Any:
    """The same JSON with all links to the old address changed to the new one."""
    return json.loads(json.dumps(value).replace(json.dumps(old)[1:-1], new))

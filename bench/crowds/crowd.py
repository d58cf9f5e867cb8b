"""Many servers with tables in them: who and where they are by number, and a sandbox that holds them
all, `python -m bench.crowds.crowd FILE`.

The file lists the tables (`Standing`). Each has a channel with the post that a bot left there: text
and the button *Your Move*.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bot.front.shown.custom_ids import CustomId
from sandbox.server import Sandbox
from sandbox.world import messages, payloads, people
from sandbox.world.channels import open_server
from sandbox.world.people import Local
from sandbox.world.world import COMPONENTS_V2, Channel, World

PEOPLE_EACH = 8
"""People of a server who play."""
LOCALES = ("en-US", "de", "zh-CN", "zh-TW")
_FIRST_CHANNEL = 1_100_000_000_100_000_000
_FIRST_MESSAGE = 1_100_000_000_200_000_000
_FIRST_PERSON = 1_100_000_001_000_000_000
OLD_POST: list[dict[str, Any]] = [{"type": 10, "content": "What happened before."}]
"""A post without its buttons, as components."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A running table that waits for a person."""

    number: int
    template: int
    """Number of the table of which it is a copy."""
    guild_id: int
    people: tuple[int, ...]
    """Ids by seat."""

    @property
    def match_id(self) -> str:
        """Its id."""
        return f"m{self.number:05}"

    @property
    def channel_id(self) -> int:
        """Its channel."""
        return _FIRST_CHANNEL + self.number

    @property
    def message_id(self) -> int:
        """Its last post: months old, as the ids tell."""
        return _FIRST_MESSAGE + self.number


def standing(number: int, template: int, seats: int, servers: int) -> Standing:
    """The table with a number: servers take turns."""
    server, before = number % servers, number // servers
    first = server * PEOPLE_EACH
    who = [first + (before + seat) % PEOPLE_EACH for seat in range(seats)]
    ids = tuple(_FIRST_PERSON + (one << 22) for one in who)
    return Standing(number, template, people.server_id(server), ids)


def populate(world: World, tables: Sequence[Standing], servers: int) -> None:
    """Servers, people, channels and posts of these tables."""
    for number in range(1, servers):
        open_server(world, people.server_id(number), f"Server {number}")
    for person_id in sorted({person for table in tables for person in table.people}):
        name = f"P{(person_id - _FIRST_PERSON) >> 22}"
        locale = LOCALES[(person_id >> 22) % len(LOCALES)]
        world.add_person(Local(person_id, name, name.lower(), locale, "#abb2bf"))
    for table in tables:
        channel = Channel(table.channel_id, f"table-{table.number}", guild_id=table.guild_id)
        world.add_channel(channel)
        _post(world, channel, table)


def _post(world: World, channel: Channel, table: Standing) -> None:
    move = str(CustomId("turn", table.match_id, "0"))
    button = {"type": 2, "style": 1, "label": "Your Move", "custom_id": move}
    rows = [*OLD_POST, {"type": 1, "components": [button]}]
    message = messages.blank(world, channel, payloads.bot_user())
    message.data["id"] = str(table.message_id)
    messages.fill(world, message, {"flags": COMPONENTS_V2, "components": rows}, {})
    world.put_message(message)


async def serve(file: Path) -> None:
    """The sandbox with what a file tells, until SIGTERM."""
    content = json.loads(file.read_text("utf-8"))
    box = Sandbox()
    box.gateway.starts.shards = content["shards"]
    tables = [Standing(**one) for one in content["tables"]]
    populate(box.world, tables, content["servers"])
    print(f"Sandbox: {await box.start()}", flush=True)
    done = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, done.set)
    await done.wait()
    await box.stop()


def write(file: Path, tables: Sequence[Standing], servers: int, shards: int) -> None:
    """The file that `serve` reads."""
    content = {"servers": servers, "shards": shards, "tables": [asdict(table) for table in tables]}
    file.write_text(json.dumps(content), "utf-8")


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1])))

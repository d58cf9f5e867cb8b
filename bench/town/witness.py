"""People who play at a table come what may, and what is to be found of their turns afterwards."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from bench.playing import random_turn
from bot.front.shown.custom_ids import parse_custom_id
from bot.matches.submit import Matches
from bot.matches.table.model import Table
from bot.storage import schema
from bot.storage.database import Database
from rules import GAMES
from rules.game import Rng
from sandbox.web.driver import Askable, Reply, SimulatedUser, controls, is_private, text_of
from sandbox.world.failures import Json
from sandbox.world.people import person_named

GAME = "carcassonne"
"""Its every turn lays one tile on a cell of its own, and its post names the cell."""
_LAID = re.compile(r"lays a tile on \**(-?[A-Z]+-?\d+)")
_DONE = "your decision is confirmed"
"""Of a turn that is answered so, exactly this one counted; after a late tap, an earlier one may."""
_PATIENCE = 4.0
"""Seconds after which a person does not wait for an answer any longer."""
_PAUSE = 0.15
_log, _matches = schema.log.c, schema.matches.c


@dataclass(frozen=True, slots=True)
class Spot:
    """A channel in which one game follows the other."""

    channel: str
    names: tuple[str, str]
    computer: bool = False
    follower: str = ""
    """The channel from which its tables are followed, once they have begun: it is told of turns,
    not of their start."""


@dataclass(slots=True)
class Findings:
    """What was found in the channels since the last look."""

    turns: int = 0
    posts: int = 0
    doubled: int = 0
    lost: int = 0
    unordered: int = 0
    what: tuple[str, ...] = ()
    """What exactly was not as it should be."""

    def __add__(self, other: Findings) -> Findings:
        return Findings(
            self.turns + other.turns,
            self.posts + other.posts,
            self.doubled + other.doubled,
            self.lost + other.lost,
            self.unordered + other.unordered,
            self.what + other.what,
        )

    @property
    def clean(self) -> bool:
        """Whether everything is there once and in its place."""
        return not (self.doubled or self.lost or self.unordered)


@dataclass(slots=True)
class Witness:
    """Plays at a spot by what people can do, looking into the database for what is to be done."""

    spot: Spot
    box: Askable
    database: Database
    chance: random.Random
    gate: asyncio.Event
    ids: dict[str, int]
    """The ids of channels by their names."""
    confirmed: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    """Table and cell of turns of which a person was told so, since the last look."""
    last_confirmed: float = 0.0
    """When that was last, by `time.monotonic`."""
    idle: asyncio.Event = field(default_factory=asyncio.Event)
    _unanswered: list[tuple[SimulatedUser, str, str, str]] = field(
        default_factory=list[tuple[SimulatedUser, str, str, str]]
    )
    _stored: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])
    _logged: int = 0
    _read: dict[str, int] = field(default_factory=dict[str, int])

    async def play(self) -> None:
        """Turn after turn and game after game, until cancelled; stands still while the gate is
        shut."""
        while True:
            if not self.gate.is_set():
                self.idle.set()
                await self.gate.wait()
            self.idle.clear()
            await self._step()
            await asyncio.sleep(_PAUSE)

    async def _step(self) -> None:
        """The next thing to do at the table as it is stored."""
        table = await self._table()
        if table is None or table.status not in schema.OPEN:
            await self._ask(0, "table open", game=GAME)
        elif table.status == "lobby":
            await self._gather(table)
        elif self.spot.follower and not await self._followed(table.id):
            name = self.spot.names[0]
            await self._send(
                SimulatedUser(self.box, name, self.spot.follower), "table watch", table=table.id
            )
        else:
            await self._turn(table)

    async def _gather(self, table: Table) -> None:
        if person_named(self.spot.names[1]).id not in [seat.user_id for seat in table.seats]:
            await self._ask(1, "table join")
        elif self.spot.computer and not any(seat.computer for seat in table.seats):
            await self._ask(0, "table add", player="beginner")
        else:
            await self._ask(0, "table start")

    async def _turn(self, table: Table) -> None:
        seat = next((i for i, one in enumerate(table.seats) if one.acts and one.user_id), None)
        if seat is None:
            return
        game = GAMES[table.game]
        texts = random_turn(game, table.state, seat, Rng(str(self.chance.random()), 0))
        name = next(n for n in self.spot.names if person_named(n).id == table.seats[seat].user_id)
        person, cell = SimulatedUser(self.box, name, self.spot.channel), texts[0].split()[1]
        asked = await self._begin(person, "do", text="; ".join([*texts, "confirm"]))
        reply = await person.finish(asked, _PATIENCE)
        if not self._note(reply, table.id, cell):
            self._unanswered.append((person, asked, table.id, cell))

    def _note(self, reply: Reply, match_id: str, cell: str) -> bool:
        confirmed = _DONE in reply.text
        if confirmed:
            self.confirmed.append((match_id, cell))
            self.last_confirmed = time.monotonic()
        return confirmed

    async def _ask(self, who: int, command: str, **options: Any) -> None:
        await self._send(
            SimulatedUser(self.box, self.spot.names[who], self.spot.channel), command, **options
        )

    async def _send(self, person: SimulatedUser, command: str, **options: Any) -> None:
        await person.finish(await self._begin(person, command, **options), _PATIENCE)

    async def _begin(self, person: SimulatedUser, command: str, **options: Any) -> str:
        return await person.begin(
            kind="command", channel=person.channel, command=command, options=options
        )

    # --- what is stored -----------------------------------------------------------------

    async def _table(self) -> Table | None:
        return await Matches(self.database, GAMES).queries.table_in(self.ids[self.spot.channel])

    async def _followed(self, match_id: str) -> bool:
        query = sa.select(schema.watchers.c.channel_id).where(
            schema.watchers.c.match_id == match_id
        )
        return bool(await self.database.read(lambda c: c.execute(query).first()))

    async def _new_rows(self) -> list[Any]:
        here = _matches.channel_id == self.ids[self.spot.channel]
        query = (
            sa.select(_log.number, _log.match_id, _log.revision, _log.step, _log.text)
            .join(schema.matches, _matches.id == _log.match_id)
            .where(here, _log.number > self._logged, _log.kind.in_(("action", "auto")))
            .order_by(_log.number)
        )
        rows = await self.database.read(lambda c: list(c.execute(query).all()))
        self._logged = rows[-1].number if rows else self._logged
        return rows

    # --- what is found -------------------------------------------------------------------

    async def look(self) -> Findings:
        """Compares what was answered, what is stored and what stands in the channels, all since
        the last look. Nothing must be going on."""
        for person, asked, match_id, cell in self._unanswered:
            self._note(await person.finish(asked, 0.1), match_id, cell)
        rows = await self._new_rows()
        laid = [
            (row.match_id, row.text.split()[1]) for row in rows if row.text.startswith("place ")
        ]
        steps = Counter((row.match_id, row.step) for row in rows)
        stored = Counter(laid)
        self._stored |= stored.keys()
        findings = Findings(
            turns=len(laid),
            doubled=_more_than_once(steps) + _more_than_once(stored),
            lost=len(unstored := set(self.confirmed) - self._stored),
            what=(f"{self.spot.channel}: not stored: {unstored}",) if unstored else (),
        )
        self.confirmed.clear()
        self._unanswered.clear()
        cells, revisions = [cell for _, cell in laid], {row.match_id: row.revision for row in rows}
        played = {match_id: revisions[match_id] for match_id, _ in laid}
        for channel, newest in ((self.spot.channel, revisions), (self.spot.follower, played)):
            if channel:
                findings += _compare(channel, await self._posts(channel), cells, newest)
        return findings

    async def _posts(self, channel: str) -> list[Json]:
        """The public messages that are new there."""
        seen = self._read.get(channel, 0)
        read = await self.box.ask("read", user="Anna", channel=channel, limit=400)
        new = [one for one in read if int(one["id"]) > seen and not is_private(one)]
        self._read[channel] = int(new[-1]["id"]) if new else seen
        return new


def _compare(channel: str, posts: list[Json], cells: list[str], newest: dict[str, int]) -> Findings:
    """What the new posts of a channel tell, and the cells that were laid meanwhile in this order;
    `newest` is the last revision of each table."""
    cells_laid = [cell for post in posts for cell in _LAID.findall(text_of(post))]
    doubled = sum((Counter(cells_laid) - Counter(cells)).values())
    lost = sum((Counter(cells) - Counter(cells_laid)).values())
    unordered = int(cells_laid != cells and not doubled and not lost)
    shown: dict[str, list[int]] = {}
    for match_id, revision in filter(None, map(_revision, posts)):
        shown.setdefault(match_id, []).append(revision)
    for revisions in shown.values():
        doubled += len(revisions) - len(set(revisions))
        unordered += int(revisions != sorted(revisions))
    lost += sum(shown.get(match_id, [0])[-1] != last for match_id, last in newest.items())
    findings = Findings(posts=len(posts), doubled=doubled, lost=lost, unordered=unordered)
    if not findings.clean:
        findings.what = (
            f"{channel}: laid {cells}, told {cells_laid}; revisions {newest}, shown {shown}",
        )
    return findings


def _more_than_once(counted: Counter[Any]) -> int:
    return sum(times - 1 for times in counted.values())


def _revision(post: Json) -> tuple[str, int] | None:
    """The table and the revision that a post of a turn shows."""
    for control in controls(post):
        custom_id = parse_custom_id(control["custom_id"])
        if custom_id is not None and custom_id.verb == "history" and custom_id.rest.isdigit():
            return custom_id.table, int(custom_id.rest)
    return None

"""Several processes under chaos: each round something dies or is cut off in the middle of play, and
afterwards every confirmed turn must be stored and told once.

A real PostgreSQL, a sandbox, two bot processes with a shard each and one `players`; four tables,
one of them followed from the other shard's server. The same seed makes the same choices.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bench.figures import Figure
from bench.town.interruptions import Proxy
from bench.town.moments import MOMENTS, at_commit, end_sessions, freed, freeze_in_transaction
from bench.town.town import Stuck, Town, town
from bench.town.witness import Findings
from tests.matches.processes.postgres import restartable

ROUNDS = 12
STALL = 30.0
"""Seconds from the return of what was away until play goes on everywhere and all is told."""
LONG = 0.05
"""Share of interruptions that outlast every patience."""
LONG_SECONDS = 22.0
FROZEN_SECONDS = 20.0
"""More than the server leaves a session in a transaction that does nothing."""


@dataclass(frozen=True, slots=True)
class Round:
    """What was done in a round, and what came of it."""

    kind: str
    back: float
    """Seconds until what was away served again."""
    confirming: float
    """From then until a turn was confirmed at every table."""
    stall: float
    """And until everything was told, computer players' turns, too."""
    findings: Findings


class Chaos:
    """What may happen to a town. Each of `kinds` returns when what was away may come back.
    `odd_moments`: also inside a transaction and while one commits."""

    def __init__(self, town: Town, chance: random.Random, *, odd_moments: bool) -> None:
        self._town, self._chance = town, chance
        self.kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "bot killed": self._kill_bot,
            "players killed": self._kill_players,
            "PostgreSQL restarted": self._restart_database,
            "cut off from PostgreSQL": self._without_database,
            "cut off from Discord": self._without_discord,
            "shard handed over": self._hand_over,
        }
        if odd_moments:
            self.kinds |= {
                "frozen in a transaction": self._freeze,
                "sessions ended at a commit": self._end_sessions,
                "PostgreSQL restarted at a commit": self._restart_at_commit,
            }

    async def _kill_bot(self) -> None:
        await self._chance.choice(self._town.bots).kill()

    async def _kill_players(self) -> None:
        await self._town.processes[-1].kill()

    async def _hand_over(self) -> None:
        await self._chance.choice(self._town.bots).hand_over()

    async def _restart_database(self) -> None:
        how = self._chance.choice([signal.SIGINT, signal.SIGQUIT])
        await asyncio.to_thread(self._town.server.stop, how)
        await asyncio.sleep(self._chance.uniform(0, 1.5))
        await asyncio.to_thread(self._town.server.start)

    async def _freeze(self) -> None:
        bot = self._chance.randrange(len(self._town.bots))
        pid, wire = self._town.bots[bot].pid, self._town.wire_to_database(bot)
        held = await freeze_in_transaction(pid, wire, self._town.database)
        await asyncio.sleep(FROZEN_SECONDS)
        if not await freed(held, wire, self._town.database):
            raise RuntimeError("the server has not ended the transaction")
        os.kill(pid, signal.SIGCONT)

    async def _end_sessions(self) -> None:
        wire = self._some_wire()
        await at_commit(
            wire, self._chance.choice(MOMENTS), lambda: end_sessions(wire, self._town.database)
        )

    async def _restart_at_commit(self) -> None:
        wire = self._some_wire()
        await at_commit(wire, self._chance.choice(MOMENTS), self._restart_database)

    def _some_wire(self) -> Proxy:
        return self._town.wire_to_database(self._chance.randrange(len(self._town.bots)))

    async def _without_database(self) -> None:
        await self._interrupt("database")

    async def _without_discord(self) -> None:
        await self._interrupt("Discord")

    async def _interrupt(self, what: str) -> None:
        wires = [wire for name, wire in self._town.wires.items() if name.startswith(what)]
        wire: Proxy = self._chance.choice(wires)
        long = self._chance.random() < LONG
        wire.fall_silent()
        await asyncio.sleep(LONG_SECONDS if long else self._chance.uniform(0.5, 4))
        wire.go_on(broken=self._chance.random() < 0.5)


async def one_round(town: Town, chaos: Chaos, kind: str, chance: random.Random) -> Round:
    """Something happens; play goes on; everything is compared. Raises `Stuck`."""
    await asyncio.sleep(chance.uniform(0, 0.6))
    await chaos.kinds[kind]()
    over = time.monotonic()
    back = await town.served()
    await town.all_confirmed_since(back)
    confirmed = time.monotonic()
    findings = await town.check()
    return Round(kind, back - over, confirmed - back, town.quiet_at - back, findings)


async def run(
    rounds: int, seed: int, folder: Path, done: list[Round], *, odd_moments: bool = True
) -> None:
    """So many rounds, each kind as often as the others, in a new town, added to `done`; a line for
    each on standard error. SIGTERM and SIGINT end it early. Raises `Stuck`."""
    task, loop = asyncio.current_task(), asyncio.get_running_loop()
    assert task is not None
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, task.cancel)
    chance = random.Random(seed)
    with restartable() as server:
        async with town(folder, server, chance) as there:
            try:
                await there.all_confirmed_since(time.monotonic())
                await there.check()
                chaos = Chaos(there, chance, odd_moments=odd_moments)
                await _rounds(there, chaos, rounds, chance, done)
            finally:
                for line in sorted(set(there.tracebacks())):
                    print(f"traceback: {line}", file=sys.stderr)


async def _rounds(
    town: Town, chaos: Chaos, rounds: int, chance: random.Random, done: list[Round]
) -> None:
    bag = list[str]()
    for number in range(1, rounds + 1):
        if not bag:
            bag = chance.sample(list(chaos.kinds), len(chaos.kinds))
        one = await one_round(town, chaos, bag.pop(), chance)
        done.append(one)
        print(f"{number}: {_summary(one)}", file=sys.stderr, flush=True)


def _summary(one: Round) -> str:
    times = f"back after {one.back:.1f} s, turns {one.confirming:.1f} s later"
    return f"{one.kind}: {times}, all told after {one.stall:.1f} s; {one.findings}"


def table(rounds: list[Round]) -> str:
    """The rounds by their kind, as a Markdown table."""
    by_kind = defaultdict[str, list[Round]](list)
    for trial in rounds:
        by_kind[trial.kind].append(trial)
    by_kind["all"] = rounds
    head = "| what happened | rounds | turns | posts | doubled | lost | out of order |"
    head += " back after s (median, longest) | then all told after s (median, longest) |"
    rows = [_row(kind, of_kind) for kind, of_kind in by_kind.items()]
    return "\n".join([head, "|---" * 9 + "|", *rows])


def _row(kind: str, rounds: list[Round]) -> str:
    findings = sum((trial.findings for trial in rounds), Findings())
    times = [
        _middle_and_most([getattr(trial, name) for trial in rounds]) for name in ("back", "stall")
    ]
    counts = (findings.turns, findings.posts, findings.doubled, findings.lost, findings.unordered)
    return f"| {' | '.join(map(str, (kind, len(rounds), *counts, *times)))} |"


def _middle_and_most(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    return f"{ordered[len(ordered) // 2]:.1f}, {ordered[-1]:.1f}"


def measure(rounds: int = ROUNDS, seed: int = 1) -> Iterator[Figure]:
    """Turns and posts that were doubled or lost, and the longest standstill."""
    logging.getLogger("bot").setLevel(logging.ERROR)
    done = list[Round]()
    with tempfile.TemporaryDirectory() as folder:
        try:
            asyncio.run(run(rounds, seed, Path(folder), done))
        except Stuck as stuck:
            yield Figure("chaos: rounds that got stuck", 1, "", 0, note=str(stuck))
        except asyncio.CancelledError:
            print(f"ended after {len(done)} of {rounds} rounds", file=sys.stderr)
    if not done:
        return
    print(table(done))
    findings = sum((one.findings for one in done), Findings())
    note = f"{len(done)} rounds, {findings.turns} turns, {findings.posts} posts"
    yield Figure("chaos: turns and posts doubled", findings.doubled, "", 0, note=note)
    yield Figure("chaos: turns and posts lost", findings.lost, "", 0)
    yield Figure("chaos: posts out of order", findings.unordered, "", 0)
    yield Figure("chaos: longest standstill", max(one.stall for one in done), "s", STALL)

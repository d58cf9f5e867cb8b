"""`python -m bot`, but with Discord at the address in MEEPLEPOST_TESTS_DISCORD, if there is one;
with MEEPLEPOST_TESTS_TOYS=1 the games that are for tests only can be played, too. A number of
seconds in MEEPLEPOST_TESTS_PAUSE is how long the library sleeps before it connects again, as after
an outage of many minutes. A forked bot has its children forked, too, unless
MEEPLEPOST_TESTS_OWN_CHILDREN is set."""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Mapping
from types import SimpleNamespace
from typing import cast

import discord.client
import discord.shard

import rules
from bot.processes import drawing, pool
from rules.game import AnyGame
from sandbox import redirect
from tests import forking
from tests.siege import SIEGE
from tests.toy import TOY

TOYS: Mapping[str, AnyGame] = {"toy": TOY, "siege": SIEGE}


def all_games() -> Mapping[str, AnyGame]:
    """The games there are and those for tests only."""
    return {**rules.GAMES, **TOYS}


if __name__ == "__main__":
    if (discord_at := os.environ.get("MEEPLEPOST_TESTS_DISCORD")) is not None:
        redirect(discord_at)
    if os.environ.get("MEEPLEPOST_TESTS_TOYS") == "1":
        cast("dict[str, AnyGame]", rules.GAMES).update(TOYS)  # in place: the bot may be loaded
    if "MEEPLEPOST_TESTS_OWN_CHILDREN" not in os.environ and forking.FORK_SERVER in os.environ:
        setattr(pool, "spawn", forking.forked_child)  # noqa: B010
        setattr(drawing, "BESIDE_MB", forking.FORKED_MB)  # noqa: B010
        setattr(drawing, "drawn_ahead", forking.nothing_ahead)  # noqa: B010
    if (pause := float(os.environ.get("MEEPLEPOST_TESTS_PAUSE", "0"))) > 0:
        backoff = SimpleNamespace(delay=lambda: pause)
        for library in (discord.client, discord.shard):
            setattr(library, "ExponentialBackoff", lambda: backoff)  # noqa: B010
    sys.argv[0] = "bot"
    runpy.run_module("bot", run_name="__main__", alter_sys=True)

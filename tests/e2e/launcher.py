"""`python -m bot`, but with Discord at the address in MEEPLEPOST_TESTS_DISCORD; with
MEEPLEPOST_TESTS_TOYS=1 the games that are for tests only can be played, too."""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Mapping

import rules
from bot.sandbox import redirect
from rules.game import AnyGame
from tests.siege import SIEGE
from tests.toy import TOY

TOYS: Mapping[str, AnyGame] = {"toy": TOY, "siege": SIEGE}


def all_games() -> Mapping[str, AnyGame]:
    """The games there are and those for tests only."""
    return {**rules.GAMES, **TOYS}


if __name__ == "__main__":
    redirect(os.environ["MEEPLEPOST_TESTS_DISCORD"])
    if os.environ.get("MEEPLEPOST_TESTS_TOYS") == "1":
        rules.GAMES = all_games()
    sys.argv[0] = "bot"
    runpy.run_module("bot", run_name="__main__", alter_sys=True)

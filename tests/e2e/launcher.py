"""`python -m bot`, but with Discord at the address in MEEPLEPOST_TESTS_DISCORD."""

from __future__ import annotations

import os
import runpy
import sys

from bot.sandbox import redirect

if __name__ == "__main__":
    redirect(os.environ["MEEPLEPOST_TESTS_DISCORD"])
    sys.argv[0] = "bot"
    runpy.run_module("bot", run_name="__main__", alter_sys=True)

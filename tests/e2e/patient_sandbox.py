"""`python -m sandbox`, whose three seconds last longer: a machine may stand still for a moment."""

from __future__ import annotations

import sys
from functools import partial

import sandbox.__main__ as program
from sandbox import Clocks, Sandbox

if __name__ == "__main__":
    setattr(program, "Sandbox", partial(Sandbox, clocks=Clocks(answer=9.0)))  # noqa: B010
    sys.exit(program.main())

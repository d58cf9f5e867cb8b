"""How much a process that has drawn nothing yet does for its first picture, maps painted before.

    python -m tests.render.first_picture FOLDER < request

counts the functions it calls: the same on every machine, however busy.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
from cProfile import Profile
from pathlib import Path

from render.drawing_process import DrawingRequest
from render.store import STORE
from tests.known import ROOT


def calls(request: DrawingRequest, folder: Path) -> int:
    """How many functions are called for a picture that a new process draws first."""
    command = [sys.executable, "-m", __name__, str(folder)]
    done = subprocess.run(
        command, input=pickle.dumps(request), capture_output=True, check=True, cwd=ROOT
    )
    return int(done.stdout)


def main() -> None:
    """Draws what stdin asks for, and tells how many functions were called."""
    STORE.use(Path(sys.argv[1]))
    request: DrawingRequest = pickle.load(sys.stdin.buffer)
    profile = Profile()
    profile.runcall(request.answer)
    print(sum(entry.callcount for entry in profile.getstats()))


if __name__ == "__main__":
    main()

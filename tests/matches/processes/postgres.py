"""A PostgreSQL server of its own for the tests, when its programs are on this machine."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Generator
from pathlib import Path

from tests.ports import free_port


def programs() -> Path | None:
    """The folder with `initdb` and `postgres`, None when they are not installed."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    folders = [*versions, *([Path(found).parent] if found else [])]
    return next((f for f in folders if (f / "initdb").exists() and (f / "postgres").exists()), None)


def owner() -> str | None:
    """Whom the server must run as: PostgreSQL refuses root. None: as whoever runs the tests."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Server:
    """A server on a folder and a port of its own, with trusting logins. `durable`: what was
    committed would outlive a power cut, which takes longer."""

    def __init__(
        self, home: Path, folder: Path, user: str | None, *, durable: bool = False
    ) -> None:
        self._home, self._folder, self._user = home, folder, user
        self._durable = () if durable else ("-F",)
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Without a database name."""
        return f"postgresql://meeple@127.0.0.1:{self._port}"

    @property
    def pid(self) -> int:
        """Of its first process, while it runs."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Returns when it takes connections. Raises `RuntimeError` with the reason."""
        options = ("-p", str(self._port), "-h", "127.0.0.1", "-k", str(self._home), *self._durable)
        with (self._home / "log").open("a") as log:
            self._process = subprocess.Popen(
                [self._folder / "postgres", "-D", self._home / "data", *options],
                user=self._user, cwd="/", stdout=log, stderr=log,
            )  # fmt: skip
        _wait(self._folder, self._port, self._process, self._home / "log")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Cuts everybody off, as a restart does; SIGQUIT leaves the files as a power cut does."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(60)


@contextlib.contextmanager
def restartable(*, durable: bool = False) -> Generator[Server]:
    """A running server that may be stopped and started.

    Raises `RuntimeError` with the reason when it does not start.
    """
    folder = programs()
    if folder is None:
        raise RuntimeError("PostgreSQL is not installed")
    user = owner()
    home = Path(tempfile.mkdtemp(prefix="meeplepost-postgres-"))
    if user is not None:
        shutil.chown(home, user)
    found = Server(home, folder, user, durable=durable)
    try:
        made = subprocess.run(
            [folder / "initdb", "-D", home / "data", "-U", "meeple", "-A", "trust", "-N"],
            user=user, cwd="/", capture_output=True, text=True, check=False,
        )  # fmt: skip
        if made.returncode:
            raise RuntimeError(f"initdb: {made.stderr.strip()}")
        found.start()
        try:
            yield found
        finally:
            found.stop(signal.SIGQUIT)
    finally:
        _remove(home)


@contextlib.contextmanager
def server() -> Generator[str]:
    """A running server; its URL without a database name. Raises as `restartable` does."""
    with restartable() as found:
        yield found.url


def _remove(home: Path) -> None:
    """Without waiting for it: thousands of files count against the time of the last test."""
    words = ("sh", "-c", 'rm -rf "$0" >/dev/null 2>&1 &', home)
    subprocess.run(words, start_new_session=True, check=True)


def _wait(folder: Path, port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Until it takes connections: for a moment it refuses them in words."""
    ready = [folder / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
    limit = time.monotonic() + 60
    while time.monotonic() < limit and process.poll() is None:
        if subprocess.run(ready, check=False).returncode == 0:
            return
        time.sleep(0.05)
    raise RuntimeError(f"postgres did not start: {log.read_text()[-500:]}")

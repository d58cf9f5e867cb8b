"""Set-up shared by all tests."""

import gc
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Generator
from functools import cache
from pathlib import Path
from zlib import crc32

import pytest
from aiohttp import web_app
from hypothesis import settings

from bot.texts import FOLDERS
from bot.texts.prose import Prose
from render.store import STORE
from rules.learning import entries
from tests.compiling import compile_tests
from tests.known import EXAMPLE
from tests.matches.processes.postgres import programs, server
from tests.painted import PICTURES, shared_pictures

# Until all tests are collected there is no garbage: to look for it takes a fifth of the time.
gc.disable()

FOLDERS.append(EXAMPLE / "bot" / "texts")
entries.FOLDERS.append(EXAMPLE / "seeds")

# What is compiled is kept, also where the environment says otherwise: every worker, and every
# process that a test starts, would compile everything anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

_MEMORY = Path("/dev/shm")
_ROOM = 4 << 30
"""Bytes that must be free in memory to keep the files of tests there."""


def _keep_files_in_memory() -> None:
    """Tests write to thousands of databases: where memory has room for them, nobody waits for a
    disk, and its file system costs no processor time. `TMPDIR` says otherwise."""
    if "TMPDIR" in os.environ or not _MEMORY.is_dir():
        return
    here = os.statvfs(_MEMORY)
    if here.f_bavail * here.f_frsize >= _ROOM and not here.f_flag & os.ST_NOEXEC:
        os.environ["TMPDIR"] = tempfile.tempdir = str(_MEMORY)


_keep_files_in_memory()

# The same examples every time, so that a red run can be repeated and a green one stays green.
# `HYPOTHESIS_PROFILE=explore` looks for new ones.
settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two for each core: half the time of most tests is waiting for clocks, Discord's limits and
    processes."""
    return 2 * (os.cpu_count() or 1)


def pytest_configure(config: pytest.Config) -> None:
    """Before there are workers."""
    if config.getoption("tx", None) and not hasattr(config, "workerinput"):
        gc.enable()  # only workers collect
        compile_tests(config.args)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Workers take the files first whose tests may last longest, so that none is alone with one at
    the end, and the others mixed: some wait while others compute."""
    if not hasattr(config, "workerinput"):
        return
    lasting = Counter[Path]()
    for item in items:
        limit = item.get_closest_marker("timeout")
        lasting[item.path] = max(lasting[item.path], limit.args[0] if limit else 0)

    def place(item: pytest.Item) -> tuple[int, int]:
        return -lasting[item.path], crc32(item.nodeid.partition("::")[0].encode())

    items.sort(key=place)


def pytest_collection_finish() -> None:
    """What was loaded stays: to look through it for garbage again and again takes a third of the
    time in which bots are started."""
    gc.freeze()
    gc.set_threshold(20_000)
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_unconfigure() -> None:
    """At the end pytest looks for garbage five times, in every worker: once is enough."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Before fixtures, which may start a server."""
    if item.get_closest_marker("postgres") and programs() is None:
        pytest.skip("PostgreSQL is not installed")


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Lets a sandbox go with its bot: aiohttp keeps the handlers of the last thousand."""
    web_app._cached_build_middleware.cache_clear()  # pyright: ignore[reportPrivateUsage]


@pytest.fixture(scope="session", autouse=True)
def shared_maps(tmp_path_factory: pytest.TempPathFactory) -> None:
    """This process uses the maps that any worker has painted, unless a test says otherwise."""
    folder = shared_pictures(tmp_path_factory.getbasetemp() / "any")
    os.environ[PICTURES] = str(folder)
    STORE.use(folder)


@pytest.fixture(scope="module")
def told_once() -> Generator[None]:
    """The same sentence is made once for everything that tells it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Prose, "tell_as", cache(Prose.tell_as))
        yield


@pytest.fixture(scope="session")
def server_url() -> Generator[str]:
    """A PostgreSQL server for all tests of a worker that leave it running: its URL without the name
    of a database. Each of them has a database of its own."""
    with server() as url:
        yield url

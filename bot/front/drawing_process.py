"""A drawing process, seen from the bot: started when needed, replaced when it dies or grows."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys

from render.drawing_process import DRAWN, FAILED, HEAD, LENGTH

_log = logging.getLogger(__name__)

LONGEST = 30.0
"""Seconds a picture may take before its process counts as stuck."""
_BUFFER = 1 << 20
_ALLOCATOR = {
    "MALLOC_ARENA_MAX": "1",
    "MALLOC_MMAP_THRESHOLD_": "1000000",
    "MALLOC_TRIM_THRESHOLD_": "1000000",
}
"""Makes glibc give large pictures back to the system as soon as they are done with."""


class ProcessLost(Exception):  # noqa: N818 - what happened, not a fault of the caller
    """The process ended, or was ended, before it answered."""


class PainterFailed(Exception):  # noqa: N818
    """The painter raised; the text is its traceback."""


class DrawingProcess:
    """One drawing process. Draws one picture at a time, in `longest` seconds (`LONGEST`)."""

    def __init__(self, setup: bytes, most_mb: float, longest: float | None = None) -> None:
        self._setup, self._most_kb, self._longest = setup, most_mb * 1000, longest
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        """Of the process, None while there is none."""
        return None if self._process is None else self._process.pid

    async def draw(self, request: bytes) -> bytes | None:
        """What a pickled `Request` asks for. Raises `ProcessLost` or `PainterFailed`."""
        answer = b""
        try:
            process = await self.start()
            async with asyncio.timeout(self._longest or LONGEST):
                answer = await _exchange(process, request)
        except (OSError, EOFError, TimeoutError) as error:
            raise ProcessLost(f"{type(error).__name__} {error}") from error
        finally:
            if not answer:  # what it answers next would be taken for another picture
                await self.close()
        return await self._read(answer)

    async def _read(self, answer: bytes) -> bytes | None:
        how, resident_kb = HEAD.unpack_from(answer)
        if resident_kb > self._most_kb:
            _log.info("a drawing process holds %d kB and is replaced", resident_kb)
            await self.close()
        content = answer[HEAD.size :]
        if how == FAILED:
            raise PainterFailed(content.decode())
        return content if how == DRAWN else None

    async def start(self) -> asyncio.subprocess.Process:
        """Starts the process unless it runs."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", "from render.drawing_process import main; main()"),
                env={**_ALLOCATOR, **os.environ, "PYTHONPATH": os.pathsep.join(_path())},
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=_BUFFER,
                start_new_session=True,  # Ctrl-C is for the bot
            )
            _send(self._process, self._setup)
        return self._process

    async def close(self) -> None:
        """Ends the process at once: it has nothing to lose."""
        process, self._process = self._process, None
        if process is not None:
            assert process.stdin is not None
            process.stdin.close()
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _path() -> list[str]:
    """Where modules are found, also from another folder."""
    return [os.path.realpath(entry) for entry in sys.path]


def _send(process: asyncio.subprocess.Process, content: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(LENGTH.pack(len(content)) + content)


async def _exchange(process: asyncio.subprocess.Process, request: bytes) -> bytes:
    """Asks and waits for the answer. Raises `OSError` or `EOFError` when the process is gone."""
    assert process.stdin is not None
    assert process.stdout is not None
    _send(process, request)
    await process.stdin.drain()
    length = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
    return await process.stdout.readexactly(length)

"""What stands between a process and whatever it talks to, and may stop letting anything through."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

_CHUNK = 1 << 16


class Proxy:
    """Passes TCP connections on to a port of this machine, until it is told to be silent."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._asking, self._answering = asyncio.Event(), asyncio.Event()
        self._asking.set()
        self._answering.set()
        self.before_question: Callable[[bytes], Awaitable[None]] | None = None
        """Awaited with whatever comes from the near side before it is passed on."""
        self.ports = set[int]()
        """From which the connections to the other side come."""
        self._server: asyncio.Server | None = None
        self._passing = set[asyncio.Task[None]]()
        self.port = 0

    async def start(self) -> None:
        """Listens on a free port of loopback, `port`."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    def fall_silent(self) -> None:
        """Connections stay and new ones are taken, but nothing arrives on the other side."""
        self._asking.clear()
        self._answering.clear()

    def keep_answers(self) -> None:
        """What is asked arrives on the other side, but no answer comes back."""
        self._answering.clear()

    def go_on(self, *, broken: bool = False) -> None:
        """What was sent meanwhile arrives late, or, when `broken`, never: all connections end."""
        if broken:
            for task in self._passing:
                task.cancel()
        self._asking.set()
        self._answering.set()

    async def close(self) -> None:
        """Ends every connection."""
        self.go_on(broken=True)
        if self._server is not None:
            self._server.close()
        await asyncio.gather(*self._passing, return_exceptions=True)

    async def _serve(self, near: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._connect(near, answers))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)
        await asyncio.wait({task})

    async def _connect(self, near: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        writers = [answers]
        try:
            await self._asking.wait()
            far, questions = await asyncio.open_connection("127.0.0.1", self._target)
            writers.append(questions)
            self.ports.add(questions.get_extra_info("sockname")[1])
            both = (self._ask(near, questions), self._answer(far, answers))
            passing = [asyncio.create_task(one) for one in both]
            try:
                await asyncio.wait(passing, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in passing:
                    task.cancel()
                await asyncio.gather(*passing, return_exceptions=True)
        except OSError:
            pass  # the other side is away, which whoever asks hears by the end of the connection
        finally:
            for writer in writers:
                writer.transport.abort()

    async def _ask(self, near: asyncio.StreamReader, far: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await near.read(_CHUNK):
                if self.before_question is not None:
                    await self.before_question(data)
                await self._asking.wait()
                far.write(data)
                await far.drain()

    async def _answer(self, far: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await far.read(_CHUNK):
                await self._answering.wait()
                near.write(data)
                await near.drain()

"""The websocket the bot listens on: HELLO, IDENTIFY, READY, heartbeats, RESUME with replay."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web

from sandbox.protocol.limits import SessionStarts
from sandbox.world import payloads, people
from sandbox.world.failures import Json
from sandbox.world.world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
"""Members, presences, message content: not switched on for the sandbox's application."""
RESUMABLE_SECONDS = 120.0
HEARTBEAT_MS = 41250
ACK_SECONDS = 0.03
"""After a heartbeat, about as on the way to Discord: the library notes when it sent one only after
sending it, and takes a quicker answer for that of the one before, 41 s late."""
BUFFERED = 1000
MOST_SENDS, SEND_SECONDS = 120, 60.0
"""What a bot may send on one connection in so many seconds, heartbeats among it."""


@dataclass(slots=True)
class Session:
    """A bot's session; it outlives a dropped socket for a while, collecting what happens."""

    id: str
    intents: int
    shard: tuple[int, int] = (0, 1)
    """Number of the shard, and how many there are."""
    socket: web.WebSocketResponse | None = None
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(
        default_factory=lambda: deque[tuple[int, str]](maxlen=BUFFERED)
    )
    lost_at: float = 0.0
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    queue: deque[str] = field(default_factory=deque[str])

    def hears_of(self, guild_id: int) -> bool:
        """Whether a server is on its shard; direct messages (0) are on the first."""
        number, count = self.shard
        return (guild_id >> 22) % count == number

    def push(self, name: str, data: Json) -> None:
        """Number an event, keep it for a replay, and have it sent."""
        self.sequence += 1
        frame = {"op": DISPATCH, "s": self.sequence, "t": name, "d": data}
        text = json.dumps(frame, ensure_ascii=False)
        self.sent.append((self.sequence, text))
        self.queue.append(text)
        self.wake.set()


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, token: str, on_change: Callable[[], None]) -> None:
        self._world, self._token, self._on_change = world, token, on_change
        self.sessions: dict[str, Session] = {}
        self.starts = SessionStarts()
        self.identified = 0
        self.resumed = 0

    @property
    def connected(self) -> bool:
        """True while a bot listens."""
        return any(session.socket is not None for session in self.sessions.values())

    @property
    def shards(self) -> list[tuple[int, int]]:
        """The shards of which a bot listens: number, and how many it says there are."""
        return sorted(
            session.shard for session in self.sessions.values() if session.socket is not None
        )

    def dispatch(self, name: str, data: Json, intent: int = 0) -> None:
        """Send an event to every session of the server's shard that asked for it (intent 0: to
        all). Like Discord, this lets several sessions have the same shard."""
        of_guild = name in ("GUILD_CREATE", "GUILD_DELETE")
        guild_id = int(data["id"] if of_guild else data.get("guild_id") or 0)
        cutoff = time.monotonic() - RESUMABLE_SECONDS
        for session in tuple(self.sessions.values()):
            if session.socket is None and session.lost_at < cutoff:
                del self.sessions[session.id]
            elif session.hears_of(guild_id) and (not intent or session.intents & intent):
                session.push(name, data)

    def repeat_last(self, name: str) -> None:
        """Deliver the newest event of this name a second time, number and all."""
        for session in self.sessions.values():
            events = [t for _, t in session.sent if json.loads(t)["t"] == name]
            if events and session.socket is not None:
                session.queue.append(events[-1])
                session.wake.set()

    async def ask_reconnect(self) -> None:
        """Tell every bot to come back (op 7)."""
        await self._to_all({"op": RECONNECT, "d": None})

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every bot that its session is no longer valid (op 9)."""
        if not resumable:
            sockets = [s.socket for s in self.sessions.values() if s.socket]
            self.sessions.clear()
            for socket in sockets:
                await socket.send_json({"op": INVALID, "d": False})
        else:
            await self._to_all({"op": INVALID, "d": True})

    async def drop_sockets(self, code: int = 1006) -> None:
        """Cut every connection without a word."""
        for session in tuple(self.sessions.values()):
            if session.socket is not None:
                await session.socket.close(code=code if code != 1006 else 4000)

    async def _to_all(self, frame: Json) -> None:
        for session in tuple(self.sessions.values()):
            if session.socket is not None:
                await session.socket.send_json(frame)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20, compress=False)
        await socket.prepare(request)
        await socket.send_json(
            {"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": []}}
        )
        session: Session | None = None
        writer: asyncio.Task[None] | None = None
        sends = deque[float](maxlen=MOST_SENDS)
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    break
                if _is_one_too_many(sends):
                    await socket.close(code=4008, message=b"Rate limited.")
                    break
                payload: Json = json.loads(frame.data)
                if payload.get("op") == HEARTBEAT:
                    await _acknowledge(socket)
                elif session is None and payload.get("op") in (IDENTIFY, RESUME):
                    session = await self._greet(socket, payload, gateway_url(request))
                    if session:
                        writer = asyncio.create_task(self._write(session, socket))
        finally:
            if writer:
                writer.cancel()
            self._lose(session, socket)
        return socket

    async def _greet(
        self, socket: web.WebSocketResponse, payload: Json, address: str
    ) -> Session | None:
        data: Json = payload["d"]
        if data.get("token") != self._token:
            await socket.close(code=4004, message=b"Authentication failed.")
            return None
        if payload["op"] == RESUME:
            return await self._resume(socket, data)
        number, count = data.get("shard", (0, 1))
        if not 0 <= number < count:
            await socket.close(code=4010, message=b"Invalid shard.")
            return None
        if data.get("intents", 0) & PRIVILEGED:
            await socket.close(code=4014, message=b"Disallowed intent(s).")
            return None
        if not self.starts.begin(number):
            await socket.send_json({"op": INVALID, "d": False})
            return None
        return self._identify(socket, data, address)

    def _identify(self, socket: web.WebSocketResponse, data: Json, address: str) -> Session:
        number, count = data.get("shard", (0, 1))
        intents = int(data.get("intents", 0))
        session = Session(secrets.token_hex(16), intents, (number, count), socket)
        self.sessions[session.id] = session
        self.identified += 1
        servers = [server for server in self._world.servers if session.hears_of(server)]
        ready: Json = {
            "v": 10,
            "user": payloads.own_user(),
            "guilds": [{"id": str(server), "unavailable": True} for server in servers],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": address,
            "application": {"id": str(people.APPLICATION_ID), "flags": 0},
            "private_channels": [],
        }
        if "shard" in data:
            ready["shard"] = data["shard"]
        session.push("READY", ready)
        for one in servers if session.intents & 1 else ():
            session.push("GUILD_CREATE", payloads.guild_create(self._world, one))
        self._on_change()
        return session

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        session = self.sessions.get(str(data.get("session_id")))
        if session is None or not isinstance(data.get("seq"), int):
            await socket.send_json({"op": INVALID, "d": False})
            return None
        session.queue.clear()
        session.socket = socket
        missed = [text for number, text in session.sent if number > data["seq"]]
        session.queue.extend(missed)
        session.push("RESUMED", {"_trace": []})
        self.resumed += 1
        self._on_change()
        return session

    async def _write(self, session: Session, socket: web.WebSocketResponse) -> None:
        while session.socket is socket and not socket.closed:
            if session.queue:
                await socket.send_str(session.queue.popleft())
            else:
                session.wake.clear()
                await session.wake.wait()

    def _lose(self, session: Session | None, socket: web.WebSocketResponse) -> None:
        if session is None or session.socket is not socket:
            return
        session.socket, session.lost_at = None, time.monotonic()
        if socket.close_code in (1000, 1001):  # said goodbye: Discord ends the session
            self.sessions.pop(session.id, None)
        self._on_change()


def _is_one_too_many(sends: deque[float]) -> bool:
    """Counts something sent now."""
    now = time.monotonic()
    full = len(sends) == MOST_SENDS and now - sends[0] < SEND_SECONDS
    sends.append(now)
    return full


async def _acknowledge(socket: web.WebSocketResponse) -> None:
    """Answers a heartbeat, if who sent it has not gone meanwhile."""
    await asyncio.sleep(ACK_SECONDS)
    with contextlib.suppress(ConnectionError):
        await socket.send_json({"op": ACK, "d": None})


def gateway_url(request: web.Request) -> str:
    """Where whoever sent a request finds the gateway: by the way they came, such as a proxy."""
    return f"ws://{request.host}/gateway"

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
"""The privileged intents (members, presences, message content), which the sandbox's application
lacks."""
RESUMABLE_SECONDS = 120.0
HEARTBEAT_MS = 41250
ACK_SECONDS = 0.03
"""The delay of a heartbeat's acknowledgement, about as long as Discord's. discord.py notes the time
of a heartbeat only after sending it. A faster answer would count for the heartbeat before, 41 s
earlier."""
BUFFERED = 1000
MOST_SENDS, SEND_SECONDS = 120, 60.0
"""The most payloads that a bot may send on one connection in this many seconds, including
heartbeats."""


@dataclass(slots=True)
class Session:
    """A bot's session. It survives a lost connection for a while and collects events meanwhile."""

    id: str
    intents: int
    shard: tuple[int, int] = (0, 1)
    """The number of the shard, and the number of shards."""
    socket: web.WebSocketResponse | None = None
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(
        default_factory=lambda: deque[tuple[int, str]](maxlen=BUFFERED)
    )
    lost_at: float = 0.0
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    queue: deque[str] = field(default_factory=deque[str])

    def hears_of(self, guild_id: int) -> bool:
        """Whether a server belongs to its shard. Direct messages (0) belong to the first shard."""
        number, count = self.shard
        return (guild_id >> 22) % count == number

    def push(self, name: str, data: Json) -> None:
        """Numbers an event, keeps it for a replay, and sends it."""
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
        """Whether a bot is connected."""
        return any(session.socket is not None for session in self.sessions.values())

    @property
    def shards(self) -> list[tuple[int, int]]:
        """The connected shards: their numbers, and the number of shards that the bot claims."""
        return sorted(
            session.shard for session in self.sessions.values() if session.socket is not None
        )

    def dispatch(self, name: str, data: Json, intent: int = 0) -> None:
        """Sends an event to all sessions of the server's shard that asked for it (intent 0: to
        all). Like Discord, it allows several sessions on the same shard."""
        of_guild = name in ("GUILD_CREATE", "GUILD_DELETE")
        guild_id = int(data["id"] if of_guild else data.get("guild_id") or 0)
        cutoff = time.monotonic() - RESUMABLE_SECONDS
        for session in tuple(self.sessions.values()):
            if session.socket is None and session.lost_at < cutoff:
                del self.sessions[session.id]
            elif session.hears_of(guild_id) and (not intent or session.intents & intent):
                session.push(name, data)

    def repeat_last(self, name: str) -> None:
        """Sends the newest event with this name again, with the same number."""
        for session in self.sessions.values():
            events = [t for _, t in session.sent if json.loads(t)["t"] == name]
            if events and session.socket is not None:
                session.queue.append(events[-1])
                session.wake.set()

    async def ask_reconnect(self) -> None:
        """Tells all bots to reconnect (op 7)."""
        await self._to_all({"op": RECONNECT, "d": None})

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Tells all bots that their sessions are invalid (op 9)."""
        if not resumable:
            sockets = [s.socket for s in self.sessions.values() if s.socket]
            self.sessions.clear()
            for socket in sockets:
                await socket.send_json({"op": INVALID, "d": False})
        else:
            await self._to_all({"op": INVALID, "d": True})

    async def drop_sockets(self, code: int = 1006) -> None:
        """Closes every connection with this code and without any message. Without a code of its own
        (1006) the connections are only lost, and sessions can be resumed."""
        for session in tuple(self.sessions.values()):
            if (socket := session.socket) is not None:
                if code == 1006:  # before the library of the bot answers with 1000
                    self._keep(session)
                await socket.close(code=code if code != 1006 else 4000)
        self._on_change()

    async def _to_all(self, frame: Json) -> None:
        for session in tuple(self.sessions.values()):
            if session.socket is not None:
                await session.socket.send_json(frame)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Handles one connection, from HELLO to its end."""
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
        """Handles the first payload: IDENTIFY or RESUME. None if it is refused."""
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
        """Starts a new session, and sends READY and the servers of its shard. One in an outage
        comes only after it."""
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
            if one not in self._world.away:
                session.push("GUILD_CREATE", payloads.guild_create(self._world, one))
        self._on_change()
        return session

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        """Continues a session and replays missed events; None if that is not possible."""
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
        """Sends a session's queued events while its connection lasts."""
        while session.socket is socket and not socket.closed:
            if session.queue:
                await socket.send_str(session.queue.popleft())
            else:
                session.wake.clear()
                await session.wake.wait()

    def _keep(self, session: Session) -> None:
        """Keeps a session whose connection is lost for a later RESUME."""
        session.socket, session.lost_at = None, time.monotonic()

    def _lose(self, session: Session | None, socket: web.WebSocketResponse) -> None:
        """Keeps a session whose connection has closed, unless the bot closed it."""
        if session is None or session.socket is not socket:
            return
        self._keep(session)
        if socket.close_code in (1000, 1001):  # the bot closed the session, so it cannot be resumed
            self.sessions.pop(session.id, None)
        self._on_change()


def _is_one_too_many(sends: deque[float]) -> bool:
    """Counts a payload sent now. Returns whether it exceeds the limit."""
    now = time.monotonic()
    full = len(sends) == MOST_SENDS and now - sends[0] < SEND_SECONDS
    sends.append(now)
    return full


async def _acknowledge(socket: web.WebSocketResponse) -> None:
    """Answers a heartbeat, unless the connection has closed."""
    await asyncio.sleep(ACK_SECONDS)
    with contextlib.suppress(ConnectionError):
        await socket.send_json({"op": ACK, "d": None})


def gateway_url(request: web.Request) -> str:
    """The gateway's address for the sender of a request: the host by which they came, such as a
    proxy."""
    return f"ws://{request.host}/gateway"

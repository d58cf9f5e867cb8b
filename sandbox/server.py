"""The sandbox as a server: REST and gateway for the bot, files, and the page for people."""

from __future__ import annotations

import asyncio
import json
import mimetypes
from collections.abc import Callable
from pathlib import Path
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox.protocol import commands, emojis, rest
from sandbox.protocol.answers import Clocks
from sandbox.protocol.call import Call, Handler
from sandbox.protocol.faults import Fault
from sandbox.protocol.gateway import gateway_url
from sandbox.web import api, site
from sandbox.web.simulation import Simulation
from sandbox.world import people
from sandbox.world.failures import MISTAKES, Failure, failure, too_many, what_is_wrong
from sandbox.world.files import Files, Upload
from sandbox.world.storage import Store

LARGEST_REQUEST = 25 * 1024 * 1024
_INVALID = (401, 403, 429)
"""The responses that Discord counts towards a ban."""
Check = Callable[[str, str, Any, int, Any], None]
"""Called after each answered request with its method, path below the API, body, status and
answer."""


class Sandbox(Simulation):
    """The sandbox as a server: a simulation of Discord on loopback. `state` is a file that keeps
    channels and messages over restarts, with attachments beside it. `check` sees every request and
    answer; its exceptions are collected in `complaints`."""

    def __init__(
        self,
        *,
        token: str = people.TOKEN,
        state: Path | None = None,
        check: Check | None = None,
        clocks: Clocks = Clocks(),  # noqa: B008 - frozen
    ) -> None:
        super().__init__(token, clocks, Files(state.with_suffix(".files") if state else None))
        self.check = check
        self.complaints: list[Exception] = []
        self.address = ""
        self._nonces: dict[str, tuple[float, int, int]] = {}
        self._runner: web.AppRunner | None = None
        self._store = Store(self.world, state) if state else None

    async def start(self, host: str = "127.0.0.1", port: int = 0) -> str:
        """Starts serving and returns the address (`http://127.0.0.1:PORT`). Port 0 takes any free
        one. Raises `OSError` if the port is in use, and `ValueError` if the state file cannot be
        read."""
        if host not in site.HOSTS:
            raise ValueError(f"The sandbox serves this machine only, not {host}.")
        if self._store:
            self._store.load()
        runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError:
            await runner.cleanup()
            raise
        self._runner = runner
        bound = runner.addresses[0][1]
        self.address = self.world.address = f"http://{host}:{bound}"
        if self._store:
            self._store.readdress()
            self._store.begin()
        return self.address

    async def stop(self) -> None:
        """Closes all connections and writes the state file once more. Does nothing if stopped."""
        if self._runner is None:
            return
        await self.gateway.drop_sockets(1001)
        site.hang_up(self)
        await self._runner.cleanup()
        self._runner = None
        if self._store:
            await self._store.end()

    async def ask(self, name: str, /, **args: Any) -> Any:
        """Acts for a local person or controls the sandbox: see `api.REQUESTS`."""
        return await api.ask(self, name, args)

    def _application(self) -> web.Application:
        """The aiohttp application with all routes."""
        app = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[site.own_host_only])
        own = rest.ROUTES | commands.ROUTES | emojis.ROUTES
        for table, needs_token in ((own, True), (rest.OPEN_ROUTES, False)):
            for line, handler in table.items():
                method, path = line.split(" ", 1)
                serve = self._serving(line, handler, needs_token=needs_token)
                app.router.add_route(method, f"/api/v10{path}", serve)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_route("*", "/api/{rest:.*}", self._unknown)
        site.add_routes(self, app)
        return app

    async def _unknown(self, request: web.Request) -> web.Response:
        """Answers a route that the sandbox does not know with a clear error, so that no test passes
        by accident."""
        message = f"404: Not Found (the sandbox does not model {request.method} {request.path})"
        self.complaints.append(LookupError(message))
        return _reply(404, {"code": 0, "message": message})

    def _serving(self, route: str, handler: Handler, *, needs_token: bool):
        """The aiohttp handler of a route."""

        async def serve(request: web.Request) -> web.StreamResponse:
            self.requests[route] += 1
            self.received[route] += request.content_length or 0
            if (wait := self.limits.banned()) is not None:
                return _ban_response(wait)
            line = f"{request.method} {request.path.removeprefix('/api/v10')}"
            fault = self.faults.take(line)
            headers: dict[str, str] = {}
            try:
                headers = await self._admit(request, route, fault, needs_token=needs_token)
                call = await self._call(request)
                answer = handler(call)
                status = 200 if answer is not None else 204
            except Failure as refused:
                headers |= refused.headers
                call, status, answer = None, refused.status, refused.body()
                if status in _INVALID:
                    self.limits.take("invalid")
            except MISTAKES as mistake:
                self.complaints.append(mistake)  # so that no test passes by accident
                call, status = None, 400
                answer = {"code": 0, "message": what_is_wrong(mistake)}
            if self.check and call is not None:
                self._run_check(request, call.body, status, answer)
            if fault is not None and fault.kind == "502-after-write":
                return _reply(502, {"message": "502: Bad Gateway", "code": 0}, headers)
            return _reply(status, answer, headers)

        return serve

    async def _admit(
        self, request: web.Request, route: str, fault: Fault | None, *, needs_token: bool
    ) -> dict[str, str]:
        """Applies faults, the token check and rate limits. Returns the headers of the answer."""
        if fault is not None and fault.kind == "delay":
            await asyncio.sleep(fault.seconds)
        _strike(fault)
        if needs_token and request.headers.get("Authorization") != f"Bot {self.token}":
            raise failure(0)
        info = request.match_info
        major = info.get("channel_id") or info.get("guild_id") or info.get("token") or ""
        if needs_token and (wait := self.limits.take("total")) is not None:
            raise too_many(wait, everywhere=True)
        headers, wait = self.limits.count(route, major)
        if wait is not None:
            refused = too_many(wait)
            refused.headers |= headers
            raise refused
        return headers

    async def _call(self, request: web.Request) -> Call:
        """A request of the bot with its parts."""
        body, files = await _read(request)
        return Call(
            world=self.world,
            answers=self.answers,
            path=request.match_info,
            query=request.query,
            body=body,
            files=files,
            gateway_url=gateway_url(request),
            starts=self.gateway.starts,
            nonces=self._nonces,
            limits=self.limits,
        )

    def _run_check(self, request: web.Request, body: Any, status: int, answer: Any) -> None:
        """Calls `check` with a request and its answer, and collects its exception."""
        assert self.check
        path = request.path.removeprefix("/api/v10")
        try:
            self.check(request.method, path, body, status, answer)
        except Exception as complaint:
            self.complaints.append(complaint)


def _strike(fault: Fault | None) -> None:
    """Raises the `Failure` of a planned fault."""
    if fault is None:
        return
    if fault.kind == "429":
        raise too_many(fault.seconds, everywhere=fault.everywhere)
    if fault.kind == "500":
        raise Failure(500, 0, "500: Internal Server Error")
    if fault.kind == "403":
        raise failure(fault.code)


def _ban_response(seconds: float) -> web.Response:
    """Cloudflare's response to an address that sent Discord too many invalid requests."""
    headers = {"Retry-After": str(int(seconds) + 1)}
    return web.Response(status=429, text="error code: 1015", headers=headers)


async def _read(request: web.Request) -> tuple[Any, dict[str, Upload]]:
    """The body and files of a request. Raises `Failure` 40005 or 50109."""
    if (request.content_length or 0) > LARGEST_REQUEST:
        raise failure(40005)
    try:
        # `request.content_type` takes a millisecond for each new boundary
        if request.headers.get("Content-Type", "").startswith("multipart/form-data"):
            return await _read_parts(request)
        text = await request.read()
        return (json.loads(text) if text else None), {}
    except (ValueError, RecursionError):
        raise failure(50109) from None
    except web.HTTPRequestEntityTooLarge:
        raise failure(40005) from None


async def _read_parts(request: web.Request) -> tuple[Any, dict[str, Upload]]:
    """The JSON and files of a multipart request."""
    body: Any = None
    files: dict[str, Upload] = {}
    reader = await request.multipart()
    while isinstance(part := await reader.next(), BodyPartReader):
        content = bytes(await part.read())
        name = part.name or ""
        if name == "payload_json":
            body = json.loads(content)
        elif name.startswith("files["):
            file = part.filename
            kind = part.headers.get("Content-Type", "application/octet-stream")
            files[name[6:-1]] = Upload(file or "unknown", _kind(file, kind), content)
    return body, files


def _kind(filename: str | None, content_type: str) -> str:
    if content_type != "application/octet-stream" or not filename:
        return content_type
    return mimetypes.guess_type(filename)[0] or content_type


def _reply(status: int, answer: Any, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON response as discord.py recognises it: `application/json` without a charset."""
    if status == 204:
        return web.Response(status=204, headers=headers)
    text = json.dumps(answer, ensure_ascii=False).encode()
    return web.Response(status=status, body=text, content_type="application/json", headers=headers)

"""The page and its endpoints: requests of people, the stream of news, and the files of messages."""

from __future__ import annotations

import asyncio
import json
import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

from aiohttp import web

from sandbox.web import api, user_actions
from sandbox.web.simulation import Simulation
from sandbox.world.failures import MISTAKES, Failure, Json, what_is_wrong

PAGE = Path(__file__).parent / "page"
KEEP_ALIVE_SECONDS = 15.0
POLICY = "default-src 'self'; frame-ancestors 'none'; form-action 'none'"
"""The content security policy: the page loads nothing from other hosts."""
HOSTS = ("127.0.0.1", "localhost")
_KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
}


class _Unreadable(Exception):  # noqa: N818 - nothing went wrong on our side
    """A request that is no JSON object. The text says so."""


_streams: dict[int, set[asyncio.Queue[str | None]]] = {}


def add_routes(box: Simulation, app: web.Application) -> None:
    """Adds the routes for the page, people's requests, events and attachments."""

    async def ask(request: web.Request) -> web.Response:
        return await _ask(box, request)

    async def news(request: web.Request) -> web.StreamResponse:
        return await _news(box, request)

    async def attachment(request: web.Request) -> web.Response:
        return _attachment(box, request)

    app.router.add_get("/", _page)
    app.router.add_get("/page/{name}", _page)
    app.router.add_post("/sandbox/api/{name}", ask)
    app.router.add_get("/sandbox/news", news)
    app.router.add_get("/cdn/emojis/{file_id}.png", attachment)
    app.router.add_get("/cdn/{folder}/{channel_id}/{file_id}/{name}", attachment)


@web.middleware
async def own_host_only(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Refuses requests with a foreign host name. A foreign web page could make its own name point
    to this machine."""
    try:
        host = request.url.host
    except ValueError:
        raise web.HTTPBadRequest(text="The request names no host.") from None
    if host not in HOSTS:
        raise web.HTTPForbidden
    return await handler(request)


async def _page(request: web.Request) -> web.Response:
    """Serves a file of the page."""
    name = request.match_info.get("name", "index.html")
    path = next((file for file in PAGE.iterdir() if file.name == name), None)
    if path is None or path.suffix not in _KINDS:
        raise web.HTTPNotFound
    kind = _KINDS[path.suffix]
    headers = {"Cache-Control": "no-cache", "Content-Security-Policy": POLICY}
    return web.Response(text=path.read_text("utf-8"), content_type=kind, headers=headers)


async def _ask(box: Simulation, request: web.Request) -> web.Response:
    """Answers one request of a person. It must be JSON, so that no foreign page can post a form
    here."""
    name = request.match_info["name"]
    if name not in api.REQUESTS:
        return _json(404, {"message": "The sandbox knows no such request."})
    try:
        answer: Any = await api.ask(box, name, await _arguments(request))
    except user_actions.Unknown as unknown:
        return _json(400, {"message": str(unknown)})
    except user_actions.Refusal as refused:
        return _json(409, {"message": str(refused)})
    except Failure as refused:
        return _json(409, refused.body())
    except _Unreadable as unreadable:
        return _json(400, {"message": str(unreadable)})
    except MISTAKES as mistake:
        return _json(400, {"message": what_is_wrong(mistake)})
    return _json(200, answer)


async def _arguments(request: web.Request) -> Json:
    """The JSON object of a request, with finite numbers and valid text. Raises `_Unreadable`."""
    if request.content_type != "application/json":
        raise _Unreadable("The request is not of the type application/json.")
    try:
        args: Any = json.loads(await request.read())
        json.dumps(args, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        raise _Unreadable("The request is not JSON.") from None
    if not isinstance(args, dict):
        raise _Unreadable("The request is not a JSON object.")
    return cast("Json", args)


def _json(status: int, answer: Any) -> web.Response:
    text = json.dumps(answer, ensure_ascii=False)
    return web.Response(status=status, text=text, content_type="application/json")


async def _news(box: Simulation, request: web.Request) -> web.StreamResponse:
    """Server-sent events with everything that one person gets to see, as it happens."""
    try:
        who = user_actions.person(request.query.get("user", ""))
    except user_actions.Refusal:
        raise web.HTTPNotFound from None
    response = web.StreamResponse(headers={"Cache-Control": "no-store"})
    response.content_type = "text/event-stream"
    await response.prepare(request)
    queue: asyncio.Queue[str | None] = asyncio.Queue(1000)

    def hear(event: Json, only_for: int | None) -> None:
        if only_for in (None, who.id) and not queue.full():
            queue.put_nowait(json.dumps(event, ensure_ascii=False))

    box.world.listeners.append(hear)
    hear({"kind": "bot", "online": box.gateway.connected}, None)  # may have come since the look
    _streams.setdefault(id(box), set()).add(queue)
    try:
        await response.write(b"retry: 1000\n: hello\n\n")
        while (text := await _next(queue)) is not None:
            await response.write(f"data: {text}\n\n".encode() if text else b": still here\n\n")
    except ConnectionError:
        pass
    finally:
        box.world.listeners.remove(hear)
        _streams.get(id(box), set()).discard(queue)  # gone when the sandbox hung up
    return response


async def _next(queue: asyncio.Queue[str | None]) -> str | None:
    """The next event. After a while without one an empty text, to keep the connection alive."""
    try:
        return await asyncio.wait_for(queue.get(), KEEP_ALIVE_SECONDS)
    except TimeoutError:
        return ""


def hang_up(box: Simulation) -> None:
    """Ends all streams of events."""
    for queue in _streams.pop(id(box), set()):
        while queue.full():
            queue.get_nowait()
        queue.put_nowait(None)


def _attachment(box: Simulation, request: web.Request) -> web.Response:
    """Serves a file of a message."""
    text = request.match_info["file_id"]
    content = box.world.files.get(int(text)) if text.isdecimal() else None
    if content is None:
        raise web.HTTPNotFound
    kind = mimetypes.guess_type(request.path)[0] or "application/octet-stream"
    headers = {"Cache-Control": "max-age=86400", "X-Content-Type-Options": "nosniff"}
    return web.Response(body=content, content_type=kind, headers=headers)

"""Broken requests to the sandbox: 400 and a plain sentence, never a traceback."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import aiohttp
import pytest

from sandbox import TOKEN, Clocks, Sandbox
from sandbox.web.api import REQUESTS
from tests.each import each

JSON = {"Content-Type": "application/json"}
BOT = {"Authorization": f"Bot {TOKEN}"}


async def _sent(
    box: Sandbox, method: str, path: str, body: bytes = b"", **headers: str
) -> tuple[int, str]:
    """Status and text of the answer."""
    url = box.address + path
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, url, data=body, headers=headers) as answer,
    ):
        return answer.status, await answer.text()


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (b"{", "The request is not JSON."),
        (b"", "The request is not JSON."),
        (b"\xff\xfe", "The request is not JSON."),
        (b"[" * 100_000, "The request is not JSON."),
        (b"[]", "The request is not a JSON object."),
        (b"null", "The request is not a JSON object."),
        (b"{}", "The request is incomplete or names something unknown: user."),
        (b'{"user": "Anna"}', "The request is incomplete or names something unknown: channel."),
        (
            b'{"user": "Anna", "channel": "table", "limit": []}',
            "A part of the request has a value that cannot be used there.",
        ),
    ],
)
async def test_a_broken_request_of_a_person_is_told_so(
    box: Sandbox, body: bytes, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    answer = await _sent(box, "POST", "/sandbox/api/read", body, **JSON)
    assert answer == (400, f'{{"message": "{told}"}}')
    assert caplog.text == ""


@pytest.mark.parametrize(
    ("name", "args", "status", "told"),
    [
        ("nothing", {}, 404, "The sandbox knows no such request."),
        ("look", {"user": "Nobody"}, 400, "Nobody here is called 'Nobody'."),
        ("read", {"user": "Anna", "channel": "77"}, 400, "There is no channel '77'."),
        ("wait", {"id": 1}, 400, "There was no such act."),
        ("say", {"user": "Anna", "channel": "table", "content": " "}, 409, "Say something."),
        ("advance", {"seconds": 1e300}, 409, "The clock can be ahead by a hundred years at most."),
    ],
)
async def test_what_is_unknown_or_refused_is_told(
    box: Sandbox, name: str, args: dict[str, object], status: int, told: str
) -> None:
    answer = await _sent(box, "POST", f"/sandbox/api/{name}", json.dumps(args).encode(), **JSON)
    assert answer == (status, json.dumps({"message": told}))


async def test_a_request_of_another_type_is_told_so(box: Sandbox) -> None:
    kind = {"Content-Type": "text/plain"}
    answer = await _sent(box, "POST", "/sandbox/api/look", b'{"user": "Anna"}', **kind)
    told = "The request is not of the type application/json."
    assert answer == (400, json.dumps({"message": told}))


WRONG = [
    "null",
    "true",
    "-1",
    "1e999",
    "NaN",
    "[]",
    "[[]]",
    "{}",
    '""',
    '"\\u00b2"',
    '"\\ud800"',
    '"["',
]
"""Values that hardly any part of a request can have."""
PARTS = {
    "user": '"Anna"',
    "channel": '"table"',
    "kind": '"command"',
    "command": '"demo"',
    "type": "2",
    "data": "{}",
    "content": '"hello"',
    "message": '"1"',
    "interaction": '"1"',
    "id": '"1"',
    "name": '"new"',
    "pattern": '"x"',
    "members": "[]",
    "requests": "1000",
    "seconds": "1",
    "permissions": "0",
    "times": "1",
}
"""Parts of requests, with a value that can be."""


def _broken(name: str) -> Iterator[bytes]:
    """A request with each part missing, and with each part of a wrong value; `raw` acts too."""
    for kind in ('"command"', '"component"', '"submit"', '"raw"', '"429"'):
        parts = PARTS | {"kind": kind}
        if name == "fault":
            parts = {part: parts[part] for part in ("kind", "pattern", "seconds", "times")}
        for part in parts:
            whole = {one: value for one, value in parts.items() if one != part}
            yield _object(whole)
            for wrong in WRONG:
                yield _object(whole | {part: wrong})
        if name not in ("act", "fault"):
            return


def _object(parts: dict[str, str]) -> bytes:
    told = ", ".join(f'"{name}": {value}' for name, value in parts.items())
    return f"{{{told}}}".encode()


@each("name", sorted(REQUESTS))
async def test_no_request_ends_in_an_error_of_the_server(
    box: Sandbox, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever is wrong is told in a sentence, and the sandbox serves on."""
    caplog.set_level(logging.ERROR)
    box.clocks = Clocks(answer=0.0, token=900.0)
    async with aiohttp.ClientSession() as session:
        for body in _broken(name):
            url = f"{box.address}/sandbox/api/{name}"
            async with session.post(url, data=body, headers=JSON) as answer:
                told = await answer.json()
            assert answer.status in (200, 400, 409), body
            assert answer.status == 200 or told["message"].endswith("."), body
    status, text = await _sent(box, "POST", "/sandbox/api/look", b'{"user": "Anna"}', **JSON)
    assert (status, json.loads(text)["me"]["name"]) == (200, "Anna")
    sent = await _sent(box, "GET", "/api/v10/users/@me", b"", **BOT)
    assert sent[0] in (200, 429)
    assert caplog.text == ""


@pytest.mark.parametrize(
    ("method", "path", "body", "kind"),
    [
        ("POST", "/channels/{}/messages", b"{", "application/json"),
        ("POST", "/channels/{}/messages", b"\xff", "application/json"),
        ("POST", "/channels/{}/messages", b"3", "application/json"),
        ("POST", "/channels/{}/messages", b'{"content": 3, "components": 4}', "application/json"),
        ("POST", "/channels/{}/messages", b"x", "multipart/form-data"),
        ("GET", "/channels/{}/messages?limit=x", b"", "application/json"),
        ("GET", "/channels/%C2%B2", b"", "application/json"),
    ],
)
async def test_a_broken_request_of_the_bot_is_refused(
    box: Sandbox,
    method: str,
    path: str,
    body: bytes,
    kind: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.ERROR)
    where = "/api/v10" + path.format(next(iter(box.world.channels)))
    status, text = await _sent(box, method, where, body, **BOT, **{"Content-Type": kind})
    assert (status, '"message": "' in text) == (400, True)
    assert caplog.text == ""


@pytest.mark.parametrize("path", ["/page/%00", f"/page/{'a' * 3000}.js", "/cdn/a/1/%C2%B2/x.png"])
async def test_a_file_that_cannot_be_is_not_found(box: Sandbox, path: str) -> None:
    assert (await _sent(box, "GET", path))[0] == 404


async def test_a_host_that_is_none_is_refused(box: Sandbox) -> None:
    assert (await _sent(box, "GET", "/", Host="a b:99999"))[0] == 400

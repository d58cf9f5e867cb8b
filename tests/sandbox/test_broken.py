"""Broken requests to the sandbox: 400 and a plain sentence, never a traceback."""

from __future__ import annotations

import logging

import aiohttp
import pytest

from bot.sandbox import TOKEN, Sandbox

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

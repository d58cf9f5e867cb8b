"""How Discord says what is wrong with a request."""

from __future__ import annotations

import aiohttp
import pytest

from sandbox import TOKEN, Fault, Sandbox
from sandbox.world import failures
from sandbox.world.failures import Failure, Json, Problems, too_many, what_is_wrong
from tests.each import each


def test_one_request_too_many_is_told_in_body_and_headers() -> None:
    own, all_kinds = too_many(2.4567), too_many(0.2, everywhere=True)
    assert own.extra == {"retry_after": 2.457, "global": False}
    assert (own.headers["Retry-After"], own.headers["X-RateLimit-Scope"]) == ("3", "user")
    assert "X-RateLimit-Global" not in own.headers
    assert all_kinds.extra == {"retry_after": 0.2, "global": True}
    told = {name: all_kinds.headers[name] for name in all_kinds.headers if "RateLimit" in name}
    assert told == {"X-RateLimit-Scope": "global", "X-RateLimit-Global": "true"}


def test_what_fits_is_no_problem_and_what_is_beyond_either_end_is() -> None:
    fitting, wrong = Problems(), Problems()
    for text in ("ab", "abcd"):
        fitting.length("a", text, 2, 4)
    for items in ([1], [1, 2]):
        fitting.size("a", items, 1, 2)
    fitting.length("a", None, 2, 4, needed=False)
    fitting.choice("a", 2, (1, 2))
    fitting.done()
    for path, text in (("short", "a"), ("long", "abcde"), ("missing", None), ("number", 3)):
        wrong.length(path, text, 2, 4)
    for path, items in (("few", []), ("many", [1, 2, 3])):
        wrong.size(path, items, 1, 2)
    wrong.choice("other.0", 3, (1, 2))
    with pytest.raises(Failure) as refused:
        wrong.done()
    assert refused.value.code == 50035
    assert set(wrong.errors) == {"short", "long", "missing", "number", "few", "many", "other"}


def test_a_missing_part_is_named() -> None:
    assert "unknown: x." in what_is_wrong(KeyError("x"))
    assert "x" not in what_is_wrong(ValueError("x")).split()


def test_every_refusal_has_a_status_for_what_a_client_did_wrong() -> None:
    known = failures._KNOWN  # pyright: ignore[reportPrivateUsage]
    assert {status for status, _ in known.values()} == {400, 401, 403, 404, 413}
    of_unknown = {code for code, (status, _) in known.items() if status == 404}
    assert of_unknown == {code for code in known if 10_000 < code < 11_000}


@each(
    "case",
    [
        (Fault("429"), 429, {"code": 0, "global": False, "retry_after": 0.2}),
        (Fault("429", seconds=3, everywhere=True), 429, {"global": True, "retry_after": 3}),
        (Fault("500"), 500, {"code": 0, "message": "500: Internal Server Error"}),
        (Fault("502-after-write"), 502, {"code": 0, "message": "502: Bad Gateway"}),
        (Fault("403"), 403, {"code": 50013, "message": "Missing Permissions"}),
        (Fault("403", code=50001), 403, {"code": 50001, "message": "Missing Access"}),
    ],
)
async def test_a_fault_strikes_once_where_it_is_planned(
    box: Sandbox, case: tuple[Fault, int, Json]
) -> None:
    fault, status, told = case
    fault.pattern = "^GET /users/@me$"
    box.faults.add(fault)
    url, headers = f"{box.address}/api/v10", {"Authorization": f"Bot {TOKEN}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        for path, expected in (("/gateway/bot", 200), ("/users/@me", status), ("/users/@me", 200)):
            async with session.get(url + path) as answer:
                body = await answer.json()
            assert answer.status == expected
            assert expected == 200 or {key: body[key] for key in told} == told
    assert box.faults.waiting == []
    await box.ask("fault", kind="500")
    await box.ask("clear_faults")
    assert box.faults.waiting == []

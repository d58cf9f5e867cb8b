"""How Discord says what is wrong with a request."""

from __future__ import annotations

import pytest

from sandbox.world.failures import Failure, Problems, too_many, what_is_wrong


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

"""Many cases under one id: each is tried, the one that fails is named, none is an error."""

from __future__ import annotations

import pytest

from tests.each import each


def test_every_case_is_tried_and_who_fails_is_named() -> None:
    tried: list[tuple[str, int]] = []

    @each("letter", "ab")
    @each("number", (1, 2, 3))
    def test(letter: str, number: int) -> None:
        tried.append((letter, number))
        if number == 1:
            pytest.skip("the first is left out")
        assert (letter, number) != ("b", 2)

    with pytest.raises(AssertionError) as failed:
        test()
    assert tried == [("a", 1), ("a", 2), ("a", 3), ("b", 1), ("b", 2)]
    assert failed.value.__notes__ == ["number: 2", "letter: b"]


async def test_tests_that_wait_are_waited_for() -> None:
    @each("number", (1, 2))
    async def test(number: int) -> None:
        assert number == 1

    with pytest.raises(AssertionError) as failed:
        await test()
    assert failed.value.__notes__ == ["number: 2"]


def test_what_is_skipped_in_every_case_is_skipped() -> None:
    @each("number", (1, 2))
    def test(number: int) -> None:
        pytest.skip(f"{number} is left out")

    with pytest.raises(pytest.skip.Exception, match="2 is left out"):
        test()


def test_a_loop_over_nothing_is_an_error() -> None:
    with pytest.raises(AssertionError, match="no number"):
        each("number", ())

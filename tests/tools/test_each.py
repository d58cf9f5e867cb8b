"""Many cases under one id: each is tried, those that fail are named, none is an error."""

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
    assert tried == [(letter, number) for letter in "ab" for number in (1, 2, 3)]
    assert failed.value.__notes__ == ["number: 2", "letter: b"]


def test_all_that_fail_are_told_together() -> None:
    @each("number", (1, 2, 3))
    def test(number: int) -> None:
        if number == 1:
            pytest.fail("the first")
        assert number == 2

    with pytest.raises(BaseExceptionGroup, match="2 of 3 cases fail") as failed:
        test()
    assert [one.__notes__ for one in failed.value.exceptions] == [["number: 1"], ["number: 3"]]


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

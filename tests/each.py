"""Tests that try many cases under one id, where an id for each would say no more."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from functools import wraps
from typing import Any

import pytest

Test = Callable[..., Any]


def each(name: str, cases: Iterable[Any]) -> Callable[[Test], Test]:
    """Gives a test one case after the other as its parameter `name`. The message of what fails
    names the case; the fixtures of the test are the same for all. Skipped where every case is."""
    tried = tuple(cases)
    assert tried, f"no {name} to try"

    def decorate(test: Test) -> Test:
        @wraps(test)
        def run(**given: Any) -> None:
            skipped: list[BaseException] = []
            for case in tried:
                with _past(skipped), noted(f"{name}: {case}"):
                    test(**given, **{name: case})
            _skip_if_all(skipped, tried)

        @wraps(test)
        async def run_async(**given: Any) -> None:
            skipped: list[BaseException] = []
            for case in tried:
                with _past(skipped), noted(f"{name}: {case}"):
                    await test(**given, **{name: case})
            _skip_if_all(skipped, tried)

        signature = inspect.signature(test)
        others = [one for one in signature.parameters.values() if one.name != name]
        assert len(others) < len(signature.parameters), f"{test} has no parameter {name}"
        made: Test = run_async if inspect.iscoroutinefunction(test) else run
        vars(made)["__signature__"] = signature.replace(parameters=others)
        return made

    return decorate


@contextmanager
def noted(case: str) -> Generator[None]:
    """Adds to whatever fails in which case it did."""
    try:
        yield
    except BaseException as failed:
        failed.add_note(case)
        raise


@contextmanager
def _past(skipped: list[BaseException]) -> Generator[None]:
    """Goes on after a case that is skipped."""
    try:
        yield
    except pytest.skip.Exception as skip:
        skipped.append(skip)


def _skip_if_all(skipped: list[BaseException], tried: tuple[Any, ...]) -> None:
    if len(skipped) == len(tried):
        raise skipped[-1]

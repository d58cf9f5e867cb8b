"""Tests that try many cases under one id, where an id for each would say no more."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import wraps
from typing import Any

import pytest

Test = Callable[..., Any]


def each(name: str, cases: Iterable[Any]) -> Callable[[Test], Test]:
    """Gives a test one case after the other as its parameter `name`. All are tried; what fails is
    told together, each with its case. The fixtures of the test are the same for all. Skipped where
    every case is."""
    tried = tuple(cases)
    assert tried, f"no {name} to try"

    def decorate(test: Test) -> Test:
        @wraps(test)
        def run(**given: Any) -> None:
            outcomes = _Outcomes()
            for case in tried:
                with outcomes.noted(f"{name}: {case}"):
                    test(**given, **{name: case})
            outcomes.tell(len(tried))

        @wraps(test)
        async def run_async(**given: Any) -> None:
            outcomes = _Outcomes()
            for case in tried:
                with outcomes.noted(f"{name}: {case}"):
                    await test(**given, **{name: case})
            outcomes.tell(len(tried))

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


@dataclass
class _Outcomes:
    """What has come of the cases so far, but for those that passed."""

    failed: list[BaseException] = field(default_factory=list[BaseException])
    skipped: list[BaseException] = field(default_factory=list[BaseException])

    @contextmanager
    def noted(self, case: str) -> Generator[None]:
        """Goes on after a case that fails or is skipped."""
        try:
            with noted(case):
                yield
        except pytest.skip.Exception as skip:
            self.skipped.append(skip)
        except (Exception, pytest.fail.Exception) as failed:
            self.failed.append(failed)

    def tell(self, tried: int) -> None:
        """Raises what failed, else the skip if every case is skipped."""
        if self.failed[1:]:
            raise BaseExceptionGroup(f"{len(self.failed)} of {tried} cases fail", self.failed)
        if self.failed:
            raise self.failed[0]
        if len(self.skipped) == tried:
            raise self.skipped[-1]

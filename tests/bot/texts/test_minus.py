"""Numbers below 0 have the minus sign of print wherever people read them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.front.shown.presenter import TablePresenter
from bot.front.shown.results import result
from bot.texts import shared_texts
from bot.texts.prose import Prose
from render import plot
from render.painter import RenderOptions
from rules.game import Outcome
from tests.languages import every_language

NAMES = ("Anna", "Ben")
ENDED = Outcome(
    ranking=((0,), (1,)),
    scores=(4, -2),
    breakdown=((("provinces", 4),), (("provinces", 7), ("armies", -9))),
)


@every_language
def test_numbers_below_zero_in_messages(locale: str) -> None:
    assert "−1,234" in shared_texts().say(locale, "result-points", points=-1234).replace(".", ",")
    prose = Prose(shared_texts(), "changcheng", locale, NAMES, plain=True)
    assert prose.scores((-3, None)) == "Anna −3 · Ben ?"
    assert "Ben −4" in prose.tally((1, -4))


@every_language
def test_a_result_below_zero(locale: str) -> None:
    game = SimpleNamespace(outcome=lambda _: ENDED)  # pyright: ignore[reportUnknownLambdaType]
    seats = tuple(SimpleNamespace(name=name, computer=None, user_id=1) for name in NAMES)
    table = SimpleNamespace(state=None, game="changcheng", seats=seats)
    told = result(TablePresenter(cast("Any", game), cast("Any", table), shared_texts(), locale))
    assert "−2" in told
    assert "−9" in told
    assert "-2" not in told
    assert "-9" not in told


def test_points_below_zero_in_the_plot(monkeypatch: pytest.MonkeyPatch) -> None:
    written, write = list[str](), plot.write

    def noted(draw: Any, at: Any, text: str, *rest: Any, **more: Any) -> None:
        written.append(text)
        write(draw, at, text, *rest, **more)

    monkeypatch.setattr(plot, "write", noted)
    plot.points_plot(plot.Plot(((0, 0), (-7, 3), (-12, 5))), RenderOptions(NAMES))
    assert "−12" in written
    assert not any(text.startswith("-") for text in written)

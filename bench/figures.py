"""What a measurement found, and the table of all of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure against its target."""

    what: str
    measured: float
    unit: str
    target: float
    at_least: bool = False
    """True when more is better."""
    note: str = ""

    @property
    def reached(self) -> bool:
        """Whether the target is met."""
        return self.measured >= self.target if self.at_least else self.measured <= self.target


HEAD = ("what", "target", "measured", "reached", "note")


def table(figures: Iterable[Figure]) -> str:
    """All figures as a Markdown table."""
    rows = [_row(figure) for figure in figures]
    widths = [max(len(row[i]) for row in (HEAD, *rows)) for i in range(len(HEAD))]
    lines = [" | ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)) for row in rows]
    head = " | ".join(c.ljust(w) for c, w in zip(HEAD, widths, strict=True))
    rule = "-|-".join("-" * width for width in widths)
    return "\n".join(f"| {line} |" for line in (head, rule, *lines))


def _row(figure: Figure) -> tuple[str, ...]:
    sign = "≥" if figure.at_least else "≤"
    return (
        figure.what,
        f"{sign} {figure.target:g} {figure.unit}",
        f"{figure.measured:.3g} {figure.unit}",
        "ok" if figure.reached else "MISSED",
        figure.note,
    )

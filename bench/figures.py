"""What was measured: a table of it, and `docs/figures.md`, a section a part of `make bench`."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

FIGURES = Path(__file__).parents[1] / "docs" / "figures.md"


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


def section_text(part: str, options: Mapping[str, object], figures: Iterable[Figure]) -> str:
    """The section of one part as measured now, with its options."""
    asked = "".join(f", {name} {value}" for name, value in options.items() if value is not None)
    where = f"{os.cpu_count()} cores, Python {platform.python_version()}"
    when = f"{datetime.now(UTC):%Y-%m-%d}"
    return f"## {part}\n\nMeasured {when}, {where}{asked}.\n\n{table(figures)}\n"


def sections(text: str) -> dict[str, str]:
    """The sections of the file by their part; what stands before the first one under ""."""
    head, *others = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    return {"": head} | {other.split("\n", 1)[0][3:]: other for other in others}


def with_section(text: str, part: str, section: str, order: Iterable[str]) -> str:
    """The file with the section of one part put in, or in place of the one before; all others stay
    as they are. Sections stand in the order of `make bench`."""
    parts = sections(text) | {part: section}
    return "\n".join(parts[name].strip() + "\n" for name in ("", *order) if name in parts)

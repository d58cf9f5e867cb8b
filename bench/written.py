"""`docs/figures.md`: what was measured last, a section a part of `make bench`."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path

from bench.figures import Figure, table

FIGURES = Path(__file__).parents[1] / "docs" / "figures.md"


def measured(part: str, told: Mapping[str, object], figures: Iterable[Figure]) -> str:
    """The section of one part as measured now; `told` is what it was asked to do."""
    asked = "".join(f", {name} {value}" for name, value in told.items() if value is not None)
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
    found = sections(text) | {part: section}
    return "\n".join(found[name].strip() + "\n" for name in ("", *order) if name in found)

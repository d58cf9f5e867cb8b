"""Dependencies: each says beside it in `pyproject.toml` why it is there."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_every_dependency_has_a_reason() -> None:
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    project = tomllib.loads(text)
    wanted = [*project["project"]["dependencies"], *project["dependency-groups"]["dev"]]
    reasons = dict[str, str]()
    for line in text.splitlines():
        entry, _, reason = line.strip().partition(" # ")
        reasons[entry.strip('",')] = reason.strip()
    assert len(wanted) > 20
    assert [entry for entry in wanted if not reasons.get(entry)] == []

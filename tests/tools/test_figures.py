"""`docs/figures.md`: written by `make bench`, one section a part."""

from __future__ import annotations

import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from bench import __main__ as bench
from bench.figures import FIGURES, Figure, sections


def test_a_part_that_runs_replaces_its_own_section_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, before = tmp_path / "figures.md", FIGURES.read_text("utf-8")
    written.write_text(before, "utf-8")
    found = [Figure("commit of a turn", 1.25, "ms", 3)]
    monkeypatch.setattr(bench, "FIGURES", written)
    fake = Mock(return_value=Mock(measure=Mock(return_value=found)))
    monkeypatch.setattr(bench, "import_module", fake)
    monkeypatch.setattr(sys, "argv", ["bench", "commits"])
    assert bench.main() == 0
    then, now = sections(before), sections(written.read_text("utf-8"))
    assert list(now) == list(then)
    assert [part for part in now if now[part].strip() != then[part].strip()] == ["commits"]
    assert "1.25 ms" in now["commits"]
    assert "Python" in now["commits"]


def test_the_file_holds_parts_in_their_order_each_with_its_table() -> None:
    _, *found = sections(FIGURES.read_text("utf-8")).items()
    parts = [part for part, _ in found]
    assert parts == [part for part in bench.PARTS if part in parts]
    for part, section in found:
        measured, head, _, *rows = [line for line in section.splitlines()[1:] if line]
        assert measured.startswith("Measured "), part
        assert [cell.strip() for cell in head.split("|")[1:3]] == ["what", "target"], part
        assert rows, part
        assert {row.count("|") for row in rows} == {6}, part

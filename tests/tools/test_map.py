"""ARCHITECTURE.md: one page, a line for every room; it and the decisions name what is there."""

from __future__ import annotations

import re
from pathlib import Path

from rules import GAMES
from tests.each import each

ROOT = Path(__file__).resolve().parents[2]
MAP = ROOT / "ARCHITECTURE.md"
DOCUMENTS = [MAP, *sorted((ROOT / "docs" / "decisions").glob("*.md"))]
NAMED = re.compile(r"`((?:bench|bot|deploy|docs|render|rules|sandbox|seeds|tests|tools)/[^` ]*)`")
INSIDE = {"bot/front", "bot/matches"}
"""Packages told by the rooms in them."""


def test_it_is_one_page() -> None:
    lines = MAP.read_text("utf-8").splitlines()
    assert len(lines) <= 120
    assert max(map(len, lines)) <= 140


@each("layer", ["bot", "rules", "render", "sandbox"])
def test_every_room_has_a_line(layer: str) -> None:
    text = MAP.read_text("utf-8")
    rooms = {file.parent.relative_to(ROOT) for file in (ROOT / layer).rglob("*/__init__.py")}
    rooms = {room for room in rooms if len(room.parts) > 1 and not GAMES.keys() & set(room.parts)}
    missing = {str(room) for room in rooms if f"| `{room}/` |" not in text}
    assert missing - INSIDE == set()


@each("document", DOCUMENTS)
def test_it_names_what_is_there(document: Path) -> None:
    found = [name for name in NAMED.findall(document.read_text("utf-8")) if "<" not in name]
    assert [name for name in found if not list(ROOT.glob(name))] == []

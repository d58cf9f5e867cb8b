"""Links between the documents lead to a file, and to a heading in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.known import ROOT

DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
LINK = re.compile(r"\]\((?!https?:)([^)\s#]*)#?([^)\s]*)\)")


def headings(document: Path) -> set[str]:
    """The headings as GitHub names them in addresses."""
    lines = re.findall(r"^#+ (.*)$", document.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", line.lower()).replace(" ", "-") for line in lines}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_to_a_heading(document: Path) -> None:
    for name, heading in LINK.findall(document.read_text("utf-8")):
        target = document.parent / name if name else document
        assert target.exists(), name
        assert not heading or heading in headings(target), f"{name}#{heading}"

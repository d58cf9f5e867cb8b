"""`docs/adding-a-game.md`, the two pages it leads to and their example are true: files, code,
limits, both ways."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from render import theme
from tests.known import EXAMPLE, ROOT

PAGES = ("adding-a-game", "offering-more", "lessons-and-puzzles")
GUIDE = "\n".join((ROOT / "docs" / f"{name}.md").read_text("utf-8") for name in PAGES)
KEY = "reversi"
BLOCKS = re.findall(r"(?:^`(\S+)`\n\n)?^```\w+\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
"""The file named above a block (none: the same as before), and the block."""
NAMED = sorted(set(re.findall(r"`([^`\s/]+(?:/[^`\s]*|\.md))`", GUIDE)))
"""Files and folders that the guide names."""


def installed(path: Path) -> str:
    """A file of the example as it would read in its place in the project."""
    return path.read_text(encoding="utf-8").replace("tests.example.", "")


def found(name: str) -> list[Path]:
    """Files and folders of that name, in the project or in the example."""
    pattern = name.replace("<game>", KEY).replace("<language>", "*").rstrip("/")
    return [path for root in (ROOT, EXAMPLE) for path in root.glob(pattern)]


def test_every_block_of_code_stands_in_the_example() -> None:
    assert len(BLOCKS) > 9
    name = ""
    for named, block in BLOCKS:
        name = named or name
        assert block in installed(EXAMPLE / name), f"{name} has no such lines:\n{block}"


def test_every_file_the_guide_names_is_there() -> None:
    assert [name for name in NAMED if not found(name)] == []


def test_every_file_of_the_example_is_named() -> None:
    files = {path for path in EXAMPLE.rglob("*") if path.is_file() and KEY in str(path)}
    files = {path for path in files if path.suffix != ".pyc" and path.stat().st_size}
    named = {path for name in NAMED for path in found(name)}
    assert {str(path.relative_to(EXAMPLE)) for path in files - named} == set()


def test_the_limits_of_pictures_are_the_ones_that_are_kept() -> None:
    widths = f"{theme.MIN_WIDTH} to {theme.WIDEST} pixels wide"
    assert widths in GUIDE
    assert f"at most {theme.MAX_HEIGHT_RATIO} times as high as wide" in GUIDE
    assert f"looks for {len(theme.SEATS)} seats" in GUIDE


LAYERS = ("bot", "sandbox", "render", "rules", "seeds")
REGISTERED = (
    (
        "rules",
        ("from rules import gavel, reversi",),
        ("_PACKAGES = (", "_PACKAGES = (reversi, gavel, "),
    ),
    (
        "render",
        ("from render.gavel import PAINTER as GAVEL", "from render.reversi import PAINTER"),
        ("] = {", '] = {"reversi": PAINTER, "gavel": GAVEL,'),
    ),
)
"""By layer: what is imported, and the line that changes with what it becomes."""
PLAYED = {
    "seeds/reversi/two-seats.game": "places a disc on",
    "seeds/gavel/three-seats.game": "in lots.",
}
"""Records of the examples, and what their stories tell."""


def test_the_examples_are_played_once_they_are_put_in_their_places(tmp_path: Path) -> None:
    for layer in LAYERS:
        shutil.copytree(ROOT / layer, tmp_path / layer, ignore=shutil.ignore_patterns("*.pyc"))
        for file in (EXAMPLE / layer).rglob("*/*.*"):
            put(file, tmp_path)
    for layer, imported, (before, after) in REGISTERED:
        init = tmp_path / layer / "__init__.py"
        code = init.read_text(encoding="utf-8")
        assert before in code
        code = code.replace(before, after)
        first = code.index(f"\nfrom {layer}")
        lines = "\n".join(imported)
        init.write_text(f"{code[:first]}\n{lines}{code[first:]}", encoding="utf-8")
    for record, words in PLAYED.items():
        picture = tmp_path / "end.png"
        command = [sys.executable, "-m", "bot", "replay", record, "--story", "--image"]
        done = subprocess.run(
            [*command, str(picture)], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        assert words in done.stdout
        assert picture.read_bytes().startswith(b"\x89PNG")
        picture.unlink()


def put(file: Path, root: Path) -> None:
    """A file of an example in its place."""
    if file.suffix != ".pyc":
        place = root / file.relative_to(EXAMPLE)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(installed(file), encoding="utf-8")

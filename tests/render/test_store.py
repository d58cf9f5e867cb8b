"""What never changes is painted once and kept in a folder."""

from __future__ import annotations

import asyncio
import mmap
import os
import shutil
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from render import store
from render.cache import BYTES, CACHE
from render.drawing_process import DrawingRequest, DrawingSetup
from render.painter import Prepared, RenderOptions
from render.store import STORE, Stored, digest, stored, stored_and_mapped
from rules.computers.simulating import simulate
from rules.covers import fullest
from tests.forking import forked
from tests.games import PAINTED, WHOLE
from tests.painted import shared_pictures
from tests.render.first_picture import Calls, counting

MOST_CALLS = 750_000
"""For about 200 ms."""
Keep = Stored[[str]]
painted: list[str] = []


def paint(name: str) -> Image.Image:
    """Something that takes long to paint."""
    painted.append(name)
    picture = Image.new("P", (41, 30), 7)
    picture.putpalette([index // 3 ^ 5 for index in range(768)])
    return picture


ground, common = stored(paint), stored_and_mapped(paint)
both = pytest.mark.parametrize("keep", [ground, common], ids=["png", "mapped"])


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> Iterator[Path]:
    """An empty folder in use; without one again afterwards."""
    painted.clear()
    CACHE.limit(BYTES)
    STORE.use(tmp_path)
    yield tmp_path
    STORE.use(shared_pictures(tmp_path))
    CACHE.limit(BYTES)


def files(folder: Path) -> list[Path]:
    return sorted((folder / digest()).iterdir())


def again(folder: Path) -> None:
    """As after a restart."""
    CACHE.limit(BYTES)
    STORE.use(folder)


@both
def test_a_picture_is_painted_once_and_comes_back_as_it_was(keep: Keep, folder: Path) -> None:
    first = keep("hills")
    again(folder)
    keep.prepare("hills")
    second = keep("hills")
    assert painted == ["hills"]
    assert (second.mode, second.size) == ("P", (41, 30))
    assert (second.tobytes(), second.getpalette()) == (first.tobytes(), first.getpalette())
    keep.prepare("sea")
    assert painted == ["hills", "sea"]
    assert len(files(folder)) == 2


def test_what_is_needed_all_the_time_takes_no_room_in_the_cache(folder: Path) -> None:
    assert common("hills") is common("hills")
    assert len(files(folder)) == 1
    assert isinstance(getattr(common("hills"), "map", None), mmap.mmap)
    assert CACHE.used == 0


@pytest.mark.parametrize("find", ["picture", "mapped"])
@pytest.mark.parametrize("ends", ["finished", "killed"])
async def test_what_another_process_paints_is_waited_for_unless_it_dies(
    find: str, ends: str, folder: Path
) -> None:
    other = await forked("tests.render.other_painter", str(folder), find, env=os.environ)
    assert await other.stdout.readline() == b"begun\n"
    found = asyncio.to_thread(getattr(STORE, find), "hills", lambda: paint("hills"))
    wanted = asyncio.create_task(found)
    done, _ = await asyncio.wait([wanted], timeout=0.3)
    assert not done
    if ends == "killed":
        other.kill()
    else:
        other.stdin.write(b"\n")
    assert (await wanted).size == ((41, 30) if ends == "killed" else (20, 20))
    await other.wait()
    assert len(files(folder)) == 1


def test_what_is_painted_for_too_long_is_not_waited_for(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "_PATIENCE", 0.1)

    def meanwhile() -> Image.Image:
        assert [path.suffix for path in files(folder)] == [".lock"]
        ground("hills")
        assert painted == ["hills"]
        return paint("hills")

    STORE.picture("tests.render.test_store.paint-hills", meanwhile)
    assert painted == ["hills", "hills"]
    assert len(files(folder)) == 1


@both
@pytest.mark.parametrize("harm", ["shorter", "changed", "empty", "other"])
def test_a_damaged_file_is_painted_anew(keep: Keep, folder: Path, harm: str) -> None:
    first = keep("hills").tobytes()
    (path,) = files(folder)
    good = path.read_bytes()
    middle = len(good) // 2
    path.write_bytes(
        {
            "shorter": good[:-20],
            "changed": good[:middle] + bytes([good[middle] ^ 64]) + good[middle + 1 :],
            "empty": b"",
            "other": b"not a picture",
        }[harm]
    )
    again(folder)
    assert keep("hills").tobytes() == first
    assert painted == ["hills", "hills"]
    assert path.read_bytes() == good
    again(folder)
    keep("hills")
    assert painted == ["hills", "hills"]


def test_what_earlier_versions_painted_is_removed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ground("hills")
    (folder / "mine").mkdir()
    (folder / "0123456789abcdef").mkdir()
    (folder / "0123456789abcdef" / "x.draft-1").write_bytes(b"half")
    old = digest()
    monkeypatch.setattr(store, "digest", lambda: "0123456789abcdef")
    again(folder)
    ground("hills")
    assert painted == ["hills", "hills"]
    assert sorted(path.name for path in folder.iterdir()) == ["0123456789abcdef", "mine"]
    assert [path.suffix for path in (folder / "0123456789abcdef").iterdir()] == [".png"]
    assert old != "0123456789abcdef"


def test_the_digest_follows_code_and_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    root = tmp_path / "copy"
    for name in ("render/a.py", "rules/b.py", "seeds/c.toml"):
        (root / name).parent.mkdir(parents=True)
        (root / name).write_text("1")
    monkeypatch.setattr(store, "_ROOT", root)
    anew = digest.__wrapped__
    found = {anew()}
    for name in ("render/a.py", "rules/b.py", "seeds/c.toml"):
        (root / name).write_text("2")
        found.add(anew())
    monkeypatch.setattr(store, "version", str.upper)
    found.add(anew())
    assert len(found) == 5


@both
def test_without_a_usable_folder_pictures_are_painted_all_the_same(
    keep: Keep, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / digest()).rmdir()
    assert {keep("hills").size, keep("rivers").size} == {(41, 30)}
    assert painted == ["hills", "rivers"]
    assert len(caplog.messages) == 1
    blocked = folder / "file"
    blocked.write_text("in the way")
    STORE.use(blocked)
    keep("hills")
    keep("hills")
    assert painted == ["hills", "rivers", "hills"]
    assert len(caplog.messages) == 2


def prepare(painter: Prepared) -> None:
    """Paints what never changes."""
    for step in painter.ground():
        step()


def prepare_once(painter: Prepared, folder: Path, patch: pytest.MonkeyPatch) -> None:
    """Prepares a painter's pictures in the folder: copies of those painted for all tests."""
    again(shared_pictures(folder))
    prepare(painter)
    load_or_make = store._load_or_make  # pyright: ignore[reportPrivateUsage]
    shared = shared_pictures(folder) / digest()

    def copied(path: Path, *how: Any) -> Any:
        if not path.exists():
            shutil.copy(shared / path.name, path)
        return load_or_make(path, *how)

    again(folder)
    for palette in shared.glob("palette-*"):  # which this process may know already
        shutil.copy(palette, folder / digest())
    with patch.context() as copying:
        copying.setattr(store, "_load_or_make", copied)
        prepare(painter)


@pytest.fixture(scope="module")
def calls() -> Iterator[Calls]:
    """Loads for all games at once what draws their first pictures."""
    with counting() as found:
        yield found


@pytest.mark.parametrize("key", [key for key, p in PAINTED.items() if isinstance(p, Prepared)])
def test_what_is_prepared_is_all_that_is_stored_and_leaves_little_for_a_first_picture(
    key: str, folder: Path, monkeypatch: pytest.MonkeyPatch, calls: Calls
) -> None:
    painter, game = PAINTED[key], WHOLE[key]
    assert isinstance(painter, Prepared)
    prepare_once(painter, folder, monkeypatch)
    before = {path: path.stat().st_mtime_ns for path in files(folder)}
    steps = [*DrawingSetup(BYTES, folder, [painter]).begin()]
    assert len(steps) == len([*painter.ground()]) > 0
    for step in steps:
        step()
    boards = [*DrawingSetup(BYTES, folder, [], [(painter, game)]).begin()]
    assert len(boards) == (fullest(game) is not None)
    end = simulate(game, min(game.meta.seats), {}, "store", ["random"]).state
    for locale in ("en", "zh-CN", "zh-TW"):
        painter.board(game.view(end, None), RenderOptions(("Ada", "Ben"), locale))
    assert {path: path.stat().st_mtime_ns for path in files(folder)} == before
    end = simulate(game, max(game.meta.seats), {}, "store", ["random"]).state
    first = DrawingRequest(painter, False, game.view(end, None), RenderOptions(("Ada", "Ben")))
    assert calls(first, folder) < MOST_CALLS


def test_a_finished_picture_is_drawn_once_and_anew_when_its_file_is_damaged(folder: Path) -> None:
    drawn: list[bytes] = []

    def draw() -> bytes:
        out = BytesIO()
        Image.new("P", (7, 5), len(drawn)).save(out, "PNG")
        drawn.append(out.getvalue())
        return drawn[-1]

    assert STORE.png("cover-x-latin", draw) == STORE.png("cover-x-latin", draw) == drawn[0]
    again(folder)
    assert STORE.png("cover-x-latin", draw) == drawn[0]
    (file,) = files(folder)
    file.write_bytes(drawn[0][:-9])
    assert STORE.png("cover-x-latin", draw) == drawn[1]
    assert len(drawn) == 2

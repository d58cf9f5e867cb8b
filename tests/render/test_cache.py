"""One cache for everything drawn, bounded in bytes."""

from __future__ import annotations

import ast
import gc
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PIL import Image

from render.cache import BYTES, CACHE, Cache, size_of
from render.painter import RenderOptions
from render.store import STORE
from rules.computers.simulating import simulate
from tests.games import PAINTED, WHOLE
from tests.painted import shared_pictures

PICTURE = 100 * 100 * 4


def blank(mode: str = "RGB") -> Image.Image:
    return Image.new(mode, (100, 100))


def noise(seed: int) -> Image.Image:
    """A picture that cannot be packed."""
    return Image.frombytes("RGB", (100, 100), random.Random(seed).randbytes(30_000))


def test_what_one_function_returned_can_be_forgotten() -> None:
    cache, made = Cache(10 * PICTURE), list[str]()

    def first(name: str) -> str:
        made.append(name)
        return name

    def second(name: str) -> str:
        return first(name)

    kept = [cache.cached(first), cache.cached(second)]
    for find in (*kept, *kept):
        find("a")
    assert len(made) == 2
    cache.forget(first)
    for find in kept:
        find("a")
    assert len(made) == 3


@pytest.fixture
def small(tmp_path: Path) -> Iterator[None]:
    """The cache of all painters with room for little, and with its usual room afterwards."""
    CACHE.limit(4_000_000)
    STORE.use(tmp_path)
    yield
    STORE.use(shared_pictures(tmp_path))
    CACHE.limit(BYTES)


def test_pictures_are_weighed_by_their_pixels() -> None:
    for mode, pixel in (("1", 1), ("L", 1), ("P", 1), ("RGB", 4), ("RGBA", 4)):
        assert 0 <= size_of(blank(mode)) - 10_000 * pixel < 1_000
    assert size_of((blank(), blank("L"))) > 50_000
    assert size_of(b"x" * 5_000) > 5_000


def test_bytes_are_bounded_and_what_was_used_longest_ago_goes_first() -> None:
    cache, made = Cache(10 * PICTURE, packed=0.6), list[int]()

    @cache.cached
    def picture(number: int) -> Image.Image:
        made.append(number)
        return noise(number)

    first = picture(0)
    for number in range(1, 60):
        picture(number)
        assert picture(0) is first
        assert 0 < cache.used <= 10 * PICTURE
    picture(59)
    assert made == list(range(60))
    picture(1)
    assert made == [*range(60), 1]


def test_what_is_not_packed_may_fill_the_whole_cache() -> None:
    cache = Cache(10 * PICTURE, packed=0.6)
    picture = cache.cached(noise)
    found = [picture(number) for number in range(8)]
    assert cache.used > 0.8 * cache.most
    assert all(picture(number) is one for number, one in enumerate(found))


@dataclass(frozen=True)
class Pair:
    pictures: tuple[Image.Image, Image.Image]
    at: tuple[int, int]


def test_what_was_not_used_lately_is_packed_and_comes_back_as_it_was() -> None:
    cache, made = Cache(10 * PICTURE, packed=0.6), list[int]()

    @cache.cached
    def pair(number: int) -> Pair:
        made.append(number)
        return Pair((Image.new("RGBA", (100, 100), (number, 0, 0, 9)), blank("1")), (number, 1))

    for _ in range(2):
        for number in range(30):
            found = pair(number)
            assert (found.at, found.pictures[0].getpixel((5, 5))) == (
                (number, 1),
                (number, 0, 0, 9),
            )
            assert found.pictures[1].mode == "1"
    assert made == list(range(30))  # though ten of them are larger than the whole cache
    assert cache.used <= 10 * PICTURE


def test_a_packed_picture_keeps_its_palette_and_may_be_pasted() -> None:
    cache, colours = Cache(2 * PICTURE, packed=0.8), bytes(range(30, 60))

    @cache.cached
    def picture(number: int) -> Image.Image:
        made = Image.new("P", (50, 50), number)
        made.putpalette(colours)
        return made

    for number in (*range(8), *range(8)):
        found = picture(number)
        assert (found.mode, found.size) == ("P", (50, 50))
        assert found.convert("RGB").getpixel((9, 9)) == tuple(colours[3 * number :][:3])
        ground = Image.new("P", (60, 60), 99)
        ground.paste(found, (5, 5))
        assert (ground.getpixel((4, 4)), ground.getpixel((5, 5))) == (99, number)


def test_what_is_larger_than_all_the_room_is_made_each_time() -> None:
    cache, made = Cache(PICTURE // 2), list[int]()

    @cache.cached
    def picture(number: int) -> Image.Image:
        made.append(number)
        return blank()

    assert picture(1) is not picture(1)
    assert made == [1, 1]
    assert cache.used == 0


def test_functions_and_arguments_are_told_apart() -> None:
    cache = Cache(PICTURE)

    @cache.cached
    def one(number: int, *, twice: bool = False) -> int:
        return number * (2 if twice else 1)

    @cache.cached
    def other(number: int) -> str:
        return str(number)

    assert (one(3), one(3, twice=True), other(3)) == (3, 6, "3")
    assert (one(3), one(3, twice=True), other(3)) == (3, 6, "3")


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("key", PAINTED)
def test_painters_keep_no_picture_beside_the_cache(key: str) -> None:
    game, painter = WHOLE[key], PAINTED[key]
    end = simulate(game, min(game.meta.seats), {}, "cache", ["random"]).state
    drawn = painter.board(game.view(end, None), RenderOptions(("Ada", "Ben")))
    assert 0 < CACHE.used <= CACHE.most
    CACHE.limit(CACHE.most)
    gc.collect()
    left = [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, Image.Image) and not getattr(thing, "map", None)
    ]
    assert sum(picture.width * picture.height for picture in left) < 10_000
    assert painter.board(game.view(end, None), RenderOptions(("Ada", "Ben"))) == drawn


def test_other_caches_in_render_hold_geometry_only() -> None:
    for path in Path(__file__).parents[2].joinpath("render").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert getattr(node, "id", "") != "lru_cache", f"{path}: use render.cache.cached"
            if isinstance(node, ast.FunctionDef) and _has(node, "cache"):
                told = ast.unparse(node.returns) if node.returns else ""
                assert "Image" not in told, f"{path}: {node.name} keeps pictures"
                assert "Part" not in told, f"{path}: {node.name} keeps pictures"


def _has(function: ast.FunctionDef, decorator: str) -> bool:
    return any(decorator == ast.unparse(found) for found in function.decorator_list)

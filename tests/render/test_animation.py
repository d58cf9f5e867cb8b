"""Animated pictures: frames, their times, and how they are made small enough."""

from __future__ import annotations

import io
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

import seeds
from render import PAINTERS, theme
from render.animation.animator import MOST_BYTES, WIDTH, Animator, Kind, TooLarge
from render.animation.frames import MOST_FRAMES, Frame, frames, thinned
from render.carcassonne.board import area, width_for
from render.drawing_process import AnimationRequest, FrameRequest
from rules import GAMES
from rules.changes import join_changes
from rules.game import AnyGame
from rules.playing import begin, turns
from rules.record import parse
from tests.render.accepted import check_accepted
from tests.render.scene import LOOK


@cache
def _board(number: int, width: int = 1200, height: int = 900) -> bytes:
    """A busy picture that says which one it is: a white square that wanders."""
    picture = Image.effect_noise((width, height), 40).convert("RGB")
    x = number * 12
    ImageDraw.Draw(picture).rectangle((x, 0, x + 99, 99), fill=(255, 255, 255))
    out = io.BytesIO()
    picture.quantize(64).save(out, "PNG", compress_level=1)
    return out.getvalue()


LINE = 20
"""Pixels of the line that tells the turn."""


def _animator(frames: int) -> Animator:
    made = Animator()
    for number in range(frames):
        made.add(_board(number))
    return made


@contextmanager
def _opened(content: bytes) -> Generator[Image.Image]:
    with Image.open(io.BytesIO(content)) as picture:
        yield picture


@pytest.mark.parametrize("kind", ["gif", "webp"])
def test_every_picture_is_a_frame_and_the_last_stays(kind: Kind) -> None:
    animator = Animator()
    for number in range(5):
        animator.add(_board(number), f"Turn {number}", 0.6 + 0.2 * number)
    made = animator.finished(10_000_000, kind)
    assert (made.frames, made.width, made.whole) == (5, WIDTH, True)
    with _opened(made.content) as picture:
        assert (picture.format or "").lower() == kind
        assert picture.size == (WIDTH, 360 + LINE)
        assert getattr(picture, "n_frames", 1) == 5
        times: list[int] = []
        for frame in range(5):
            picture.seek(frame)
            picture.load()
            times.append(picture.info["duration"])
    assert times == [600, 800, 1000, 1200, 4000]


def test_each_frame_shows_its_own_picture() -> None:
    made = _animator(3).finished(10_000_000)
    with _opened(made.content) as picture:
        for frame in range(3):
            picture.seek(frame)
            left = round(frame * 12 * WIDTH / 1200)
            pixel = picture.convert("RGB").getpixel((left + 5, LINE + 10))
            assert isinstance(pixel, tuple)
            assert min(pixel) > 200


def _scored(high: int) -> bytes:
    """A white board below a strip with a white score, on a table that is empty further down."""
    picture = Image.new("RGB", (800, high + 60), theme.TABLE)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, 0, 799, 75), theme.PANEL)
    pen.rectangle((380, 20, 420, 40), (255, 255, 255))
    pen.rectangle((0, 90, 799, high - 1), (255, 255, 255))
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


def _light(picture: Image.Image) -> list[int]:
    """The first rows that are light where the one above is dark, below the line."""
    column = picture.convert("L").crop((240, LINE, 241, picture.height)).tobytes()
    return [y for y, level in enumerate(column) if level > 200 and (not y or column[y - 1] <= 200)]


def test_a_growing_board_stands_in_the_middle_below_its_scores() -> None:
    made = Animator()
    for high in (300, 700, 500):
        made.add(_scored(high))
    with _opened(made.finished(10_000_000).content) as picture:
        assert picture.height == pytest.approx(420 + LINE, abs=1), "cut to what is drawn"
        starts: list[list[int]] = []
        for frame in range(3):
            picture.seek(frame)
            starts.append(_light(picture))
    assert len({found[0] for found in starts}) == 1
    assert starts[0][1] == pytest.approx(54 + (420 - 180) // 2, abs=2)
    assert starts[1][1] == starts[2][1] == pytest.approx(54, abs=2), "and stays where it is"


def test_one_frame_that_is_higher_is_made_smaller() -> None:
    made = Animator()
    for number, high in enumerate((*[400] * 12, 800)):
        made.add(_scored(high), f"{number}")
    with _opened(made.finished(10_000_000).content) as picture:
        assert picture.height == pytest.approx(240 + LINE, abs=1)
        picture.seek(12)
        assert min(picture.convert("L").crop((200, 100, 280, 255)).tobytes()) > 240
        aside = picture.convert("L").crop((0, 100, 60, 240))
        assert max(aside.tobytes()) < 60


def test_the_line_tells_the_turn_in_any_script() -> None:
    seen: set[bytes] = set()
    for words in ("", "Turn 12 · Anna", "第 12 回合 · 李白", "Turn 12 · محمد"):
        made = Animator()
        made.add(_scored(400), words)
        with _opened(made.finished(10_000_000).content) as picture:
            line = picture.convert("L").crop((0, 0, WIDTH, LINE))
        seen.add(line.tobytes())
        assert (max(line.tobytes()) > 150) == bool(words)
    assert len(seen) == 4


def _game_frames(file: str, most: int = MOST_FRAMES) -> tuple[AnyGame, list[Frame], int]:
    """Of a recorded game, with how many turns it has."""
    record = parse((Path(seeds.__path__[0]) / file).read_text(encoding="utf-8"))
    game = GAMES[record.game]
    played = list(turns(played for _, played in record.replay(GAMES)))
    first = begin(game, record.seats, record.options, record.seed, record.fixed)
    if not played[0][0].action.automatic:
        played.insert(0, ())
    return game, frames(game, first, played, most), len(played)


def test_frames_show_every_turn_with_its_marks_and_who_took_it() -> None:
    game, found, count = _game_frames("carcassonne/two-seats.game")
    assert (found[0].last, found[0].changes, found[0].seats) == (0, (), ())
    assert found[-1].last == count - 1
    for frame in found[1:]:
        assert len(frame.seats) == 1
        assert frame.changes
        stand = {(placed.place, placed.piece) for placed in game.pieces(frame.view)}
        assert {(c.place, c.piece) for c in frame.changes if c.kind == "new"} <= stand


def test_a_board_that_grows_stands_still_from_the_first_frame_on() -> None:
    _, found, _ = _game_frames("carcassonne/two-seats.game")
    painter, last = PAINTERS["carcassonne"], found[-1].view
    grown = area([tile.cell for tile in last.tiles])
    x, y = grown.pixel(found[0].view.tiles[0].cell)
    firsts: set[bytes] = set()
    for frame in (found[0], found[1], found[-1]):
        bare = replace(frame.view, followers=())
        with _opened(painter.board(bare, replace(frame, changes=()).options(LOOK))) as picture:
            assert picture.width == width_for(grown)
            west = (picture.width - grown.columns * grown.side) // 2 + x
            north = picture.height - round(theme.RIM * picture.width / theme.PHONE_WIDTH)
            north += y - grown.rows * grown.side
            tile = picture.crop((west, north, west + grown.side, north + grown.side))
            firsts.add(tile.tobytes())
    assert len(firsts) == 1


def test_turns_without_anything_to_see_are_left_out() -> None:
    _, found, count = _game_frames("china/five-seats-fortresses.game", 1000)
    shown = [frame.last for frame in found]
    assert shown == sorted(set(shown))
    assert 0 < len(shown) < count
    assert all(frame.first == frame.last for frame in found)
    assert all(frame.changes or frame.seconds > 0.6 for frame in found[1:-1])


def test_a_long_game_has_several_turns_in_a_frame_with_the_marks_of_all() -> None:
    _, single, _ = _game_frames("ming/two-seats.game", 1000)
    _, found, _ = _game_frames("ming/two-seats.game", 20)
    assert len(found) == 20
    assert found[-1].view == single[-1].view
    for before, frame in pairwise(found):
        parts = [s for s in single if before.last < s.last <= frame.last]
        assert frame.changes == join_changes(part.changes for part in parts)
        assert set(frame.seats) == {seat for part in parts for seat in part.seats}
        assert frame.first == parts[0].last


def test_a_frame_stays_by_what_happened_and_not_by_how_many_there_are() -> None:
    _, whole, _ = _game_frames("carcassonne/three-seats.game")
    _, few, _ = _game_frames("carcassonne/two-seats.game")
    for before, frame in (*pairwise(whole), *pairwise(few)):
        things = max((change.number for change in frame.changes), default=0)
        scored = 0.3 if frame.view.scores != before.view.scores else 0
        assert frame.seconds == pytest.approx(min(0.6 + 0.2 * things + scored, 1.6))
    assert {whole[0].seconds, few[0].seconds} == {0.6}


def test_thinned_takes_the_first_and_the_last_and_evenly() -> None:
    assert thinned(5, 9) == [0, 1, 2, 3, 4]
    taken = thinned(400, 70)
    assert len(taken) == 70
    assert (taken[0], taken[-1]) == (0, 399)
    assert {b - a for a, b in pairwise(taken)} <= {5, 6}


def test_smaller_and_fewer_until_it_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.animation.animator.MOST_BYTES", most := MOST_BYTES // 2)
    animator = Animator()
    for number in range(6):
        animator.add(_board(number, WIDTH, 480))
    large = animator.finished(100_000_000)
    assert most / 2 < len(large.content) <= most
    assert large.frames == 6
    assert WIDTH > large.width >= 400
    for share in (3, 9):
        limit = len(large.content) // share
        small = animator.finished(limit)
        assert len(small.content) <= limit
        assert not small.whole
        assert small.width < 400 or small.frames < 6
    with pytest.raises(TooLarge):
        animator.finished(1000)


def test_without_pictures_there_is_none() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Animator().finished(1000)


def test_a_process_that_has_lost_frames_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.drawing_process._ANIMATOR", Animator())
    FrameRequest(_board(0, WIDTH, 360), 0).answer()
    with pytest.raises(ValueError, match="lost"):
        FrameRequest(_board(2, WIDTH, 360), 2).answer()
    with pytest.raises(ValueError, match="lost"):
        AnimationRequest(10_000_000, 2).answer()
    assert AnimationRequest(10_000_000, 1).answer()
    assert AnimationRequest(100, 1).answer() is None


def test_moving_pictures_look_as_they_were_accepted() -> None:
    check_accepted("animation")

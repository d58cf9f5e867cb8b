"""Animated pictures: frames, their times, and how they are made small enough."""

from __future__ import annotations

import io
from collections.abc import Generator
from contextlib import contextmanager
from itertools import pairwise

import pytest
from PIL import Image, ImageDraw

from render.animation import MOST_FRAMES, WIDTH, Animator, Kind, TooLarge, durations, thinned
from render.drawing_process import AnimationRequest, FrameRequest


def _board(number: int, width: int = 1200, height: int = 900) -> bytes:
    """A busy picture that says which one it is: a white square that wanders."""
    picture = Image.effect_noise((width, height), 40).convert("RGB")
    x = number * 12
    ImageDraw.Draw(picture).rectangle((x, 0, x + 99, 99), fill=(255, 255, 255))
    out = io.BytesIO()
    picture.quantize(64).save(out, "PNG")
    return out.getvalue()


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
    made = _animator(5).finished(10_000_000, kind)
    assert (made.frames, made.width, made.whole) == (5, WIDTH, True)
    with _opened(made.content) as picture:
        assert (picture.format or "").lower() == kind
        assert picture.size == (WIDTH, 360)
        assert getattr(picture, "n_frames", 1) == 5
        times: list[int] = []
        for frame in range(5):
            picture.seek(frame)
            picture.load()
            times.append(picture.info["duration"])
    assert times == [1200, 1200, 1200, 1200, 4000]


def test_each_frame_shows_its_own_picture() -> None:
    made = _animator(3).finished(10_000_000)
    with _opened(made.content) as picture:
        for frame in range(3):
            picture.seek(frame)
            left = round(frame * 12 * WIDTH / 1200)
            pixel = picture.convert("RGB").getpixel((left + 5, 10))
            assert isinstance(pixel, tuple)
            assert min(pixel) > 200


def test_a_growing_board_keeps_its_scores_at_the_top() -> None:
    made = Animator()
    made.add(_board(0, 800, 300))
    made.add(_board(0, 1600, 1800))
    done = made.finished(10_000_000)
    with _opened(done.content) as picture:
        assert picture.size == (WIDTH, 540)
        first = picture.convert("RGB")
        assert first.getpixel((5, 5)) == pytest.approx((255, 255, 255), abs=40)
        below = first.getpixel((240, 500))
        assert isinstance(below, tuple)
        assert max(below) < 80


def test_a_whole_game_lasts_a_minute_at_most() -> None:
    assert sum(durations(MOST_FRAMES)) <= 60_000
    assert durations(1) == [4000]
    assert durations(10)[0] == 1200
    assert 750 <= durations(MOST_FRAMES)[0] <= 1200


def test_thinned_takes_the_first_and_the_last_and_evenly() -> None:
    assert thinned(5, 9) == [0, 1, 2, 3, 4]
    taken = thinned(400, 70)
    assert len(taken) == 70
    assert (taken[0], taken[-1]) == (0, 399)
    assert {b - a for a, b in pairwise(taken)} <= {5, 6}


def test_smaller_and_fewer_until_it_fits() -> None:
    animator = Animator()
    for number in range(20):
        animator.add(_board(number, WIDTH, 360))
    large = animator.finished(100_000_000)
    for share in (2, 6, 14):
        limit = len(large.content) // share
        small = animator.finished(limit)
        assert len(small.content) <= limit
        assert not small.whole
        assert small.width < WIDTH or small.frames < 20
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

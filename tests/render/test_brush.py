"""Shadows on the ground fall to the south-east, as far as their thing is high."""

import pytest
from PIL import Image

from render.brush import FALL, Brush, lay_shadow, map_brush
from render.theme import SHADOW

GROUND = (224, 224, 224)


def thing(brush: Brush) -> None:
    brush.box((50, 50), 16, 16, (255, 0, 0))


def shaded(height: float, shade: float = 1.0) -> Image.Image:
    brush = map_brush((100, 100), 1, (0, 0), GROUND)
    lay_shadow(brush, thing, height, shade)
    return brush.done()


@pytest.mark.parametrize("height", [4, 12])
def test_a_shadow_is_as_large_as_its_thing_and_lies_where_light_lets_it_fall(height: float) -> None:
    picture = shaded(height).convert("L").point([255] * 124 + [0] * 132)
    left, top, right, bottom = picture.getbbox() or (0, 0, 0, 0)
    assert right - left == pytest.approx(32, abs=2)
    assert bottom - top == pytest.approx(32, abs=2)
    assert (left + right) / 2 == pytest.approx(50 + FALL[0] * height, abs=1.5)
    assert (top + bottom) / 2 == pytest.approx(50 + FALL[1] * height, abs=1.5)


def test_what_is_higher_has_a_softer_shadow() -> None:
    def between(height: float) -> int:
        return sum(shaded(height).convert("L").histogram()[60:190])

    assert between(12) > 2 * between(4) > 0


def test_a_shadow_is_as_dark_as_it_is_told_to_be() -> None:
    middle = round(50 + FALL[0] * 4), round(50 + FALL[1] * 4)
    assert shaded(4).getpixel(middle) == SHADOW
    assert shaded(4, 0.5).getpixel(middle) == (124, 124, 125)
    brush = map_brush((100, 100), 1, (0, 0), GROUND)
    lay_shadow(brush, thing, 4, lambda grey: 0.5 if grey > 100 else 0)
    assert {colour for _, colour in brush.picture.getcolors() or ()} == {GROUND, (124, 124, 125)}

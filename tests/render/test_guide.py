"""The picture beside the help."""

from __future__ import annotations

import io

from PIL import Image

from render import theme
from render.guide import GUIDE_PAINTER, Guide, GuideStep
from render.painter import RenderOptions
from tests.render.accepted import check_accepted


def test_the_picture_of_the_guide_does_not_change_unseen() -> None:
    check_accepted("guide")
    button = Guide((GuideStep("1", buttons=(("骨", "plain"),)),))
    drawn = {GUIDE_PAINTER.board(button, RenderOptions((), one)) for one in ("zh-CN", "zh-TW")}
    assert len(drawn) == 2, "a character looks as it does where it is read"


def test_the_guide_marks_changes_as_boards_do() -> None:
    said = Guide((GuideStep("1", ("Ben",), board=True),))
    with Image.open(io.BytesIO(GUIDE_PAINTER.board(said, RenderOptions((), "en")))) as picture:
        colours = {colour for _, colour in picture.convert("RGB").getcolors(1 << 20) or ()}
    assert theme.CHANGED in colours
    assert theme.MARK not in colours, "that is what can be chosen"

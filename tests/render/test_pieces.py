"""What pictures of several games share: text in every script, followers, badges."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw

from render.fonts.faces import FACES, font
from render.pieces import write
from render.scripts import Script
from tests.render.accepted import check_accepted


def test_no_shared_piece_changes_unseen() -> None:
    check_accepted("pieces")


def test_each_script_has_its_face_of_the_font() -> None:
    ends = {Script.LATIN: "JP", Script.SIMPLIFIED: "SC", Script.TRADITIONAL: "TC"}
    assert FACES.keys() == ends.keys() == set(Script)
    for script, end in ends.items():
        assert font(20, script).getname()[0] == f"Noto Sans CJK {end}"


@pytest.mark.parametrize("character", "戶骨直")
def test_a_character_looks_as_it_does_where_it_is_read(character: str) -> None:
    def written(script: Script) -> bytes:
        picture = Image.new("RGB", (60, 60))
        write(ImageDraw.Draw(picture), (30, 30), character, 48, (255, 255, 255), script=script)
        return picture.tobytes()

    looks = {written(script) for script in Script}
    assert len(looks) == 3 if character == "骨" else len(looks) >= 2

"""`/help`: in words and with a picture, in the person's language."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from render.guide import WIDTH, Guide, GuideStep
from sandbox.web.driver import SimulatedUser
from tests.front.conftest import House


async def pictured(house: House, person: SimulatedUser) -> tuple[str, bytes]:
    """What the help says, and its picture."""
    reply = await person.slash("help")
    (message,) = reply.messages
    (gallery,) = [part for part in message["components"] if part["type"] == 12]
    file_id = int(gallery["items"][0]["media"]["attachment_id"])
    content = house.box.world.files.get(file_id)
    assert content is not None
    return reply.text, content


@pytest.mark.pictures
async def test_help_has_a_picture_in_everybodys_language(house: House) -> None:
    english, picture = await pictured(house, house.person("Anna"))
    chinese, other = await pictured(house, house.person("大卫"))
    assert "Board games by post" in english
    assert "慢棋桌游" in chinese
    assert picture != other
    for content in (picture, other):
        drawn = Image.open(io.BytesIO(content))
        assert drawn.width == WIDTH
        assert drawn.height < 1.45 * WIDTH
        assert len(content) < 100_000
    bones = Guide((GuideStep("骨"),))  # written otherwise in Taiwan
    drawn = [await house.bot.renderer.guide(bones, locale) for locale in ("zh-CN", "zh-TW")]
    assert drawn[0] != drawn[1]


async def test_help_comes_without_its_picture_where_none_can_be_drawn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: object) -> None:
        return None

    monkeypatch.setattr(house.bot.renderer, "guide", nothing)
    reply = await house.person("Anna").slash("help")
    assert "Board games by post" in reply.text
    assert not reply.failed

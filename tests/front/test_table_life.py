"""A table from its opening to its result, by people who tap and people who type."""

from __future__ import annotations

from bot.sandbox.driver import controls, pictures, text_of
from tests.front.conftest import House, verb_of, whole_turn


async def test_a_turn_by_panel_alone(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    post = (await house.posts())[-1]
    assert "<@1100000000000000101>" in text_of(post)
    assert [verb_of(c) for c in controls(post)] == ["turn", "hand", "board", "rules"]
    assert pictures(post)[0]["description"]
    reply = await whole_turn(house.person("Anna"), post)
    assert not controls(reply.message)
    after = await house.posts()
    assert await house.on_turn(match_id) == ("Ben",)
    assert "<@1100000000000000102>" in text_of(after[-1])
    old = next(m for m in after if m["id"] == post["id"])
    assert controls(old) == []
    assert pictures(old)

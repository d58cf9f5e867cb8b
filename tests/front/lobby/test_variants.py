"""Variants where they are chosen and told: lobby, suggestions, answers, `/table info`."""

from __future__ import annotations

from sandbox.web.driver import controls, is_private, pictures, text_of
from sandbox.world.failures import Json
from tests.front.conftest import GAME, House, control, has, labels, tap
from tests.front.shown.test_retired_messages import EDIT
from tests.tapping import component

CHINESE = "大卫"


def _switch(message: Json, name: str) -> Json:
    """The button of a variant, pressable or not."""
    parts = [part for row in message["components"] for part in row.get("components", ())]
    return next(part for part in parts if part.get("label", "").startswith(name))


async def _lobby(house: House) -> Json:
    return (await house.posts())[-1]


async def test_a_chosen_variant_is_told_in_the_words_of_the_person(house: House) -> None:
    await house.opened("Anna", "Ben")
    anna = house.person("Anna")
    offered = await anna.autocomplete("host option", "value", name="river", value="")
    assert [choice["value"] for choice in offered] == ["no", "yes"]
    assert await anna.autocomplete("host option", "value", value="") == []
    reply = await anna.slash("host option", name="river", value="true")
    assert reply.text == "River is now yes."
    assert "River: yes" in labels(await _lobby(house))


async def test_a_full_lobby_asks_nobody_to_join(house: House) -> None:
    await house.person("Anna").slash("table open", game="china")
    for expected in ("Waiting for more players", "Waiting", "Up to 5", "Up to 5", "All 5 seats"):
        assert expected in text_of(await _lobby(house))
        await house.person("Anna").slash("table add", player="beginner")


async def test_the_lobby_says_which_side_is_played(house: House) -> None:
    """Three always play A, five always B; four choose."""
    anna = house.person("Anna")
    await anna.slash("table open", game="china", options="side=b")
    side, pressable = "Side of the map: ", list[bool]()
    for players, played in ((1, "B"), (2, "B"), (3, "A"), (4, "B"), (5, "B")):
        lobby = await _lobby(house)
        assert f"Variants: {side}{played}" in text_of(lobby), players
        switch = _switch((await tap(anna, lobby, "variants")).message, side)
        assert switch["label"].startswith(side + played), players
        pressable.append(not switch.get("disabled"))
        await anna.slash("table add", player="beginner")
    assert pressable == [True, True, False, True, False]


async def test_the_host_chooses_privately_and_everybody_reads_it(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash("table open", game="changcheng")
    lobby = await _lobby(house)
    assert not has(lobby, "option")
    assert "Missions: none" in text_of(lobby)
    own = (await tap(anna, lobby, "variants")).message
    assert is_private(own)
    assert "Extra points at the end" in text_of(own)
    missions, _, east = [c["custom_id"] for c in controls(own) if "options" in c]
    edits = house.box.requests[EDIT]
    own = (await anna.select(own, missions, ["ab"])).message
    lobby = await _lobby(house)
    assert "Missions: A Diplomacy, B Domination" in text_of(lobby)
    # On a busy machine the lobby came without its picture; then an edit takes a second try.
    assert house.box.requests[EDIT] == edits + (1 if pictures(lobby) else 2)
    chosen = next(c for c in controls(own) if c["custom_id"] == missions)
    assert [o["value"] for o in chosen["options"] if o.get("default")] == ["ab"]
    before = own
    own = (await anna.click(own, label="Neutral walls (two players): yes")).message
    assert "Neutral walls (two players): no" in labels(own)
    assert [_switch(shown, "Neutral")["style"] for shown in (before, own)] == [3, 2], "green: yes"
    await anna.select(own, east, ["2b"])
    told = text_of(await _lobby(house))
    assert "Neutral walls (two players): no" in told
    assert "East board: 2b" in told


async def test_who_is_not_the_host_reads_the_variants(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash("table open", game="changcheng")
    lobby = await _lobby(house)
    read = (await tap(ben, lobby, "variants")).message
    assert "The host chooses" in text_of(read)
    assert "**Missions: none**" in text_of(read)
    assert controls(read) == []
    custom_id = control(lobby, "variants")["custom_id"].replace("variants", "variant") + "missions"
    refused = await ben.raw(3, component(custom_id, 3, ["ab"]), message=lobby)
    assert "Only the host" in refused.text
    assert "Missions: none" in text_of(await _lobby(house))


async def test_variants_are_not_chosen_once_the_game_has_begun(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash("table open", game="changcheng")
    lobby = await _lobby(house)
    own = (await tap(anna, lobby, "variants")).message
    await anna.slash("table add", player="beginner")
    await anna.slash("table start")
    assert "already begun" in (await tap(anna, own, "variant", "no")).text
    custom_id = control(lobby, "variants")["custom_id"]
    assert "already begun" in (await anna.raw(3, component(custom_id), message=lobby)).text


async def test_buttons_of_former_lobbies_choose_as_before(house: House) -> None:
    """Lobbies once had all their lists and switches in the message itself."""
    anna = house.person("Anna")
    await anna.slash("table open", game="changcheng")
    begins = control(await _lobby(house), "variants")["custom_id"].replace("variants", "option")
    for data in (
        component(f"{begins}missions", 3, ["cd"]),
        component(f"{begins}neutral no"),
    ):
        await anna.raw(3, data, message=await _lobby(house))
    assert "Missions: C Emperor, D Scout" in text_of(await _lobby(house))
    assert "Neutral walls (two players): no" in text_of(await _lobby(house))
    assert has(await _lobby(house), "variants")


async def test_a_choice_that_does_not_matter_is_answered_so(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash("table open", game="china", options="side=a")
    for _ in range(2):
        await anna.slash("table add", player="beginner")
    reply = await anna.slash("host option", name="side", value="b")
    assert reply.text == (
        "Side of the map is now B (53 sites). With 3 players it is A (47 sites) in any case."
    )


async def test_a_running_table_lists_the_variants_that_are_played(house: House) -> None:
    anna = house.person("Anna")
    await house.begun("Anna", "Ben", CHINESE, game="china", options="side=b fortresses=yes")
    told = (await anna.slash("table info")).text
    assert "Variants: Side of the map: A (47 sites) · Fortresses: yes" in told


async def test_a_variant_without_its_value_is_not_called_unknown(house: House) -> None:
    anna = house.person("Anna")
    refused = (await anna.slash("table open", game="china", options="fortresses")).text
    assert refused.startswith("“fortresses” is not in the form name=value")


async def test_what_a_variant_is_stands_where_it_is_chosen(house: House) -> None:
    anna, what = house.person("Anna"), "Begin with the twelve river tiles: spring first, lake last."
    offered = await anna.autocomplete("table open", "options", game=GAME)
    assert [(c["name"], c["value"]) for c in offered] == [
        (f"river=no [{what}]", "river=no"),
        (f"river=yes [{what}]", "river=yes"),
    ]
    await anna.slash("table open", game=GAME)
    assert f"-# River: {what}" in text_of(await _lobby(house))
    names = await anna.autocomplete("host option", "name")
    assert names[0]["name"] == f"River · {what}"

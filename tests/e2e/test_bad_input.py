"""What people type and tamper with: refused with a plain reason in their own language."""

from __future__ import annotations

import pytest

from sandbox.web.driver import Reply
from tests.e2e.house import GAME, House
from tests.front.gate.test_odd_clicks import typed
from tests.tapping import component, find, has, tap

APOLOGY = ("went wrong", "出了点问题")


def refused(reply: Reply, *words: str) -> None:
    """A private answer of a few words, none of them an apology for a fault of the bot."""
    assert not reply.failed
    assert reply.private
    assert 0 < len(reply.text) < 400
    assert not any(said in reply.text for said in APOLOGY), reply.text
    assert not words or any(word in reply.text for word in words), reply.text


TYPED = (
    ("place M99 0", "touches no tile", "旁边没有方块"),
    ("place ZZZZ 0", "not the name of a cell", "不是格子的名称"),
    ("place @everyone 0", "not the name of a cell", "不是格子的名称"),
    ("place 放 0", "not the name of a cell", "不是格子的名称"),
    ("place M12", "needs exactly", "不多不少"),
    ("place M12 up", "not a number", "不是数字"),
    ("place M12 45", "90", "90"),
    ("place M12 99999999999999999999", "", ""),
    ("deploy city", "", "放"),
    ("dance", "not something you can do", "没有"),
    ("draw", "happens automatically", "自动"),
    (";;;", "at least one action", "至少"),
    ("x" * 5000, "too long", "太长"),
    ("place M12 90; " * 350, "too long", "太长"),
    ("放" * 5000, "too long", "太长"),
    ("confirm", "not decided anything yet", "还没有做任何决定"),
)


@pytest.mark.parametrize(("name", "column"), [("Anna", 1), ("大卫", 2)])
async def test_what_cannot_be_typed(house: House, name: str, column: int) -> None:
    match_id = await house.begun(name, "Ben")
    person = house.person(name)
    for line in TYPED:
        reply = await person.raw(2, typed("do", text=line[0]))
        refused_or_panel(reply, line[column], line[0])
    named = await person.raw(2, typed(f"{GAME} place", cell="M" * 5000, turn="90"))
    refused_or_panel(named, TYPED[12][column], "long cell")
    assert house.draft(match_id) == []
    assert len(house.log(match_id)) == 1  # the draw
    strange = await person.slash("table open", game=GAME, options="river=perhaps")
    refused(strange)
    assert "@everyone" not in (await person.slash("do", text="@everyone")).text


def refused_or_panel(reply: Reply, words: str, what: str) -> None:
    """Told alone or on top of the person's own panel."""
    assert not reply.failed, what
    assert reply.private, what
    assert words in reply.text, (what, reply.text)
    assert not any(said in reply.text for said in APOLOGY), (what, reply.text)


async def test_nobody_acts_for_another_seat(house: House) -> None:
    match_id = await house.begun("Anna", "大卫")
    anna, dawei, sam = (house.person(name) for name in ("Anna", "大卫", "Sam"))
    post = (await house.posts())[-1]
    opened = await tap(anna, post, "turn")
    verb = "list" if has(opened.message, "list") else "pick"
    choice = find(opened.message, verb)[0]
    values = [choice["options"][0]["value"]] if "options" in choice else None
    pick = component(choice["custom_id"], 3 if values else 2, values)
    whole = await house.drafted(anna)
    kept = (house.log(match_id), house.draft(match_id))
    mine = [component(c["custom_id"]) for v in ("confirm", "back", "restart") for c in
            find(whole.message, v)]  # fmt: skip
    turn = component(find(post, "turn")[0]["custom_id"])
    for person, words in ((dawei, "还没轮到你"), (sam, "not a player")):
        for data in (turn, pick, *mine):
            refused(await person.raw(3, data, message=post), words, "牌桌已经有了变化")
        for command in ("table confirm", "table turn", "table back"):
            refused(await person.slash(command), words, "not your turn")
        refused(await person.slash("do", text="pass"), words)
        refused(await person.slash("do", text="pass; confirm"), words)
        refused(await person.slash(f"{GAME} pass"), words)
    refused(await sam.slash("table hand"), "not a player")
    refused(await sam.slash("table undo"), "not a player")
    refused(await sam.slash("table resign"), "not a player")
    assert await sam.autocomplete(f"{GAME} place", "cell") == []
    assert await sam.autocomplete("do", "text") == []
    assert (house.log(match_id), house.draft(match_id)) == kept


async def test_tampered_controls_change_nothing(house: House) -> None:
    match_id = await house.begun("Anna", "大卫")
    foreign = await house.begun("Chloé", "Sam", channel="second-table")
    post = (await house.posts())[-1]
    kept = house.ask_database("select id, revision, steps, status, options from matches")
    rests = ("place Z99 0", "放 放 放", "x" * 60, "\n\t", "'; drop table log; --", "@everyone")
    verbs = ("pick", "sure", "list", "group", "back", "restart", "over", "confirm", "join", "leave",
             "start", "remove", "agree", "refuse", "option", "plan", "planlayer")  # fmt: skip
    tampered = [
        *(f"mp:pick:{match_id}:1.0:{rest}"[:100] for rest in rests),
        *(f"mp:{verb}:{foreign}:1.0:" for verb in verbs),
        *(f"mp:{verb}:{match_id}:999999.7:place M12 0" for verb in ("pick", "sure", "confirm")),
        *(f"mp:{verb}:zzzzzz::" for verb in verbs),
        "mp:pick:../../etc:1.0:", "mp:::::", "mp:turn", "", "☃" * 100, "x" * 100,
        f"mp:option:{match_id}::river yes", f"mp:computer:{match_id}::", f"mp:start:{match_id}::",
    ]  # fmt: skip
    for name in ("Anna", "大卫"):
        for custom_id in tampered:
            reply = await house.person(name).raw(3, component(custom_id), message=post)
            assert not reply.failed, custom_id
            assert not any(said in reply.text for said in APOLOGY), (custom_id, reply.text)
        for values in (["place Z99 0"], ["9" * 90], [], ["x", "y"]):
            data = component(f"mp:list:{match_id}:1.0:", 3, values)
            reply = await house.person(name).raw(3, data, message=post)
            assert not reply.failed, values
            assert not any(said in reply.text for said in APOLOGY), (values, reply.text)
    assert house.ask_database("select id, revision, steps, status, options from matches") == kept
    assert house.draft(match_id) == house.draft(foreign) == []


async def test_only_host_and_channel_managers_close_a_table(house: House) -> None:
    await house.begun("Ben", "大卫")
    refused(await house.person("大卫").slash("table close"), "只有这张牌桌的桌主")
    refused(await house.person("Sam").slash("table close"), "Only the host")
    assert "closed" in (await house.person("Ben").slash("table close")).text
    await house.begun("Ben", "大卫")
    assert "closed" in (await house.person("Anna").slash("table close")).text  # may manage channels
    assert house.ask_database("select distinct status from matches") == [("closed",)]

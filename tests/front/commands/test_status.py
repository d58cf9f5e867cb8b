"""`/status`: figures of the bot for those who manage the server, and for nobody else."""

from __future__ import annotations

import math
import time

import pytest

from bot import __version__
from bot.front.commands import server
from bot.front.interaction.context import InteractionContext
from bot.health.status import Shard, WaitingPosts
from bot.texts import shared_texts
from tests.front.conftest import House
from tests.languages import LOCALES

TITLES = {
    "en": "How the bot is doing",
    "de": "Wie es dem Bot geht",
    "zh-CN": "机器人运行状况",
    "zh-TW": "機器人運作狀況",
}


async def test_a_server_manager_reads_how_the_bot_is_doing_in_every_language(house: House) -> None:
    anna = house.person("Anna")
    await house.begun("Anna", "Ben")
    await house.opened("Ben", channel="second-table")
    assert set(TITLES) == set(LOCALES)
    for locale, title in TITLES.items():
        await anna.slash("me language", language=locale)
        reply = await anna.slash("status")
        assert reply.private
        assert title in reply.text
        assert __version__ in reply.text
        assert "SQLite" in reply.text
        assert "Sandbox" not in reply.text
        assert "$" not in reply.text
    english = shared_texts()
    await anna.slash("me language", language="en")
    told = (await anna.slash("status")).text
    for key, given in (
        ("health-servers", {"count": 1}),
        ("health-tables-here", {"running": 1, "lobbies": 1}),
        ("health-tables", {"running": 1, "lobbies": 1}),
        ("health-posts-none", {}),
        ("health-computers", {"tables": 0, "waiting": 0}),
        ("health-backup-none", {}),
    ):
        assert english.say("en", key, **given) in told
    assert "Connection to Discord: " in told
    house.settings.last_backup.touch()
    assert f"Last backup: <t:{int(time.time()) // 100}" in (await anna.slash("status")).text


async def test_everybody_else_is_refused_in_their_language(house: House) -> None:
    house.box.world.for_everybody.add("status")
    for name, locale in (("Ben", "en"), ("Emil", "de"), ("大卫", "zh-CN"), ("Sam", "zh-TW")):
        person = house.person(name)
        if name == "Sam":
            await person.slash("me language", language=locale)
        reply = await person.slash("status")
        assert reply.private
        assert reply.text == shared_texts().say(locale, "refused-status")


async def test_discord_offers_it_to_those_who_manage_the_server_and_in_servers_only(
    house: House,
) -> None:
    command = house.bot.client.tree.get_command("status")
    assert command is not None
    payload = command.to_dict(house.bot.client.tree)
    assert payload["default_member_permissions"] == 1 << 5
    assert payload["contexts"] == [0]


class Saying(InteractionContext):
    """Says the keys."""

    def __init__(self) -> None:
        pass

    @property
    def now(self) -> float:
        return 1000.0

    def say(self, key: str, /, **args: str | int) -> str:
        return f"{key} {args}"


@pytest.mark.parametrize(
    ("shards", "told"),
    [
        ([Shard(0, True, 0.0414)], "health-gateway {'milliseconds': 41}"),
        ([Shard(0, True, math.inf)], "health-gateway-new {}"),
        (
            [Shard(0, True, 0.05), Shard(1, False, math.inf), Shard(2, True, 0.2)],
            "health-gateways {'connected': 2, 'all': 3, 'milliseconds': 200}",
        ),
    ],
)
def test_connections_are_told_together(shards: list[Shard], told: str) -> None:
    assert server._gateway(Saying(), tuple(shards)) == told  # pyright: ignore[reportPrivateUsage]


def test_posts_that_wait_are_told_with_the_oldest_and_those_held_back() -> None:
    lines = server._posts(Saying(), WaitingPosts(due=2, planned=4, held=3, oldest=400.0))  # pyright: ignore[reportPrivateUsage]
    assert lines == [
        "health-posts {'count': 2, 'since': '<t:600:R>'}",
        "health-posts-held {'count': 3}",
    ]

"""What Prometheus finds, scraped from a bot on which people play."""

from __future__ import annotations

import asyncio
import math
import re
import shutil
import socket
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import discord
import pytest
from prometheus_client.parser import text_string_to_metric_families
from yarl import URL

from bot import __version__, metrics
from bot.front.gate.tracing import counting_lost_answers, request_trace, route_of
from bot.health.metrics_server import MetricsServer
from bot.health.status import shards_of
from bot.settings import Settings
from bot.starting import StartError
from sandbox import Fault
from sandbox.web.driver import pictures
from sandbox.world.people import SEND_MESSAGES
from tests.front.conftest import GAME, House, whole_turn
from tests.front.interaction.test_answers import broken
from tests.ports import free_port
from tests.sandbox.proof import PATIENCE, soon

Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]


@asynccontextmanager
async def served(house: House) -> AsyncGenerator[str]:
    """The address of the house's metrics."""
    port = free_port()
    settings = house.settings.model_copy(update={"metrics_port": port})
    server = MetricsServer(house.bot.services.status)
    await server.start(settings)
    try:
        yield f"http://127.0.0.1:{port}/metrics"
    finally:
        await server.stop()


async def scraped(address: str) -> Samples:
    """Every figure of the page, by name and labels."""
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        assert answer.status == 200
        assert "text/plain" in answer.headers["Content-Type"]
        page = await answer.text()
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
    }


def total(samples: Samples, name: str, **labels: str) -> float:
    """The sum of a metric over all series with these labels."""
    wanted = labels.items()
    return sum(v for (n, have), v in samples.items() if n == name and wanted <= dict(have).items())


@pytest.mark.pictures
async def test_figures_move_as_people_play(house: House) -> None:
    async with served(house) as address:
        before = await scraped(address)
        match_id = await house.begun("Anna", "Ben")
        for number, name in enumerate(("Anna", "Ben", "Anna"), start=1):
            post = (await house.posts())[-1]
            await whole_turn(house.person(name), post)
            assert len(await house.posts()) >= number
        await house.person("Sam").slash("table resign")
        await soon(lambda: not house.bot.services.busy)
        after = await scraped(address)

    def grew(name: str, **labels: str) -> float:
        return total(after, name, **labels) - total(before, name, **labels)

    answered, acknowledged = (
        "meeplepost_interaction_answered_seconds",
        ("meeplepost_interaction_acknowledged_seconds"),
    )
    assert grew("meeplepost_turns_confirmed_total", game=GAME, by="person") == 3
    assert grew(f"{answered}_count", kind="application_command", outcome="answered") == 3
    assert grew(f"{answered}_count", kind="application_command", outcome="refused") == 1
    assert grew(f"{answered}_count", kind="component", outcome="answered") >= 6
    assert grew(f"{acknowledged}_count") == grew(f"{answered}_count")
    assert 0 < grew(f"{acknowledged}_sum") < grew(f"{answered}_sum") < 60
    assert grew(f"{acknowledged}_bucket", le="10.0") == grew(f"{acknowledged}_count")
    assert grew("meeplepost_post_sending_seconds_count", outcome="sent") >= 3
    assert grew("meeplepost_drawing_seconds_count", outcome="done") >= 6
    assert grew("meeplepost_database_seconds_count", access="write", outcome="done") >= 10
    assert grew("meeplepost_database_seconds_count", outcome="failed") == 0
    callback = "POST /interactions/{}/{}/callback"
    assert grew("meeplepost_discord_responses_total", route=callback) >= 10
    assert grew("meeplepost_discord_request_seconds_count", route=callback) >= 10
    assert grew("meeplepost_discord_responses_total", route="POST /channels/{}/messages") >= 3
    for timed in ("post_sending", "drawing", "database", "discord_request"):
        assert 0 < grew(f"meeplepost_{timed}_seconds_sum") < 60, timed
    for samples, running in ((before, 0), (after, 1)):
        assert samples["meeplepost_tables", (("status", "running"),)] == running
        assert samples["meeplepost_tables", (("status", "lobby"),)] == 0
    assert total(after, "meeplepost_last_backup_timestamp_seconds") == 0
    assert total(after, "meeplepost_gateway_connected", shard="0") == 1
    assert after["meeplepost_gateway_latency_seconds", (("shard", "0"),)] >= 0
    assert total(after, "meeplepost_posts_waiting") == 0
    queued = {dict(labels)["kind"] for name, labels in after if name == "meeplepost_queue_waiting"}
    assert queued == {"picture", "turn", "hint", "review"}
    assert total(after, "meeplepost_servers") == len(house.bot.client.guilds) > 0
    assert total(after, "meeplepost_build_info", version=__version__, database="SQLite") == 1
    assert total(after, "meeplepost_database_bytes") > 50_000
    assert total(after, "meeplepost_disk_free_bytes") == pytest.approx(
        shutil.disk_usage(house.settings.data_dir).free, rel=0.2
    )
    assert total(after, "process_resident_memory_bytes") > 10_000_000
    assert match_id not in str(after)


async def test_no_series_names_an_id_or_a_token(house: House) -> None:
    await house.begun("Anna", "Ben")
    async with served(house) as address:
        samples = await scraped(address)
    values = {v for (_, labels) in samples for k, v in labels if k != "le"}
    assert "{}" in "".join(values)
    assert not [value for value in values if len(value) > 60 or re.search(r"\d{4}", value)]
    assert len(samples) < 1500


async def test_computer_players_are_timed_and_counted(house: House) -> None:
    anna = house.person("Anna")
    await house.opened("Anna")
    await anna.slash("table add", player="beginner")
    await anna.slash("table start")
    async with served(house) as address:
        before = await scraped(address)
        await whole_turn(anna, (await house.posts())[-1])
        await house.bot.computers.idle()
        after = await scraped(address)
    name = "meeplepost_thinking_seconds_count"
    assert total(after, name, kind="turn", outcome="done") == (
        total(before, name, kind="turn", outcome="done") + 1
    )
    turns = "meeplepost_turns_confirmed_total"
    assert total(after, turns, by="computer") == total(before, turns, by="computer") + 1


@pytest.mark.pictures
async def test_a_lost_process_is_counted(house: House) -> None:
    await house.begun("Anna", "Ben")
    (process,) = house.bot.renderer.processes
    process.longest = 0.0001
    async with served(house) as address:
        before = await scraped(address)
        assert pictures((await house.person("Anna").slash("table board")).message) == []
        after = await scraped(address)
    for name, labels in (
        ("meeplepost_processes_lost_total", {"kind": "drawing"}),
        ("meeplepost_drawing_seconds_count", {"outcome": "failed"}),
    ):
        assert total(after, name, **labels) > total(before, name, **labels)


async def test_posts_that_wait_are_told_from_posts_that_may_not_be_sent(house: House) -> None:
    await house.begun("Anna", "Ben")
    async with served(house) as address:
        house.box.faults.add(Fault("500", r"POST /channels/\d+/messages", times=60))
        post = (await house.posts())[-1]
        await whole_turn(house.person("Anna"), post)
        await soon(lambda: house.box.faults.struck > 0)
        waits = await scraped(address)
        house.box.faults.clear()
        await house.bot.outbox.retry_now()
        await house.bot.outbox.idle()
        assert total(waits, "meeplepost_posts_waiting", state="due") == 1
        assert total(await scraped(address), "meeplepost_posts_waiting") == 0

        await house.box.ask("deny", channel="table", permissions=SEND_MESSAGES)
        await house.box.ask("advance", seconds=60)
        await whole_turn(house.person("Ben"), (await house.posts())[-1])
        async with asyncio.timeout(PATIENCE):
            while not house.bot.outbox.held:
                await asyncio.sleep(0.02)
        held = await scraped(address)
        assert total(held, "meeplepost_posts_waiting", state="held") == 1
        assert total(held, "meeplepost_oldest_post_seconds") == 0
        assert total(held, "meeplepost_post_sending_seconds_count", outcome="forbidden") >= 1
        await house.box.ask("deny", channel="table", permissions=0)
        async with asyncio.timeout(PATIENCE):
            while total(await scraped(address), "meeplepost_posts_waiting"):
                await asyncio.sleep(0.05)
        assert not house.bot.outbox.held


async def test_without_its_database_the_page_says_so(house: House) -> None:
    async with served(house) as address:
        assert total(await scraped(address), "meeplepost_database_answers") == 1
        with broken(house):
            samples = await scraped(address)
    assert total(samples, "meeplepost_database_answers") == 0
    for unknown in ("oldest_post_seconds", "computer_turns_waiting", "database_bytes"):
        assert math.isnan(samples[f"meeplepost_{unknown}", ()])
    assert not {"meeplepost_tables", "meeplepost_posts_waiting"} & {name for name, _ in samples}
    assert total(samples, "meeplepost_servers") > 0


async def test_a_failed_answer_is_counted_as_failed(house: House) -> None:
    await house.begun("Anna", "Ben")
    async with served(house) as address:
        before = await scraped(address)
        with broken(house):
            await house.person("Anna").slash("table board")
        after = await scraped(address)
    name = "meeplepost_interaction_answered_seconds_count"
    assert total(after, name, outcome="failed") == total(before, name, outcome="failed") + 1
    storage = "meeplepost_database_seconds_count"
    assert total(after, storage, outcome="failed") > total(before, storage, outcome="failed")


async def test_requests_without_an_answer_are_counted_and_may_have_been_carried_out() -> None:
    url = f"http://127.0.0.1:{free_port()}/api/v10/channels/1/messages"
    name, tries = "meeplepost_discord_responses_total", ("POST", "PATCH", "POST")
    series = [{"route": f"{how} /channels/{{}}/messages", "status": "0"} for how in tries[:2]]
    before = [metrics.REGISTRY.get_sample_value(name, labels) or 0 for labels in series]
    with counting_lost_answers() as lost:
        async with aiohttp.ClientSession(trace_configs=[request_trace()]) as session:
            for method in tries:
                with pytest.raises(aiohttp.ClientConnectionError):
                    await session.request(method, url)
    after = [metrics.REGISTRY.get_sample_value(name, labels) for labels in series]
    assert after == [before[0] + 2, before[1] + 1]
    assert lost.count == 2


async def test_a_taken_port_is_said_plainly(house: House) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        server = MetricsServer(house.bot.services.status)
        settings = house.settings.model_copy(update={"metrics_port": port})
        with pytest.raises(StartError, match=f"port {port} .*another METRICS_PORT"):
            await server.start(settings)
        await server.stop()


async def test_nothing_is_served_unless_asked_for(house: House) -> None:
    assert Settings(_env_file=None).metrics_port == 0  # pyright: ignore[reportCallIssue]
    server = MetricsServer(house.bot.services.status)
    await server.start(house.settings)
    assert server._runner is None  # pyright: ignore[reportPrivateUsage]
    await server.stop()


def test_routes_are_named_without_ids_and_tokens() -> None:
    api = "https://discord.com/api/v10"
    routes = {
        ("POST", f"{api}/interactions/123/aW50ZXJhY3Rpb24/callback"): (
            "POST /interactions/{}/{}/callback"
        ),
        ("PATCH", f"{api}/webhooks/1/secret/messages/@original"): (
            "PATCH /webhooks/{}/{}/messages/@original"
        ),
        ("DELETE", f"{api}/channels/12/messages/34"): "DELETE /channels/{}/messages/{}",
        ("GET", "wss://gateway.discord.gg/?v=10&encoding=json"): "other",
        ("GET", "https://cdn.discordapp.com/attachments/1/2/x.game?ex=1"): "other",
    }
    assert {key: route_of(key[0], URL(key[1])) for key in routes} == routes


class _Socket:
    def __init__(self, *, connected: bool, latency: float) -> None:
        self.open, self.latency = connected, latency


def test_each_shard_is_told() -> None:
    client = discord.AutoShardedClient(intents=discord.Intents.none(), shard_count=2)
    shards = {
        number: SimpleNamespace(id=number, ws=socket)
        for number, socket in (
            (1, _Socket(connected=False, latency=math.inf)),
            (0, _Socket(connected=True, latency=0.04)),
        )
    }
    vars(client)["_AutoShardedClient__shards"] = shards
    assert [(s.number, s.connected, s.latency) for s in shards_of(client)] == [
        (0, True, 0.04), (1, False, math.inf),
    ]  # fmt: skip
    plain = discord.Client(intents=discord.Intents.none())
    (only,) = shards_of(plain)
    assert not only.connected
    assert math.isnan(only.latency)


def test_the_version_is_that_of_the_project() -> None:
    project = (Path(__file__).parents[3] / "pyproject.toml").read_text(encoding="utf-8")
    assert f'\nversion = "{__version__}"\n' in project


def test_one_interaction_costs_microseconds() -> None:
    """All that an interaction with five transactions and three requests observes."""
    rounds = 300

    def observed() -> None:
        timer = metrics.AnswerTimer("component")
        for _ in range(5):
            with metrics.timed(metrics.STORAGE, "read"):
                pass
        for _ in range(3):
            route = route_of("POST", URL("https://discord.com/api/v10/interactions/1/t/callback"))
            metrics.REQUESTS.labels(route).observe(0.01)
            metrics.RESPONSES.labels(route, "204").inc()
        timer.acknowledged()
        timer.ended("answered")

    observed()
    begun = time.process_time()
    for _ in range(rounds):
        observed()
    seconds = (time.process_time() - begun) / rounds
    print(f"{seconds * 1e6:.0f} µs")
    assert seconds < 0.002

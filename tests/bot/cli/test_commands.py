"""The command line, run as people run it: what it prints, its exit codes, and never a traceback."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot import __version__
from bot.cli import main
from bot.cli.parser import parse_arguments
from bot.owner import claim
from bot.storage.database import Database
from bot.storage.preferences import remember
from rules.computers.arena import ArenaGame, Spent
from rules.game import Outcome
from tests.disks import fill, small_file_system
from tests.each import each
from tests.forking import forked_run

ROOT = Path(__file__).parents[3]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.shape-of-a-token-only"

Run = Callable[..., subprocess.CompletedProcess[str]]


_RUN = set[str]()
"""Commands that were run by themselves, which shows that they load all they need."""


@pytest.fixture
def bot(tmp_path: Path) -> Run:
    """Runs `python -m bot ...` in an empty folder; each command the first time as people do, then
    from a process that has loaded everything, in a tenth of the time."""

    def run(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
        kept = {k: v for k, v in os.environ.items() if k in ("PATH", "HOME", "LANG")}
        env = {**kept, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8", **settings}
        command = arguments[0] if arguments else ""
        known = command in _RUN
        _RUN.add(command)
        done = (forked_run if known else _by_itself)("bot", *arguments, env=env, folder=tmp_path)
        assert "Traceback" not in done.stderr
        assert done.returncode == 0 or done.stderr or "WRONG" in done.stdout
        return done

    return run


def _by_itself(
    main: str, *words: str, env: Mapping[str, str], folder: Path
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", main, *words], env=env, cwd=folder,
        capture_output=True, text=True, encoding="utf-8", timeout=200, check=False,
    )  # fmt: skip


def refused(done: subprocess.CompletedProcess[str], code: int, *words: str) -> None:
    """One line on stderr with these words, nothing on stdout, that exit code."""
    assert done.returncode == code, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    for word in words:
        assert word in done.stderr


def test_every_argument_says_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    add, silent = argparse.ArgumentParser.add_argument, list[str]()

    def noted(parser: argparse.ArgumentParser, *names: str, **settings: Any) -> argparse.Action:
        if not settings.get("help") and settings.get("action") != "version":
            silent.extend(names)
        return add(parser, *names, **settings)

    monkeypatch.setattr(argparse.ArgumentParser, "add_argument", noted)
    parse_arguments(["doctor"])
    assert silent == []


def test_a_reader_that_has_seen_enough_ends_a_command_without_a_word() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    words = ("replay", str(ROOT / "seeds/china/five-seats.game"))
    command, env = [sys.executable, "-m", "bot", *words], {**os.environ, "PYTHONUNBUFFERED": ""}
    done = subprocess.run(command, env=env, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, b"")


def test_simulate_prints_one_json_object_a_game(bot: Run) -> None:
    done = bot(
        *("simulate", "carcassonne", "--seats", "3", "--seed", "s", "--games", "2", "--json"),
        *("--option", "river=yes", "--players", "random,sound"),
    )
    first, second = (json.loads(line) for line in done.stdout.splitlines())
    assert (first["key"], first["seats"], first["seed"]) == ("carcassonne", 3, "s")
    assert second["seed"] == "s-2"
    assert first["players"] == ["random", "sound", "random"]
    assert first["options"] == {"river": True}
    assert sorted(seat for place in first["ranking"] for seat in place) == [0, 1, 2]
    assert [sum(row.values()) for row in first["breakdown"]] == first["scores"]
    assert first["steps"] > first["decisions"] > 80
    assert first["seconds"] == round(first["seconds"], 4) > 0


def test_simulate_writes_a_record_with_a_fixed_order(bot: Run, tmp_path: Path) -> None:
    file = tmp_path / "fixed.game"
    bot("simulate", "carcassonne", "--fixed", "land=V D U", "--record", str(file))
    assert "fixed land V D U" in file.read_text("utf-8").splitlines()


def test_the_arena_finds_the_same_however_many_processes_play(bot: Run) -> None:
    words = ("arena", "ming", "--players", "beginner,random", "--games", "4", "--json")
    one, two = (json.loads(bot(*words, "--processes", number).stdout) for number in "12")
    for player in (*one["players"], *two["players"]):
        assert 0 < player.pop("seconds") <= player.pop("longest")
    assert one == two
    assert [player["player"] for player in one["players"]] == ["beginner", "random"]
    assert sum(player["rate"]["value"] for player in one["players"]) == pytest.approx(1)


ARENA = """carcassonne, 3 seats, 3 games, seed arena

player    won            by chance  points           ms/decision  at most  decisions
beginner  66.7% ± 33.3%      33.3%  66.7 ± 8.8               2.7       13         96
random    33.3% ± 33.3%      66.7%  39.7 ± 1.4               1.0        2         93

player    rating
beginner  +226 ± 156
random    +0 ± 0
"""
BEGINNER = {
    "player": "beginner",
    "rate": {"value": 0.6667, "error": 0.3333},
    "by_chance": 0.3333,
    "points": {"value": 66.6667, "error": 8.8192},
    "decisions": 96,
    "seconds": 0.00272,
    "longest": 0.01285,
}
RATED = {"player": "beginner", "value": 225.7, "error": 156.3}


def test_the_arena_shows_rates_and_ratings_in_words_and_as_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second, ranking = "beginner", "random", ((0,), (1,), (2,))
    spent = {first: Spent(32, 0.0872, 0.0128456), second: Spent(31, 0.0312, 0.0023456)}
    fought = [
        ArenaGame(players, Outcome(ranking, scores, ()), spent)
        for players, scores in (
            ((first, second, second), (70, 41, 40)),
            ((second, first, second), (63, 50, 20)),
            ((first, second, second), (80, 41, 33)),
        )
    ]

    def play_all(*_: object) -> Iterator[ArenaGame]:
        return iter(fought)

    monkeypatch.setattr("bot.cli.arena.play_all", play_all)
    words = f"arena carcassonne --seats 3 --players {first},{second} --games 3".split()
    assert main(words) == 0
    assert capsys.readouterr() == (ARENA, "\r1 of 3 games\r2 of 3 games\r3 of 3 games\n")
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["players"][0], told["ratings"][0]) == (BEGINNER, RATED)
    assert (told["key"], told["seats"], told["games"]) == ("carcassonne", 3, 3)
    assert told["seed"] == "arena"


def test_simulate_tells_the_places_in_words(bot: Run) -> None:
    done = bot("simulate", "carcassonne", "--seats", "3", "--players", "random,beginner")
    assert done.returncode == 0
    first, *lines = done.stdout.splitlines()
    assert re.fullmatch(r"carcassonne, seed 1: 1\d\d steps in \d+\.\d\d s", first)
    places = [re.fullmatch(r"  ([123])\. (Seat [123] \(\w+\)) \d+ \((.*)\)", one) for one in lines]
    assert [place and place[1] for place in places] == ["1", "2", "3"]
    assert {place and place[2] for place in places} == {
        "Seat 1 (random)", "Seat 2 (beginner)", "Seat 3 (random)"
    }  # fmt: skip
    assert not re.search(r" 0[,)]", done.stdout), "only what brought points"


RESULT = """carcassonne: 90 moves, 161 steps, all legal
1. Anna 77 (roads 9, cities 18, cloisters 9, unfinished roads 9, unfinished cloisters 8, farms 24)
2. Ben 76 (cities 10, cloisters 9, unfinished roads 18, unfinished cities 15, farms 24)
"""
STORY = """     Anna draws: straight road.
1. Anna: place L13 90
     Anna lays a tile on L13: straight road.
2. Anna: deploy road
     Anna puts a thief on L13 (road).
     Ben draws: city and road bend left.
carcassonne: 2 moves, 4 steps, all legal
Anna 0, Ben 0
to act: Ben
"""


def test_a_replay_tells_the_result_or_how_far_it_came(bot: Run) -> None:
    file = str(ROOT / "seeds" / "carcassonne" / "two-seats.game")
    assert bot("replay", file).stdout == RESULT
    assert bot("replay", file, "--to", "2", "--story").stdout == STORY
    late = bot("replay", file, "--to", "30").stdout
    assert late == ("carcassonne: 30 moves, 47 steps, all legal\nAnna 6, Ben 10\nto act: Anna\n")


@each(
    "case",
    [
        (["simulate", "chess"], "carcassonne"),
        (["simulate", "carcassonne", "--seats", "9"], "9"),
        (["simulate", "carcassonne", "--seats", "many"], "many"),
        (["simulate", "carcassonne", "--option", "river"], "NAME=VALUE"),
        (["simulate", "carcassonne", "--option", "river=maybe"], "maybe"),
        (["simulate", "carcassonne", "--option", "lake=yes"], "lake"),
        (["simulate", "carcassonne", "--fixed", "land"], "NAME=VALUE"),
        (["simulate", "carcassonne", "--fixed", "land=Z"], "Z"),
        (["simulate", "carcassonne", "--fixed", "lake=A"], "lake"),
        (["simulate", "carcassonne", "--players", "genius"], "sound"),
        (["simulate", "carcassonne", "--games", "2", "--record", "x.game"], "--record"),
        (["simulate", "carcassonne", "--seed", "a b"], "one word"),
        (["simulate", "carcassonne", "--seed", "a#b"], "one word"),
        (["simulate", "carcassonne", "--seed", "7 "], "one word"),
        (["simulate"], "GAME"),
        (["arena", "carcassonne", "--players", "sound,random,random"], "2 seats"),
        (["arena", "carcassonne", "--players", "genius"], "sound"),
        (["arena", "china", "--seats", "2"], "3"),
        (["arena", "china", "--option", "side=c"], "c"),
        (["dance"], "dance"),
        (["--port", "99999"], "99999"),
        (["invite"], "DISCORD_TOKEN"),
        (["invite", "--application", "1" * 14], "is no Discord id"),
        (["sync", "--guild", "1" * 21], "is no Discord id"),
        (["doctor", "--live", "table"], "is no Discord id"),
    ],
)
def test_a_wrong_request_is_one_line_and_exit_2(bot: Run, case: tuple[list[str], str]) -> None:
    arguments, word = case
    refused(bot(*arguments), 2, word)


@pytest.fixture
def record(bot: Run, tmp_path: Path) -> Path:
    """A record of a whole game."""
    file = tmp_path / "x.game"
    assert bot("simulate", "carcassonne", "--seed", "r", "--record", str(file)).returncode == 0
    return file


def test_without_room_an_old_file_stays_and_nothing_is_left_of_a_new_one(
    bot: Run, record: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "full"
    folder.mkdir()
    with small_file_system(folder):
        (old := folder / "old.game").write_text("kept")
        fill(folder)
        there = [*folder.iterdir()]
        refused(bot("simulate", "carcassonne", "--record", str(old)), 1, "old.game", "No space")
        assert old.read_text() == "kept"
        new, picture = str(folder / "new.game"), str(folder / "new.png")
        refused(bot("simulate", "carcassonne", "--record", new), 1, "new.game", "No space left")
        refused(bot("replay", str(record), "--image", picture), 1, "new.png", "No space left")
        assert [*folder.iterdir()] == there


def test_replay_comes_to_the_recorded_result(bot: Run, record: Path) -> None:
    done = bot("replay", str(record), "--json")
    value = json.loads(done.stdout)
    result = record.read_text().splitlines()[-1]
    assert result == "result " + " ".join(f"{i}:{s}" for i, s in enumerate(value["scores"], 1))
    assert value["to_act"] == []
    assert 0 <= value["seconds"] < 60


def test_replay_stops_after_so_many_moves_and_draws(bot: Run, record: Path, tmp_path: Path) -> None:
    picture = tmp_path / "board.png"
    value = json.loads(
        bot("replay", str(record), "--to", "3", "--json", "--image", str(picture)).stdout
    )
    assert (value["moves"], value["ranking"]) == (3, None)
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert json.loads(bot("replay", str(record), "--to", "0", "--json").stdout)["moves"] == 0


@pytest.mark.parametrize("suffix", ["gif", "webp"])
def test_replay_makes_a_moving_picture(bot: Run, record: Path, tmp_path: Path, suffix: str) -> None:
    picture = tmp_path / f"game.{suffix}"
    done = bot("replay", str(record), "--to", "6", "--json", "--animate", str(picture))
    assert json.loads(done.stdout)["moves"] == 6
    with Image.open(picture) as shown:
        assert (shown.format or "").lower() == suffix
        assert getattr(shown, "n_frames", 1) == 4  # the first tile, and three turns of two moves
        assert shown.width == 480


def test_a_moving_picture_of_another_kind_is_refused(bot: Run, record: Path) -> None:
    refused(bot("replay", str(record), "--image", "board.gif"), 2, ".png")
    refused(bot("replay", str(record), "--animate", "game.mp4"), 2, ".gif", ".webp")
    wrong = ("--to", "2", "--animate", "no/such/x.gif")
    refused(bot("replay", str(record), *wrong), 1, "no/such/x.gif")


def test_a_story_is_numbered_as_to_counts(bot: Run, record: Path) -> None:
    story = bot("replay", str(record), "--to", "5", "--story").stdout
    told = re.findall(r"^(\d+)\. Seat (\d): (.*)$", story, re.MULTILINE)
    assert [int(number) for number, _, _ in told] == [1, 2, 3, 4, 5]
    lines = [line for line in record.read_text().splitlines() if re.match(r"\d+ ", line)]
    assert [f"{seat} {text}" for _, seat, text in told] == lines[:5]


def test_a_replay_tells_hidden_things_when_asked(bot: Run) -> None:
    file = str(ROOT / "seeds" / "tigris" / "two-seats.game")
    closed = bot("replay", file, "--to", "40", "--story").stdout
    opened = bot("replay", file, "--to", "40", "--story", "--open").stdout
    assert "Seat 1 ?, Seat 2 ?" in closed
    assert re.search(r"^Seat 1 \d+, Seat 2 \d+$", opened, re.MULTILINE)
    assert "You draw" not in closed
    assert "(Seat 1) You draw" in opened
    assert "Seat 2: Your tiles:" in opened
    scores = json.loads(bot("replay", file, "--to", "40", "--open", "--json").stdout)["scores"]
    assert f"Seat 1 {scores[0]}, Seat 2 {scores[1]}" in opened


def test_an_illegal_line_is_named_with_its_number_and_reason(bot: Run, record: Path) -> None:
    lines = record.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if i > 20 and "place" in line)
    lines[at] = f"{lines[at][0]} place A1 0"
    record.write_text("\n".join(lines))
    done = bot("replay", str(record))
    refused(done, 1, f"line {at + 1}", "place A1 0")
    assert done.stderr.strip().endswith(".")
    before = len([line for line in lines[:at] if line[:1].isdigit()])
    assert bot("replay", str(record), "--to", str(before)).returncode == 0


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ("game carcassonne", "game chess", "chess"),
        ("seats 2", "seats 9", "9 seats"),
        ("option river no", "option river maybe", "maybe"),
        ("option river no", "fixed land Z9", "Z9"),
        ("result ", "result 1:999 2:1 # ", "The game ends with"),
        ("seed r", "[sed] r", "“[sed]”"),
    ],
)
def test_a_wrong_record_is_refused_in_words(
    bot: Run, record: Path, old: str, new: str, word: str
) -> None:
    text = record.read_text()
    assert old in text
    record.write_text(text.replace(old, new, 1))
    refused(bot("replay", str(record)), 1, word, "line ")


def test_files_that_cannot_be_read_or_written_are_named(bot: Run, tmp_path: Path) -> None:
    refused(bot("replay", "nowhere.game", "--poster", "x.jpg"), 1, "nowhere.game")
    assert not (tmp_path / "x.jpg").exists()
    for kind, picture in (("--image", "x.png"), ("--poster", "x.jpg"), ("--animate", "x.gif")):
        early = bot("replay", "nowhere.game", kind, f"no/such/{picture}")
        refused(early, 1, f"no/such/{picture} cannot be written")
    (tmp_path / "binary.game").write_bytes(b"\xff\xfe\x00")
    refused(bot("replay", "binary.game"), 1, "binary.game")


def test_invite_reads_the_application_from_the_token(bot: Run) -> None:
    link = (
        "https://discord.com/oauth2/authorize?client_id=123456789012345678"
        "&permissions=274878024704&scope=bot+applications.commands\n"
    )
    assert bot("invite", DISCORD_TOKEN=TOKEN).stdout == link
    assert bot("invite", "--application", "123456789012345678").stdout == link
    threads = link.replace("274878024704", str(274878024704 + 2**35))
    assert bot("invite", "--threads", DISCORD_TOKEN=TOKEN).stdout == threads
    refused(bot("invite", DISCORD_TOKEN="nonsense"), 2, "DISCORD_TOKEN")


def test_backup_copies_the_database(bot: Run, tmp_path: Path) -> None:
    refused(bot("backup", "copy.sqlite3"), 1, "meeplepost.sqlite3")
    (tmp_path / "data").mkdir()
    with sqlite3.connect(tmp_path / "data" / "meeplepost.sqlite3") as database:
        database.execute("CREATE TABLE kept (word TEXT)")
        database.execute("INSERT INTO kept VALUES ('here')")
    assert bot("backup", "copy.sqlite3").returncode == 0
    with sqlite3.connect(tmp_path / "copy.sqlite3") as copied:
        assert copied.execute("SELECT word FROM kept").fetchall() == [("here",)]
    assert bot("backup", ".").returncode == 0
    assert len(list(tmp_path.glob("meeplepost-*.sqlite3"))) == 1
    refused(bot("backup", "data/meeplepost.sqlite3"), 2, "itself")


FRESH = [
    "ok     DISCORD_TOKEN of application 123456789012345678",
    "ok     no file .env here",
    "ok     ... free for data",
    "ok     database data/meeplepost.sqlite3 will be made at the first start",
    "ok     no backup has failed",
    "ok     no backup yet: the first comes a minute after the start",
    "ok     no copies of former databases",
    "ok     commands will be registered at the first start",
    "ok     names ...",
]


def test_doctor_finds_a_fresh_folder_in_order_and_never_shows_the_token(bot: Run) -> None:
    done = bot("doctor", DISCORD_TOKEN=TOKEN)
    assert done.returncode == 0, done.stdout
    told = re.sub(r"\d+\.\d GB|(?<=names ).*", "...", done.stdout)
    assert told.splitlines()[2:] == FRESH
    assert "shape-of-a-token" not in done.stdout + done.stderr
    for given, made in ((TOKEN, "meeplepost"), ("", "sandbox")):
        told = bot("doctor", DISCORD_TOKEN=given).stdout
        assert f"data/{made}.sqlite3 will be made at the first start" in told


def test_doctor_says_what_is_wrong(bot: Run, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "meeplepost.sqlite3").write_text("no database at all, but long enough")
    done = bot("doctor", DISCORD_TOKEN="nonsense")
    assert done.returncode == 1
    wrong = [line for line in done.stdout.splitlines() if line.startswith("WRONG")]
    assert ["DISCORD_TOKEN" in line or "database" in line for line in wrong] == [True, True]


def test_doctor_knows_a_database_of_this_version_and_its_commands(bot: Run, tmp_path: Path) -> None:
    file = tmp_path / "data" / "meeplepost.sqlite3"

    async def make() -> None:
        database = await Database.open(f"sqlite:///{file}")
        await remember(database, "commands-123456789012345678-global", "an older digest")
        await database.close()

    asyncio.run(make())
    done = bot("doctor", DISCORD_TOKEN=TOKEN)
    assert done.returncode == 0, done.stdout
    assert "meeplepost.sqlite3 can be read" in done.stdout
    assert "commands are changed" in done.stdout
    assert "running games: 0, lobbies: 0, no post waits" in done.stdout
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = 'newer'")
    done = bot("doctor")
    assert done.returncode == 1
    assert "newer version" in done.stdout


def test_doctor_names_a_database_of_another_application(bot: Run, tmp_path: Path) -> None:
    async def make() -> None:
        database = await Database.open(f"sqlite:///{tmp_path}/data/meeplepost.sqlite3")
        await claim(database, "5")
        await database.close()

    asyncio.run(make())
    done = bot("doctor", DISCORD_TOKEN=TOKEN)
    assert done.returncode == 1
    assert "belongs to application 5, not to application 123456789012345678" in done.stdout
    assert bot("doctor").returncode == 0


def test_the_sandbox_takes_nothing_over(bot: Run) -> None:
    for words in (("--adopt",), ("--adopt", "run"), ("run", "--adopt")):
        refused(bot(*words), 2, "DISCORD_TOKEN")
    given = {"": (None, False), "run": (None, False), "--port 1 run": (1, False)}
    given |= {"--adopt run --port 2": (2, True), "--port 1 run --adopt --port 2": (2, True)}
    read = {words: parse_arguments(words.split()) for words in given}
    assert {words: (one.port, one.adopt) for words, one in read.items()} == given


def test_doctor_tells_an_empty_database_from_somebody_elses(bot: Run, tmp_path: Path) -> None:
    file = tmp_path / "data" / "meeplepost.sqlite3"
    file.parent.mkdir()
    file.touch()
    assert "is empty; the first start makes its tables" in bot("doctor").stdout
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    done = bot("doctor")
    assert done.returncode == 1
    assert "does not belong to Meeplepost: name another." in done.stdout


def test_the_version_is_told(bot: Run) -> None:
    told = bot("--version")
    assert (told.returncode, told.stdout) == (0, f"Meeplepost {__version__}\n")
    assert f"ok     Meeplepost {__version__}\n" in bot("doctor").stdout


def test_sync_wants_a_token(bot: Run) -> None:
    refused(bot("sync"), 2, "DISCORD_TOKEN")


def test_health_is_true_only_while_the_heartbeat_is_fresh(bot: Run, tmp_path: Path) -> None:
    refused(bot("doctor", "--health"), 1, "heartbeat")
    refused(bot("doctor", "--health", "--prune"), 2, "not allowed with")
    beat = tmp_path / "data" / "heartbeat"
    beat.parent.mkdir()
    beat.touch()
    assert bot("doctor", "--health").returncode == 0
    old = time.time() - 600
    os.utime(beat, (old, old))
    refused(bot("doctor", "--health"), 1, "old")
    ahead = time.time() + 600
    os.utime(beat, (ahead, ahead))
    refused(bot("doctor", "--health"), 1, "ahead of this machine's clock")
    beat.unlink()
    refused(bot("doctor", "--health"), 1, "is not running, or cannot reach Discord")


@pytest.mark.timeout(300)  # a large picture
def test_replay_draws_a_poster(bot: Run, tmp_path: Path) -> None:
    poster = tmp_path / "poster.jpg"
    done = bot("replay", str(ROOT / "seeds/tigris/cover.game"), "--json", "--poster", str(poster))
    assert done.returncode == 0, done.stderr
    assert len(poster.read_bytes()) < 8_000_000
    with Image.open(poster) as shown:
        assert shown.format == "JPEG"
        assert max(shown.size) >= 3000


def test_a_poster_of_another_kind_is_refused(bot: Run, record: Path) -> None:
    refused(bot("replay", str(record), "--poster", "poster.gif"), 2, ".jpg")

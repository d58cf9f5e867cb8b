"""The files by which others run the bot: the systemd unit and the compose files."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest

from bot.cli.errors import CommandError
from bot.health import watchdog
from bot.settings import Settings
from bot.starting import REFUSED

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "meeplepost.service"
needs_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed"
)


def unit() -> dict[str, list[str]]:
    """The settings of all sections; each may stand more than once."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for line in UNIT.read_text().splitlines():
        if line and not line.startswith(("#", "[")):
            key, equals, value = line.partition("=")
            assert equals, line
            found[key].append(value)
    return found


def test_the_unit_gives_the_bot_time_to_stop_and_room_to_write() -> None:
    found = unit()
    drain = Settings.model_fields["drain_seconds"].default
    assert int(found["TimeoutStopSec"][0]) > drain + 2
    assert found["Restart"] == ["on-failure"]
    [folder] = found["StateDirectory"]
    assert f"DATA_DIR=/var/lib/{folder}" in found["Environment"][0].split()
    assert found["WorkingDirectory"] == [f"/var/lib/{folder}"]
    assert found["ExecStart"][0].endswith(".venv/bin/python -m bot")
    assert found["ProtectSystem"] == ["strict"]


def test_the_unit_does_not_start_again_what_would_fail_again() -> None:
    codes = {str(CommandError("", 2).code), str(REFUSED)}
    assert set(unit()["RestartPreventExitStatus"][0].split()) == codes
    assert f"({REFUSED})" in (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")


def test_the_unit_lets_the_bot_end_itself_before_systemd_does() -> None:
    found = unit()
    assert found["Type"] == ["notify"]
    assert found["TimeoutStartSec"] == ["infinity"]
    assert int(found["WatchdogSec"][0]) > watchdog.LONGEST + 2 * watchdog.LONGEST / watchdog.LOOKS
    assert found["WatchdogSignal"] == ["SIGKILL"]


def test_the_unit_lets_the_bot_do_what_it_does() -> None:
    """It reaches Discord and PostgreSQL, talks to its processes, and makes them nicer."""
    found = unit()
    families = found["RestrictAddressFamilies"][0].split()
    assert {"AF_INET", "AF_INET6", "AF_UNIX"} <= set(families)
    allowed, forbidden = found["SystemCallFilter"]
    assert allowed == "@system-service"
    assert "@resources" not in forbidden
    assert "@process" not in forbidden


def test_where_a_bot_is_to_serve_a_missing_token_is_an_error() -> None:
    assert "TOKEN_REQUIRED=1" in unit()["Environment"]
    image = (ROOT / "Dockerfile").read_text().replace("\\\n", "")
    [variables] = re.findall("^ENV (.*)$", image, re.MULTILINE)
    assert "TOKEN_REQUIRED=1" in variables.split()


@needs_systemd
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """With a program and a user that there are on every machine."""
    text = UNIT.read_text().replace("/opt/meeplepost/.venv/bin/python", "/bin/true")
    (tmp_path / UNIT.name).write_text(re.sub(r"(User|Group)=meeplepost", r"\1=daemon", text))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", tmp_path / UNIT.name],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


@needs_systemd
def test_the_unit_exposes_little() -> None:
    """Of 10.0; 2.0 is what systemd's own best services have."""
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", "--no-pager", UNIT],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


# --- compose --------------------------------------------------------------------------


def services(name: str) -> dict[str, str]:
    """What stands under each service of a compose file."""
    text = (ROOT / name).read_text().split("\nservices:\n")[1].split("\nvolumes:\n")[0]
    parts = re.split(r"^  (\w+):\n", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_compose_waits_longer_than_the_bot_takes_to_stop() -> None:
    [(_, text)] = services("compose.yaml").items()
    found = re.search(r"stop_grace_period: (\d+)s", text)
    assert found
    assert int(found[1]) > Settings.model_fields["drain_seconds"].default + 2


def test_compose_with_postgresql_waits_for_a_healthy_server_and_holds_no_secret() -> None:
    found = services("compose.postgres.yaml")
    assert list(found) == ["postgres", "meeplepost", "second", "players"]
    assert "pg_isready" in found["postgres"]
    assert "condition: service_healthy" in found["meeplepost"]
    whole = (ROOT / "compose.postgres.yaml").read_text()
    assert set(re.findall(r"PASSWORD: (\S+)", whole)) == {"${POSTGRES_PASSWORD:?put"}
    assert re.findall(r"://meeplepost:(.*?)@", whole) == ["${POSTGRES_PASSWORD}"]
    for alias in re.findall(r"\*(\w+)", whole):
        assert f"&{alias}\n" in whole
    for name in ("second", "players"):
        assert f"profiles: [{name}]" in found[name]
        assert "depends_on: *after" in found[name]
    assert 'DISCORD_TOKEN: ""' in found["players"]
    named = set(re.findall(r"- (meeplepost-[\w-]+):/", whole))
    assert named == set(re.findall(r"^  (meeplepost-[\w-]+):$", whole, re.MULTILINE))


def test_hosts_without_git_run_the_same_container_from_an_image() -> None:
    [(_, built)], [(_, ready)] = (
        services(name).items() for name in ("compose.yaml", "deploy/compose.yaml")
    )
    image = "    image: ${MEEPLEPOST_IMAGE:?put MEEPLEPOST_IMAGE=... into .env}\n"
    assert ready == built.replace("    build: .\n", image)


# --- images ---------------------------------------------------------------------------

DIGEST = r"[\w.-]+:\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}"
"""An image named by version and digest."""


def test_images_of_others_are_named_by_digest() -> None:
    docker = (ROOT / "Dockerfile").read_text()
    assert re.search(rf"^ARG PYTHON={DIGEST}$", docker, re.M)
    assert set(re.findall(r"^FROM (\S+)", docker, re.M)) == {"${PYTHON}"}
    found = re.findall(r"^ +image: (.*)", (ROOT / "compose.postgres.yaml").read_text(), re.M)
    assert [re.fullmatch(DIGEST, image) is not None for image in found] == [True]


def test_the_image_is_made_for_both_kinds_of_processors_by_actions_named_by_commit() -> None:
    text = (ROOT / ".github" / "workflows" / "image.yml").read_text()
    assert "--platform linux/amd64,linux/arm64 --push" in text
    used = re.findall(r"uses: (.*)", text)
    assert used
    for action in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v[\d.]+", action), action


def test_the_docs_name_the_user_that_a_folder_must_belong_to() -> None:
    [uid] = re.findall(r"--uid (\d+)", (ROOT / "Dockerfile").read_text())
    docs = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    assert f"install -d -o {uid} " in docs

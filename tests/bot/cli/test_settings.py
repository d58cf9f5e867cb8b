"""Settings that are wrong, missing or mistyped: a sentence of ours, and never their values."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli.config import read_settings
from bot.cli.errors import CommandError
from bot.settings import Settings
from tests.bot.cli.test_commands import TOKEN, Run, bot, refused

__all__ = ["bot"]

ALLOWED = {
    "TOKEN_REQUIRED": "true or false",
    "LOG_LEVEL": "DEBUG, INFO, WARNING or ERROR",
    "LOG_FORMAT": "text or json",
    "METRICS_PORT": "a whole number from 0 to 65535",
    "COMMANDS_GUILD": "a whole number",
    "SANDBOX_PORT": "a whole number from 0 to 65535",
    "DRAWING_THREADS": "a whole number from 1 to 64",
    "DRAWING_CACHE": "a whole number from 8 to 1024",
    "EMOJIS": "true or false",
    "THINKING_PROCESSES": "a whole number from 0 to 64",
    "DRAIN_SECONDS": "a number from 0 to 120",
    "BACKUP_HOURS": "a number from 0 to 8760",
    "BACKUPS_KEPT": "a whole number from 1 to 1000",
    "KEEP_DAYS": "a whole number from 0 to 36500",
    "HOLIDAY_DAYS": "a whole number from 0 to 366",
}
"""What settings may be that have a few values or are numbers."""


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("LOG_LEVEL", "secret", "LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR"),
        ("METRICS_PORT", "70000", "METRICS_PORT must be a whole number from 0 to 65535"),
        ("DRAWING_THREADS", "secret", "DRAWING_THREADS must be a whole number from 1 to 64"),
        ("BACKUP_HOURS", "secret", "BACKUP_HOURS must be a number from 0 to 8760"),
        ("COMMANDS_GUILD", "secret", "COMMANDS_GUILD must be a whole number"),
        ("COMMANDS_GUILD", "-1", "COMMANDS_GUILD: this is no server's id"),
        ("DATA_DIR", "~nobody-of-this-name/secret", "DATA_DIR: there is no such home folder"),
        ("EMOJIS", "secret", "EMOJIS must be true or false"),
        ("DISCORD_API", "secret", "DISCORD_API: an address begins with http:// or https://"),
        ("DISCORD_API", "https://", "DISCORD_API: write it like http://proxy:8080, without a user"),
        ("DISCORD_API", "http://[::1", "DISCORD_API: write it like http://proxy:8080"),
        ("DISCORD_API", "http://proxy:99999", "DISCORD_API: write it like http://proxy:8080"),
        ("DISCORD_API", "http://me:secret@proxy", "DISCORD_API: write it like http://proxy:8080"),
        ("SHARDS", "secret", "SHARDS: these are no shards; write for example 0-3/16: shards 0 to"),
        ("DISCORD_TOKEN", "secret and more", "DISCORD_TOKEN: there are signs in it that no token"),
        ("DISCORD_TOKEN", f'"{TOKEN}"', "DISCORD_TOKEN: there are signs in it that no token"),
    ],
)
def test_a_wrong_setting_is_a_sentence_of_ours_without_its_value(
    name: str, value: str, sentence: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(name, value)
    with pytest.raises(CommandError) as wrong:
        read_settings()
    assert str(wrong.value).startswith(f"wrong settings: {sentence}")
    assert value not in str(wrong.value)
    assert wrong.value.code == 2


def test_the_data_folder_may_be_in_a_home_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    (tmp_path / ".env").write_text("DATA_DIR=~/games\n")
    assert read_settings().data_dir == tmp_path / "home" / "games"


def test_every_setting_that_can_be_wrong_says_what_it_may_be(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    wrong: list[str] = []
    for name in Settings.model_fields:
        monkeypatch.setenv(name, "\x7f \n")
        try:
            read_settings()
        except CommandError as error:
            wrong.append(str(error))
        monkeypatch.delenv(name)
    assert not [line for line in wrong if "Input" in line or "\x7f" in line]
    told = [line.removeprefix("wrong settings: ").split(" must be ") for line in wrong]
    assert {setting[0]: setting[1] for setting in told if len(setting) == 2} == ALLOWED


def test_wrong_settings_are_told_in_one_line(bot: Run, tmp_path: Path) -> None:
    wrong = bot("doctor", LOG_LEVEL="LOUD", EMOJIS="perhaps")
    refused(wrong, 2, "LOG_LEVEL must be", "; EMOJIS must be")
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    refused(bot(), 2, ".env cannot be read as text in UTF-8")


def test_a_line_that_is_no_setting_is_named(bot: Run, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=INFO\nDISCORD_TOKEN: abc\n")
    told = bot("doctor").stderr
    assert told == "meeplepost: .env, line 2: this is not NAME=value; it is left out\n"


def test_names_that_look_like_a_setting_are_told_at_the_start(bot: Run, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("export Log_Levl = DEBUG\nPOSTGRES_PASSWORD=x\n#EMOJI=false\n")
    names = {"DISCORD_TOKN": TOKEN, "log_format": "text", "TOKEN_REQUIRED": "1"}
    done = bot(**names)
    assert done.returncode == 2
    assert done.stderr.splitlines()[:-1] == [
        "meeplepost: DISCORD_TOKN is no setting; is DISCORD_TOKEN meant?",
        "meeplepost: Log_Levl is no setting; is LOG_LEVEL meant?",
    ]
    told = bot("doctor", **names).stdout
    assert "note   DISCORD_TOKN is no setting; is DISCORD_TOKEN meant?\n" in told
    assert "note   Log_Levl is no setting; is LOG_LEVEL meant?\n" in told
    assert TOKEN not in done.stderr + told
    assert "POSTGRES" not in told
    assert "EMOJI" not in told


def test_a_token_that_is_required_is_told_when_it_is_missing(bot: Run, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "heartbeat").touch()
    for token in ("", " "):
        started = bot(TOKEN_REQUIRED="1", DISCORD_TOKEN=token)
        refused(started, 2, "DISCORD_TOKEN is not set", "TOKEN_REQUIRED")
    refused(bot("doctor", "--health", TOKEN_REQUIRED="1"), 1, "DISCORD_TOKEN is not set")
    told = bot("doctor", TOKEN_REQUIRED="1")
    assert "WRONG  DISCORD_TOKEN is not set" in told.stdout
    assert told.returncode == 1
    assert bot("doctor", "--health", TOKEN_REQUIRED="1", DISCORD_TOKEN=TOKEN).returncode == 0
    assert not list((tmp_path / "data").glob("*.sqlite3"))


def test_doctor_names_an_env_file_that_others_can_read(bot: Run, tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(f"DISCORD_TOKEN={TOKEN}\n")
    for mode in (0o644, 0o640):
        file.chmod(mode)
        done = bot("doctor")
        assert done.returncode == 1
        assert f"WRONG  others can read {file}; say: chmod 600 .env\n" in done.stdout
    file.chmod(0o600)
    assert bot("doctor").returncode == 0

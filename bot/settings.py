"""Every setting of the bot, read from the environment or a `.env` file in the working directory."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.cluster.shards import EVERY_SHARD, ServedShards, read_shards
from bot.tokens import has_signs_of_a_token


def cores() -> int:
    """Processor cores that this process may use."""
    return len(os.sched_getaffinity(0))


def _names_a_host(address: str) -> bool:
    """Whether an address names a host and a port that there can be, and no user: requests with a
    token of their own can carry no second one."""
    try:
        parts = urlsplit(address)
        return bool(parts.hostname) and parts.port != 0 and "@" not in parts.netloc
    except ValueError:
        return False


class Settings(BaseSettings):
    """The one place where settings are declared; the README's table shows the same keys."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True)

    discord_token: SecretStr | None = None
    """The bot's token. Without one the bot starts in the sandbox."""
    token_required: bool = False
    """Without a token the bot does not start, in the sandbox neither."""
    database_url: str = ""
    """Where games are kept; default: meeplepost.sqlite3 in DATA_DIR."""
    data_dir: Path = Path("data")
    """Folder for the database, its backups, painted maps and the heartbeat file."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    """How much is written to the log (stderr)."""
    log_format: Literal["text", "json"] = "text"
    """Lines for people, or one JSON object a line for machines."""
    metrics_port: int = Field(default=0, ge=0, le=65535)
    """Port on which Prometheus finds the metrics, under /metrics; 0: none."""
    metrics_host: str = "127.0.0.1"
    """Address on which they are served; 0.0.0.0: to everybody who can reach it."""
    commands_guild: int | None = None
    """Register the commands in this one server only (for development)."""
    shards: Annotated[ServedShards | None, NoDecode] = None
    """The shards of this process, one of several on one PostgreSQL: 0-3/16, shards 0 to 3 of 16;
    default: one process serves everything."""
    discord_api: str = ""
    """Address of a proxy that sends all requests to Discord and keeps their limits."""
    sandbox_port: int = Field(default=8080, ge=0, le=65535)
    """Port of the sandbox's page on 127.0.0.1; 0: any free one."""
    drawing_threads: int = Field(default=1, ge=1, le=64)
    """Pictures drawn at the same time, each in a process of up to 100 MB."""
    drawing_cache: int = Field(default=14, ge=8, le=1024)
    """MB that each drawing process keeps of what it has drawn."""
    emojis: bool = True
    """Whether the bot's own emojis of the pieces are uploaded to Discord and shown."""
    thinking_processes: int = Field(default_factory=cores, ge=0, le=64)
    """Computations at the same time, each in a process of 45 to 65 MB, which stands back for
    everything else; default: as many as there are cores. 0: the bot thinks of hints and of turns
    whose time has run out, one at a time, and leaves computer players and reviews to `python -m bot
    players` (PostgreSQL only)."""
    drain_seconds: float = Field(default=10.0, ge=0, le=120)
    """How long answers and posts in hand may take when the bot is stopped."""

    backup_hours: float = Field(default=24, ge=0, le=8760)
    """Hours between backups into the folder backups in DATA_DIR; 0: none."""
    backups_kept: int = Field(default=7, ge=1, le=1000)
    """How many of them are kept; the oldest go."""

    keep_days: int = Field(default=0, ge=0, le=36500)
    """Days after which a table that has ended is deleted; 0: never."""
    holiday_days: int = Field(default=42, ge=0, le=366)
    """Days a year that a person may be on holiday (/me holiday)."""

    @property
    def last_backup(self) -> Path:
        """A file touched when `python -m bot backup` has made a copy."""
        return self.data_dir / "last-backup"

    @field_validator("discord_token")
    @classmethod
    def _one_word(cls, value: SecretStr | None) -> SecretStr | None:
        token = value.get_secret_value().strip() if value else ""
        if not has_signs_of_a_token(token):
            raise ValueError("there are signs in it that no token has; copy it again")
        return SecretStr(token) if token else None

    @field_validator("data_dir")
    @classmethod
    def _of_home(cls, value: Path) -> Path:
        try:
            return value.expanduser()
        except RuntimeError:
            raise ValueError("there is no such home folder") from None

    @field_validator("commands_guild")
    @classmethod
    def _server(cls, value: int | None) -> int | None:
        if value is not None and not 10**14 <= value < 10**20:
            raise ValueError("this is no server's id; copy it from Discord (developer mode)")
        return value

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("shards", mode="before")
    @classmethod
    def _shards(cls, value: object) -> object:
        return read_shards(value) if isinstance(value, str) else value

    @field_validator("discord_api")
    @classmethod
    def _address(cls, value: str) -> str:
        if value and not value.startswith(("http://", "https://")):
            raise ValueError("an address begins with http:// or https://")
        if value and not _names_a_host(value):
            raise ValueError("write it like http://proxy:8080, without a user or password")
        return value.rstrip("/")

    @property
    def served(self) -> ServedShards:
        """The shards that this process serves."""
        return self.shards or EVERY_SHARD

    @property
    def database(self) -> str:
        """The database's URL for SQLAlchemy; in `of_sandbox` the sandbox's."""
        return self.database_url or self._file("meeplepost.sqlite3")

    def of_sandbox(self) -> Settings:
        """These settings for the sandbox: a database of its own, and no backups among the bot's."""
        url = self.database_url or self._file("sandbox.sqlite3")
        return self.model_copy(update={"database_url": url, "backup_hours": 0})

    def _file(self, name: str) -> str:
        return f"sqlite:///{self.data_dir / name}"

    @property
    def pictures(self) -> Path:
        """A folder for painted maps; it may be deleted at any time."""
        return self.data_dir / "pictures"

    @property
    def backups(self) -> Path:
        """The folder for backups that are written on a schedule."""
        return self.data_dir / "backups"

    @property
    def heartbeat(self) -> Path:
        """A file touched only while Discord's gateway and the database answer."""
        return self.data_dir / "heartbeat"

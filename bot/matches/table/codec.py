"""Game values as JSON text and back, by pydantic, which reads the types of the dataclasses.

One `TypeAdapter` for every type of state, view and event, made when first needed.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from functools import cache
from threading import Lock
from typing import Any, TypeVar

from cachetools import LRUCache
from pydantic import TypeAdapter

from bot.matches.table.forgotten import Forgotten
from bot.matches.table.model import Clock, Invitation, Origin, Proposal, SeatClock, UndoRequest
from bot.matches.table.posts import LobbyPost, Notice, Nudge, Post, PuzzlePost, Reminder, TurnPost
from bot.matches.table.requests import Answer
from rules.changes import Change
from rules.game import AnyGame, Event, Seat

T = TypeVar("T")


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


_CHANGES = tuple[Change, ...]
_RECENT = 64
_recent_lock = Lock()
_recent: LRUCache[tuple[str, str], Any] = LRUCache(_RECENT)
"""Recently used states by game and JSON text, so that not every click parses one again. States are
never mutated, so they can be shared."""


def dump_state(game: AnyGame, state: Any) -> str:
    """A state as JSON."""
    text = _adapter(game.state_type).dump_json(state).decode()
    with _recent_lock:
        _recent[game.meta.key, text] = state
    return text


def load_state(game: AnyGame, text: str) -> Any:
    """The state in a JSON text. Raises `ValueError` if it does not fit the game's type."""
    key = (game.meta.key, text)
    with _recent_lock:
        state = _recent.get(key)
    if state is None:
        state = _adapter(game.state_type).validate_json(text)
        with _recent_lock:
            _recent[key] = state
    return state


def dump(value: Answer | UndoRequest | Clock | Origin | Forgotten | None) -> str | None:
    """A value as JSON that `load` can read; None for None."""
    return None if value is None else json.dumps(asdict(value), ensure_ascii=False)


def dump_all(values: Sequence[Invitation] | Sequence[Proposal]) -> str | None:
    """Several values as JSON; None if there are none."""
    return json.dumps([asdict(value) for value in values], ensure_ascii=False) if values else None


def load_answer(text: str) -> Answer:
    """The answer in a JSON text."""
    return Answer(**json.loads(text))


def load(kind: type[T], text: str | None) -> T | None:
    """The value of this type in a JSON text; None for None."""
    return _adapter(kind).validate_json(text) if text else None


def dump_clocks(clocks: Mapping[Seat, SeatClock]) -> str | None:
    """The clocks of the seats as JSON; None if there are none."""
    return json.dumps({str(s): asdict(c) for s, c in clocks.items()}) if clocks else None


def load_clocks(text: str | None) -> dict[Seat, SeatClock]:
    """The clocks of the seats in a JSON text."""
    return _adapter(dict[Seat, SeatClock]).validate_json(text or "{}")


def load_all(kind: type[T], text: str | None) -> tuple[T, ...]:
    """The values of this type in a JSON text."""
    return tuple(_adapter(kind).validate_python(value) for value in json.loads(text or "[]"))


_KINDS: Mapping[type[Post], str] = {
    Notice: "notice",
    Reminder: "remind",
    Nudge: "nudge",
    LobbyPost: "lobby",
    PuzzlePost: "puzzle",
}
"""The kinds of posts that need no game to be read. All others are of the kind `turn`."""
_TYPES = {kind: of_kind for of_kind, kind in _KINDS.items()}


def dump_post(game: AnyGame | None, post: Post) -> tuple[str, str]:
    """The kind of a post and its JSON text. Only a turn needs its game."""
    if not isinstance(post, TurnPost):
        return _KINDS[type(post)], json.dumps(asdict(post), ensure_ascii=False)
    value = {field.name: getattr(post, field.name) for field in fields(post)}
    value["events"] = [
        (type(e).__name__, _adapter(type(e)).dump_python(e, mode="json")) for e in post.events
    ]
    value["changes"] = _adapter(_CHANGES).dump_python(post.changes, mode="json")
    if game is not None and post.view is not None:
        value["view"] = _adapter(game.view_type).dump_python(post.view, mode="json")
    return "turn", json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def outbox_row(
    channel_id: int, match_id: str | None, post: tuple[str, str], now: float, due_at: float
) -> dict[str, Any]:
    """A post as a row of the outbox. `post` is its kind and JSON text."""
    kind, payload = post
    return {
        "channel_id": channel_id,
        "match_id": match_id,
        "kind": kind,
        "payload": payload,
        "state": "waiting",
        "attempts": 0,
        "due_at": due_at,
        "nonce": secrets.token_hex(12),
        "created_at": now,
    }


def nudge_row(match_id: str, nudge: Nudge, now: float) -> dict[str, Any]:
    """A nudge as a row of the outbox, to be sent at once."""
    return outbox_row(nudge.person, match_id, dump_post(None, nudge), now, now)


def load_post(game: AnyGame | None, kind: str, text: str) -> Post:
    """The post in a JSON text. Raises `ValueError` if it does not fit the game's types."""
    if kind in _TYPES:
        return _adapter(_TYPES[kind]).validate_json(text)
    if game is None:
        raise ValueError("a turn of a game that is not known")
    value = json.loads(text)
    value["events"] = _read_events(game, value["events"])
    value["waiting"] = tuple(value["waiting"])
    value["timed_out"] = tuple(value.get("timed_out", ()))
    called = value.get("called")
    value["called"] = None if called is None else tuple(called)
    value["changes"] = _adapter(_CHANGES).validate_python(value.get("changes", ()))
    if value["view"] is not None:
        value["view"] = _adapter(game.view_type).validate_json(json.dumps(value["view"]))
    return TurnPost(**value)


def _read_events(game: AnyGame, values: Sequence[Sequence[Any]]) -> tuple[Event, ...]:
    """The events in a JSON value. Raises `ValueError` if the game does not have one of them."""
    known: Mapping[str, type[Event]] = {cls.__name__: cls for cls in game.meta.events}
    try:
        return tuple(
            _adapter(known[name]).validate_json(json.dumps(value)) for name, value in values
        )
    except KeyError as error:
        raise ValueError(f"an event {error} that is not known") from error

"""Game values as JSON text and back, by pydantic, which reads the types of the dataclasses.

One `TypeAdapter` for every type of state, view and event, made when first needed.
"""

from __future__ import annotations

import json
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from functools import cache
from threading import Lock
from typing import Any, TypeVar

from pydantic import TypeAdapter

from bot.matches.table.forgotten import Forgotten
from bot.matches.table.model import Clock, Invitation, Origin, Proposal, SeatClock, UndoRequest
from bot.matches.table.posts import LobbyPost, Notice, Nudge, Post, PuzzlePost, Reminder, TurnPost
from bot.matches.table.requests import Answer
from rules.changes import Change
from rules.game import AnyGame, Event, OptionValue, Seat

T = TypeVar("T")


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


_CHANGES = tuple[Change, ...]
_RECENT = 64
_recent_lock = Lock()
_recent: OrderedDict[tuple[str, str], Any] = OrderedDict()
"""States read or written lately, by game and text: no table in play is read anew for every click.
States are never mutated, so that they can be shared."""


def dump_state(game: AnyGame, state: Any) -> str:
    """The text of a state."""
    text = _adapter(game.state_type).dump_json(state).decode()
    _keep(game, text, state)
    return text


def load_state(game: AnyGame, text: str) -> Any:
    """The state of a text. Raises `ValueError` when it does not fit the game's type."""
    state = _recent.get((game.meta.key, text))
    if state is None:
        state = _adapter(game.state_type).validate_json(text)
    _keep(game, text, state)
    return state


def _keep(game: AnyGame, text: str, state: Any) -> None:
    key = (game.meta.key, text)
    with _recent_lock:
        _recent[key] = state
        _recent.move_to_end(key)
        if len(_recent) > _RECENT:
            _recent.popitem(last=False)


def dump(value: Answer | UndoRequest | Clock | Origin | Forgotten | None) -> str | None:
    """The text of a value that reads back with `load`; None of None."""
    return None if value is None else json.dumps(asdict(value), ensure_ascii=False)


def dump_all(values: Sequence[Invitation] | Sequence[Proposal]) -> str | None:
    """The text of several; None of none."""
    return json.dumps([asdict(value) for value in values], ensure_ascii=False) if values else None


def dump_options(options: Mapping[str, OptionValue]) -> str:
    """The text of a game's options."""
    return json.dumps(dict(options))


def load_answer(text: str) -> Answer:
    """The answer of a text."""
    return Answer(**json.loads(text))


def load(kind: type[T], text: str | None) -> T | None:
    """The value of that type which a text holds; None of None."""
    return _adapter(kind).validate_json(text) if text else None


def dump_clocks(clocks: Mapping[Seat, SeatClock]) -> str | None:
    """The text of what the seats have left."""
    return json.dumps({str(s): asdict(c) for s, c in clocks.items()}) if clocks else None


def load_clocks(text: str | None) -> dict[Seat, SeatClock]:
    """What the seats have left, of a text."""
    return _adapter(dict[Seat, SeatClock]).validate_json(text or "{}")


def load_invited(text: str | None) -> tuple[Invitation, ...]:
    """The invitations of a text."""
    return _adapter(tuple[Invitation, ...]).validate_json(text or "[]")


def load_proposals(text: str | None) -> tuple[Proposal, ...]:
    """The proposals of a text."""
    return _adapter(tuple[Proposal, ...]).validate_json(text or "[]")


def dump_post(game: AnyGame, post: Post) -> tuple[str, str]:
    """Kind (`turn`, `notice`, `remind`, `nudge`, `lobby`, `puzzle`) and text of a post."""
    if isinstance(post, Nudge):
        return dump_nudge(post)
    if isinstance(post, PuzzlePost):
        return dump_puzzle(post)
    if isinstance(post, LobbyPost):
        return "lobby", json.dumps(asdict(post))
    if isinstance(post, Reminder):
        return "remind", json.dumps(asdict(post))
    if isinstance(post, Notice):
        notice = {"key": post.key, "args": dict(post.args), "locale": post.locale}
        return "notice", json.dumps(notice, ensure_ascii=False)
    value = {field.name: getattr(post, field.name) for field in fields(post)}
    value["events"] = [
        (type(e).__name__, _adapter(type(e)).dump_python(e, mode="json")) for e in post.events
    ]
    value["changes"] = _adapter(_CHANGES).dump_python(post.changes, mode="json")
    if post.view is not None:
        value["view"] = _adapter(game.view_type).dump_python(post.view, mode="json")
    return "turn", json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def dump_nudge(nudge: Nudge) -> tuple[str, str]:
    """Kind and text of a nudge, whatever its table plays."""
    return "nudge", json.dumps(asdict(nudge))


def dump_puzzle(post: PuzzlePost) -> tuple[str, str]:
    """Kind and text of a puzzle of the day."""
    return "puzzle", json.dumps(asdict(post))


def outbox_row(
    channel_id: int, match_id: str | None, post: tuple[str, str], now: float, due_at: float
) -> dict[str, Any]:
    """A post on its way, by its kind and text, as a row of the outbox."""
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
    """A nudge on its way, as a row of the outbox; its post goes first."""
    return outbox_row(nudge.person, match_id, dump_nudge(nudge), now, now)


def load_post(game: AnyGame | None, kind: str, text: str) -> Post:
    """The post of a text. Raises `ValueError` when it does not fit the game's types."""
    value = json.loads(text)
    if kind == "notice":
        return Notice(value["key"], value["args"], value.get("locale", ""))
    if kind == "nudge":
        value.pop("tables", None)  # they are looked up as it is sent
        return Nudge(**value)
    if kind == "lobby":
        return LobbyPost(**value)
    if kind == "puzzle":
        return _adapter(PuzzlePost).validate_python(value)
    if kind == "remind":
        return _adapter(Reminder).validate_python(value)
    if game is None:
        raise ValueError("a turn of a game that is not known")
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
    known: Mapping[str, type[Event]] = {cls.__name__: cls for cls in game.meta.events}
    try:
        return tuple(
            _adapter(known[name]).validate_json(json.dumps(value)) for name, value in values
        )
    except KeyError as error:
        raise ValueError(f"an event {error} that is not known") from error

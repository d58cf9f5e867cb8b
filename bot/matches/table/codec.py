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
"""Recently used states by game and JSON text, so that not every click parses one again. States are
never mutated, so they can be shared."""


def dump_state(game: AnyGame, state: Any) -> str:
    """A state as JSON."""
    text = _adapter(game.state_type).dump_json(state).decode()
    _keep(game, text, state)
    return text


def load_state(game: AnyGame, text: str) -> Any:
    """The state in a JSON text. Raises `ValueError` if it does not fit the game's type."""
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
    """A value as JSON that `load` can read; None for None."""
    return None if value is None else json.dumps(asdict(value), ensure_ascii=False)


def dump_all(values: Sequence[Invitation] | Sequence[Proposal]) -> str | None:
    """Several values as JSON; None if there are none."""
    return json.dumps([asdict(value) for value in values], ensure_ascii=False) if values else None


def dump_options(options: Mapping[str, OptionValue]) -> str:
    """A game's options as JSON."""
    return json.dumps(dict(options))


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


def load_invited(text: str | None) -> tuple[Invitation, ...]:
    """The invitations in a JSON text."""
    return _adapter(tuple[Invitation, ...]).validate_json(text or "[]")


def load_proposals(text: str | None) -> tuple[Proposal, ...]:
    """The proposals in a JSON text."""
    return _adapter(tuple[Proposal, ...]).validate_json(text or "[]")


def dump_post(game: AnyGame, post: Post) -> tuple[str, str]:
    """The kind of a post (`turn`, `notice`, `remind`, `nudge`, `lobby`, `puzzle`) and its JSON
    text."""
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
    """The kind and JSON text of a nudge, which needs no game."""
    return "nudge", json.dumps(asdict(nudge))


def dump_puzzle(post: PuzzlePost) -> tuple[str, str]:
    """The kind and JSON text of a puzzle of the day."""
    return "puzzle", json.dumps(asdict(post))


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
    return outbox_row(nudge.person, match_id, dump_nudge(nudge), now, now)


def load_post(game: AnyGame | None, kind: str, text: str) -> Post:
    """The post in a JSON text. Raises `ValueError` if it does not fit the game's types."""
    value = json.loads(text)
    if kind == "notice":
        return Notice(value["key"], value["args"], value.get("locale", ""))
    if kind == "nudge":
        value.pop("tables", None)  # filled in when the nudge is sent
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
    """The events in a JSON value. Raises `ValueError` if the game does not have one of them."""
    known: Mapping[str, type[Event]] = {cls.__name__: cls for cls in game.meta.events}
    try:
        return tuple(
            _adapter(known[name]).validate_json(json.dumps(value)) for name, value in values
        )
    except KeyError as error:
        raise ValueError(f"an event {error} that is not known") from error

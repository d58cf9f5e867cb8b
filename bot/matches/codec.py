"""Game values as JSON text and back, by pydantic, which reads the types of the dataclasses.

One `TypeAdapter` for every type of state, view and event, made when first needed.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from functools import cache
from threading import Lock
from typing import Any

from pydantic import TypeAdapter

from bot.matches.model import Notice, Post, Reminder, TurnPost, UndoRequest
from bot.matches.requests import Answer
from rules.game import AnyGame, Event


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


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


def dump_answer(answer: Answer) -> str:
    """The text of an answer."""
    return json.dumps(asdict(answer), ensure_ascii=False)


def load_answer(text: str) -> Answer:
    """The answer of a text."""
    return Answer(**json.loads(text))


def dump_undo(undo: UndoRequest | None) -> str | None:
    """The text of a pending undo request."""
    return None if undo is None else json.dumps(asdict(undo))


def load_undo(text: str | None) -> UndoRequest | None:
    """The undo request of a text."""
    if text is None:
        return None
    value = json.loads(text)
    return UndoRequest(value["seat"], value["to_step"], tuple(value["agreed"]))


def dump_post(game: AnyGame, post: Post) -> tuple[str, str]:
    """Kind (`turn`, `notice`, `remind`) and text of a post."""
    if isinstance(post, Reminder):
        return "remind", json.dumps(asdict(post))
    if isinstance(post, Notice):
        return "notice", json.dumps({"key": post.key, "args": dict(post.args)}, ensure_ascii=False)
    value = {field.name: getattr(post, field.name) for field in fields(post)}
    value["events"] = _plain_events(post.events)
    if post.view is not None:
        value["view"] = _adapter(game.view_type).dump_python(post.view, mode="json")
    return "turn", json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def load_post(game: AnyGame | None, kind: str, text: str) -> Post:
    """The post of a text. Raises `ValueError` when it does not fit the game's types."""
    value = json.loads(text)
    if kind == "notice":
        return Notice(value["key"], value["args"])
    if kind == "remind":
        return Reminder(value["number"], value["since"], tuple(value["people"]))
    if game is None:
        raise ValueError("a turn of a game that is not known")
    value["events"] = _read_events(game, value["events"])
    value["waiting"] = tuple(value["waiting"])
    if value["view"] is not None:
        value["view"] = _adapter(game.view_type).validate_json(json.dumps(value["view"]))
    return TurnPost(**value)


def _plain_events(events: Sequence[Event]) -> list[tuple[str, Any]]:
    return [(type(e).__name__, _adapter(type(e)).dump_python(e, mode="json")) for e in events]


def _read_events(game: AnyGame, values: Sequence[Sequence[Any]]) -> tuple[Event, ...]:
    known: Mapping[str, type[Event]] = {cls.__name__: cls for cls in game.meta.events}
    try:
        return tuple(
            _adapter(known[name]).validate_json(json.dumps(value)) for name, value in values
        )
    except KeyError as error:
        raise ValueError(f"an event {error} that is not known") from error

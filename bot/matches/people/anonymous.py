"""Replaces a person's name and id in waiting posts and in answers that are kept for two days."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.storage import schema

_NAMES = ("name", "old", "player", "host", "over", "whose")
"""Arguments of notices and answers that contain a person's name."""


@dataclass(frozen=True, slots=True)
class Anonymous:
    """A person whose data is deleted, and the word that replaces their name."""

    user_id: int
    names: Collection[str]
    """The names under which tables stored them."""
    player: str
    """The word that replaces the names."""

    def named_in(self, column: sa.Column[str]) -> sa.ColumnElement[bool]:
        """SQL condition: the JSON in a column may contain one of the names. It may also match other
        words."""
        names = [json.dumps(name, ensure_ascii=False)[1:-1] for name in self.names if name]
        return sa.or_(*(column.contains(t, autoescape=True) for t in (str(self.user_id), *names)))

    def args(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments of a sentence without the person's name and without a mention of them."""
        new_args = dict(args)
        for key in _NAMES:
            if new_args.get(key) in self.names:
                new_args[key] = self.player
        if "who" in new_args:
            new_args["who"] = " ".join(
                w for w in str(new_args["who"]).split() if w != str(self.user_id)
            )
        return new_args

    def is_about(self, args: Mapping[str, Any]) -> bool:
        """Whether a notice offers a seat to the person, or asks for one on their behalf."""
        return str(self.user_id) in str(args.get("about", "")).split()

    def in_post(self, payload: str) -> bool:
        """Whether a waiting post names the person."""
        post = json.loads(payload)
        return _post_without(self, post) != post

    def in_answer(self, answer: str) -> bool:
        """Whether a stored answer names the person."""
        args = json.loads(answer)["args"]
        return self.args(args) != args


def forget_in_posts(
    connection: sa.Connection, who: Anonymous, *which: sa.ColumnElement[bool]
) -> None:
    """Removes the person from these waiting posts. A post for this person alone is deleted."""
    outbox = schema.outbox.c
    named = sa.select(outbox.id, outbox.payload).where(
        outbox.kind.not_in(schema.NAMELESS), who.named_in(outbox.payload), *which
    )
    for number, payload in connection.execute(named).all():
        this, left = outbox.id == number, _post_without(who, json.loads(payload))
        if left is None:
            connection.execute(sa.delete(schema.outbox).where(this))
        else:
            text = json.dumps(left, ensure_ascii=False)
            connection.execute(sa.update(schema.outbox).where(this).values(payload=text))


def _post_without(who: Anonymous, post: dict[str, Any]) -> dict[str, Any] | None:
    """A stored notice, reminder or nudge (`codec.dump_post`) without the person; None if nothing is
    left."""
    if "args" in post:
        args = who.args(post["args"])
        moot = who.is_about(args) or (post["args"].get("who") and not args["who"])
        return None if moot else post | {"args": args}
    if "people" not in post:
        return None if post.get("person") == who.user_id else post
    people = [one for one in post["people"] if one != who.user_id]
    return post | {"people": people} if people else None


def forget_in_answers(connection: sa.Connection, who: Anonymous) -> None:
    """Removes the person from stored answers. Answers about their holidays are deleted, because the
    ids of those contain the user id."""
    kept = schema.interactions.c
    holidays = sa.and_(kept.id.startswith("holiday:"), kept.id.contains(f":{who.user_id}:"))
    connection.execute(sa.delete(schema.interactions).where(holidays))
    named = sa.select(kept.id, kept.answer).where(who.named_in(kept.answer))
    for key, answer in connection.execute(named).all():
        fields: dict[str, Any] = json.loads(answer)
        text = json.dumps(fields | {"args": who.args(fields["args"])}, ensure_ascii=False)
        change = sa.update(schema.interactions).where(kept.id == key)
        connection.execute(change.values(answer=text))

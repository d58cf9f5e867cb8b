"""Slash commands in sentences.

Texts name a command as in the English client, `/table open`, in code style or not. It becomes
Discord's mention of the command, which can be tapped and which every client shows in its own
language. If its id is unknown, or if there is no markdown, it becomes the name in that language:
`/牌桌 开桌`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping

_BEGIN, _END = "\ue000", "\ue001"
"""Private-use characters around a command until it is replaced."""
_WRITTEN = re.compile(r"`?(?<![\w/])/([a-z]+)(?: ([a-z]+))?\b`?")
_MARKED = re.compile(f"{_BEGIN}([a-z ]+){_END}")


def as_name(text: str) -> str:
    """A text as Discord allows it for a command's name: lower case, without spaces."""
    return re.sub(r"[^\w'-]+", "-", text.lower()).strip("-")


def marked(source: str, known: Collection[str]) -> str:
    """A language file with marks around every command in `known`."""

    def mark(match: re.Match[str]) -> str:
        command, below = match.groups()
        if below and f"{command} {below}" in known:
            return f"{_BEGIN}{command} {below}{_END}"
        rest = "" if below is None else match[0].rstrip("`").partition(" ")[2]
        if command not in known:
            return match[0]
        return f"{_BEGIN}{command}{_END}" + (f" {rest}" if rest else "")

    return _WRITTEN.sub(mark, source)


def with_mentions(text: str, ids: Mapping[str, int], named: Callable[[str], str]) -> str:
    """A sentence with mentions instead of marked commands. `ids` are the known command ids. `named`
    returns how a client calls a command: `/牌桌 开桌` for `table open`."""
    if _BEGIN not in text:
        return text
    return _MARKED.sub(lambda mark: mention(mark[1], ids, named), text)


def mention(command: str, ids: Mapping[str, int], named: Callable[[str], str]) -> str:
    """The mention of one command, or its name if its id is unknown."""
    number = ids.get(command)
    return named(command) if number is None else f"</{command}:{number}>"

"""What a bot token says by itself, without a request to Discord."""

from __future__ import annotations

import base64
import re

_PARTS = 3
_SIGNS = re.compile(r"[\w.-]*", re.ASCII)


def has_signs_of_a_token(text: str) -> bool:
    """Whether a text has only signs that tokens are made of: no quotes, no blanks."""
    return _SIGNS.fullmatch(text) is not None


def application_of(token: str) -> int | None:
    """The application id at the beginning of a token; None if the text does not look like one."""
    parts = token.strip().split(".")
    if len(parts) != _PARTS or not all(parts):
        return None
    try:
        decoded = base64.urlsafe_b64decode(parts[0] + "==")  # the decoder ignores surplus padding
    except ValueError:
        return None
    return int(decoded) if decoded.isdigit() else None

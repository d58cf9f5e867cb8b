"""What a bot token says by itself, without a request to Discord."""

from __future__ import annotations

import base64

_PARTS = 3


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

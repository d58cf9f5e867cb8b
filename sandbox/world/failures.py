"""Discord's refusals: an HTTP status, Discord's own error code, and the places in a body."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]


class Failure(Exception):  # noqa: N818 - Discord says no, and that is not our error
    """A request that Discord would refuse."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status, self.code, self.message, self.errors = status, code, message, errors
        self.headers: dict[str, str] = {}
        self.extra: Json = {}

    def body(self) -> Json:
        """The JSON body of Discord's response."""
        answer: Json = {"code": self.code, "message": self.message} | self.extra
        return answer | {"errors": self.errors} if self.errors else answer


_KNOWN = {
    0: (401, "401: Unauthorized"),
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160005: (400, "This thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
}


_TOO_MANY = {
    30034: "Max number of daily application command creates has been reached (200)",
    30046: "Maximum number of edits to messages older than 1 hour reached.",
}


MISTAKES = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError)
"""The exceptions that Python raises for a request with missing parts or parts of a wrong type."""


def what_is_wrong(mistake: Exception) -> str:
    """A sentence about what is wrong with such a request."""
    if isinstance(mistake, KeyError) and mistake.args:
        return f"The request is incomplete or names something unknown: {mistake.args[0]}."
    return "A part of the request has a value that cannot be used there."


def failure(code: int) -> Failure:
    """Discord's standard refusal for one of its error codes."""
    status, message = _KNOWN[code]
    return Failure(status, code, message)


def too_many(seconds: float, *, code: int = 0, everywhere: bool = False) -> Failure:
    """Discord's response to too many requests: of one kind, or with `everywhere` of all kinds."""
    answer = Failure(429, code, _TOO_MANY.get(code, "You are being rate limited."))
    answer.extra = {"retry_after": round(seconds, 3), "global": everywhere}
    answer.headers = {"Via": "1.1 sandbox", "Retry-After": str(int(seconds) + 1)}
    answer.headers["X-RateLimit-Scope"] = "global" if everywhere else "user"
    if everywhere:
        answer.headers["X-RateLimit-Global"] = "true"
    return answer


@dataclass(slots=True)
class Problems:
    """Collects the problems of a request body. `done` raises `Failure` 50035 if there are any."""

    errors: Json = field(default_factory=dict[str, Any])

    def add(self, path: str, code: str, message: str) -> None:
        """Adds a problem at a dotted path such as `components.0.label`."""
        spot = self.errors
        for key in path.split("."):
            spot = spot.setdefault(key, {})
        spot.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: str, value: Any, low: int, high: int, *, needed: bool = True) -> None:
        """Checks that a text has `low` to `high` characters. A missing one is a problem only if
        `needed`."""
        if value is None:
            if needed:
                self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", f"Could not interpret {value!r} as string.")
        elif not low <= len(value) <= high:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def size(self, path: str, items: list[Any], low: int, high: int) -> None:
        """Checks that a list has `low` to `high` entries."""
        if not low <= len(items) <= high:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def between(self, path: str, value: Any, low: int, high: int) -> None:
        """Checks that a value is a whole number from `low` to `high`. It may be missing."""
        if value is not None and not (isinstance(value, int) and low <= value <= high):
            message = f"int value should be between {low} and {high}."
            self.add(path, "NUMBER_TYPE_MAX", message)

    def choice(self, path: str, value: Any, allowed: tuple[Any, ...]) -> None:
        """Checks that a value is one of the allowed ones."""
        if value not in allowed:
            options = ", ".join(map(str, allowed))
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{options}}}.")

    def done(self) -> None:
        """Raises `Failure` 50035 with all problems, if there are any."""
        if self.errors:
            raise Failure(400, 50035, "Invalid Form Body", self.errors)

"""People who deleted their data while their game goes on.

They have seen a seat's secrets, so the table recognises them by a keyed hash until it ends.
Operators of the database could test ids against the hash. Nobody else learns who the person was,
and after the game the key is deleted.
"""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Forgotten:
    """The people whose data was deleted during the game, as keyed hashes."""

    key: str
    """The random key of this table's hashes."""
    hashes: tuple[str, ...] = ()
    """One hash for each person."""

    def knows(self, match_id: str, user_id: int) -> bool:
        """Whether a person is one of them."""
        return self._hash(match_id, user_id) in self.hashes

    def adding(self, match_id: str, user_id: int) -> Forgotten:
        """These people and one more, who must not be among them yet."""
        return replace(self, hashes=(*self.hashes, self._hash(match_id, user_id)))

    def _hash(self, match_id: str, user_id: int) -> str:
        data = f"{match_id} {user_id}".encode()
        return hmac.new(bytes.fromhex(self.key), data, "sha256").hexdigest()


def nobody() -> Forgotten:
    """An empty set of people with a new key."""
    return Forgotten(secrets.token_hex(32))

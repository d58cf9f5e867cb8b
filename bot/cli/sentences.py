"""What is wrong with a line of a record, by reason. Operators read English, so these do not go
through the language files."""

from __future__ import annotations

from collections.abc import Mapping

RECORD: Mapping[str, str] = {
    "record-after-result": "Nothing may follow the result.",
    "record-head-after-moves": "“{word}” must stand before the first move.",
    "record-misses": "The record does not say “{word}”.",
    "record-names": "There are {names} names for {seats} seats.",
    "record-never-drawn": "Nothing called “{name}” is shuffled in this game.",
    "record-no-such-seat": "A move is a seat from 1 to {seats} and an action.",
    "record-not-over": "The game is not over here, so it has no result yet.",
    "record-other-result": "The game ends with {points}.",
    "record-other-rules": "These are rules version {version}.",
    "record-result-seats": "A result gives each of the {seats} seats once, like 1:54 2:61.",
    "record-seats": "A record is for 1 to {most} players, not {seats}.",
    "record-twice": "“{word}” stands here a second time.",
    "record-unknown-word": "A line cannot begin with “{word}”.",
    "record-wrong-words": "After “{word}” a different number of words is expected.",
    "happens-by-itself": "“{verb}” happens by itself and is not written down.",
    "unknown-game": "There is no game “{game}” here.",
    "not-in-the-box": "“{word}” is not (or no longer) among “{name}”.",
}

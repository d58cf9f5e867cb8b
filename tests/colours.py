"""The colours of buttons, which tell what it means to press them."""

from __future__ import annotations

from typing import Any, cast

from sandbox.world.components import every

_BUTTON = 2
_BLUE, _GREY, _GREEN, _RED = 1, 2, 3, 4
_COLOURS = {
    **dict.fromkeys(("again", "join", "practise"), _BLUE),
    **dict.fromkeys(("decline", "refuse", "reject"), _GREY),
    **dict.fromkeys(("accept", "admit", "agree", "confirm", "keepline", "start", "take"), _GREEN),
    **dict.fromkeys(("anew", "deleteserver", "forgetme", "forgetserver"), _RED),
    **dict.fromkeys(("resign", "sure", "unfollow"), _RED),
    **dict.fromkeys(("Go On Playing", "Next Puzzle", "Try Again", "Your Move"), _BLUE),
    **dict.fromkeys(("Begins: by the host", "Hints: not allowed", "Refuse"), _GREY),
    **dict.fromkeys((f"Begins: with {count} players" for count in (3, 4, 5)), _GREEN),
    **dict.fromkeys(("Agree", "Hints: allowed"), _GREEN),
}
"""By the verbs of buttons, or their labels, that are of one colour wherever they stand."""


def check_colours(body: Any) -> None:
    """For a sandbox: complains about a message with a button of another colour."""
    sent = cast("dict[str, Any]", body) if isinstance(body, dict) else {}
    for part in every(sent.get("data", sent).get("components") or []):
        if part["type"] == _BUTTON and "custom_id" in part:
            names = part["custom_id"].split(":")[1], part.get("label", "")
            assert all(_COLOURS.get(name, part["style"]) == part["style"] for name in names), part

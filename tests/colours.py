"""The colours of buttons, which tell what it means to press them."""

from __future__ import annotations

from typing import Any, cast

from sandbox.world.components import every

_BUTTON = 2
_BLUE, _GREY, _GREEN, _RED = 1, 2, 3, 4
_BY_VERB = {
    **dict.fromkeys(("again", "join", "practise"), _BLUE),
    **dict.fromkeys(("decline", "refuse", "reject"), _GREY),
    **dict.fromkeys(("accept", "admit", "agree", "confirm", "keepline", "start", "take"), _GREEN),
    **dict.fromkeys(("anew", "deleteserver", "forgetme", "forgetserver"), _RED),
    **dict.fromkeys(("resign", "sure", "unfollow"), _RED),
}
"""Of buttons by the verbs of their ids, which are of one colour wherever they stand."""
_BY_LABEL = {
    **dict.fromkeys(("Go On Playing", "Next Puzzle", "Try Again", "Your Move"), _BLUE),
    **dict.fromkeys(("Begins: when the host starts", "Hints: not allowed", "Refuse"), _GREY),
    **dict.fromkeys((f"Begins: with {count} players" for count in (3, 4, 5)), _GREEN),
    **dict.fromkeys(("Agree", "Hints: allowed"), _GREEN),
}
"""The same by their labels, in English."""


def check_colours(body: Any) -> None:
    """For a sandbox: complains about a message with a button of another colour."""
    sent = cast("dict[str, Any]", body) if isinstance(body, dict) else {}
    for part in every(sent.get("data", sent).get("components") or []):
        if part["type"] == _BUTTON and "custom_id" in part:
            verb, style = part["custom_id"].split(":")[1], part["style"]
            assert _BY_VERB.get(verb, style) == style, part
            assert _BY_LABEL.get(part.get("label", ""), style) == style, part

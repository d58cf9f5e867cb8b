"""The picture beside the help."""

from __future__ import annotations

from tests.render.accepted import check_accepted


def test_the_picture_of_the_guide_does_not_change_unseen() -> None:
    check_accepted("guide")

"""Set-up shared by all tests."""

import os

import pytest
from hypothesis import settings

# The same examples every time, so that a red run can be repeated and a green one stays green.
# `HYPOTHESIS_PROFILE=explore` looks for new ones.
settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files stay together. Tests that start whole processes run one after the other, for on few
    cores they would make each other wait until something gives up."""
    for item in items:
        group = "processes" if "e2e" in item.path.parts else str(item.path)
        if item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(group))

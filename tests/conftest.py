"""Set-up shared by all tests."""

import os

from hypothesis import settings

# The same examples every time, so that a red run can be repeated and a green one stays green.
# `HYPOTHESIS_PROFILE=explore` looks for new ones.
settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

"""The drawing process ends with the bot, however that ends."""

from __future__ import annotations

import os
import signal

import pytest

from tests.e2e.house import House
from tests.processes import alive, children
from tests.sandbox.proof import soon

pytestmark = pytest.mark.usefixtures("own_children")


def _pid(house: House) -> int:
    assert house.running is not None
    return house.running.pid


async def test_it_runs_beside_the_bot_and_ends_in_good_order(house: House) -> None:
    (drawing,) = children(_pid(house))
    assert await house.terminate() == 0
    assert not alive(drawing)
    assert "Traceback" not in house.errors()


async def test_it_does_not_outlive_a_bot_that_is_killed(house: House) -> None:
    await house.begun("Anna", "Ben")
    (drawing,) = children(_pid(house))
    os.kill(_pid(house), signal.SIGKILL)
    await soon(lambda: not alive(drawing))
    assert "Traceback" not in house.errors()


async def test_ctrl_c_reaches_the_bot_alone(house: House) -> None:
    (drawing,) = children(_pid(house))
    assert os.getpgid(drawing) != os.getpgid(_pid(house))
    os.kill(_pid(house), signal.SIGINT)
    await soon(lambda: not alive(drawing))
    assert "Traceback" not in house.errors()

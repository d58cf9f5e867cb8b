"""Everything the stand-in for Discord holds, apart from how it is served."""

from __future__ import annotations

from collections import Counter

from sandbox.protocol.answers import Answers, Clocks
from sandbox.protocol.faults import Faults
from sandbox.protocol.gateway import Gateway
from sandbox.protocol.limits import Limits
from sandbox.world.files import Files
from sandbox.world.world import World


class Simulation:
    """All parts of the simulated Discord, apart from the server: world, gateway, limits and
    faults."""

    def __init__(self, token: str, clocks: Clocks, files: Files) -> None:
        self.token, self.clocks = token, clocks
        self.world = World(files)
        self.answers = Answers(self.world, clocks)
        self.gateway = Gateway(self.world, token, self._count_bot_change)
        self.faults, self.limits = Faults(), Limits()
        self.requests = Counter[str]()
        """Requests of the bot so far, by route."""
        self.received = Counter[str]()
        """Bytes of their bodies."""
        self.world.dispatch = self.gateway.dispatch

    def _count_bot_change(self) -> None:
        self.world.tell({"kind": "bot", "online": self.gateway.connected})

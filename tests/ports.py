"""Ports of this machine."""

from __future__ import annotations

import contextlib
import random
import socket


def free_port() -> int:
    """One that the system gives to nobody who asks for any, as other tests do: it stays free until
    it is used, and while its server is away."""
    while True:
        port = random.randrange(20_000, 32_000)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port

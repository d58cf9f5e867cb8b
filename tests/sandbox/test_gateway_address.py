"""Where a bot is told that the gateway is."""

from __future__ import annotations

import aiohttp

from sandbox import TOKEN, Sandbox


async def test_whoever_comes_through_a_proxy_is_sent_through_it_again() -> None:
    box = Sandbox()
    address = await box.start()
    headers = {"Authorization": f"Bot {TOKEN}", "Host": "localhost:4321"}
    try:
        async with aiohttp.ClientSession(headers=headers) as session:
            async with session.get(f"{address}/api/v10/gateway/bot") as response:
                assert (await response.json())["url"] == "ws://localhost:4321/gateway"
            async with session.ws_connect(f"{address}/gateway") as socket:
                await socket.receive_json()
                data = {"token": TOKEN, "intents": 1}
                await socket.send_json({"op": 2, "d": data})
                ready = (await socket.receive_json())["d"]
                assert ready["resume_gateway_url"] == "ws://localhost:4321/gateway"
    finally:
        await box.stop()

# SPDX-License-Identifier: Apache-2.0
"""A slow line to a server on this machine: every byte is late, and only so many pass in a second."""

import asyncio
import threading
import time

CHUNK = 4096


class SlowLine:
    """Forwards TCP connections of a free port; a connection also needs a round trip to open."""

    def __init__(self, port, round_trip_s=0.0, bytes_per_s=None):
        self.target = port
        self.late_s = round_trip_s / 2
        self.bytes_per_s = bytes_per_s
        self.free_at = {"up": 0.0, "down": 0.0}
        self.started = threading.Event()

    def __enter__(self):
        self.thread = threading.Thread(target=lambda: asyncio.run(self.run()), daemon=True)
        self.thread.start()
        self.started.wait()
        return self

    def __exit__(self, *_):
        self.loop.call_soon_threadsafe(self.ended.set)
        self.thread.join()

    async def run(self):
        self.loop = asyncio.get_running_loop()
        self.ended = asyncio.Event()
        server = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self.started.set()
        await self.ended.wait()
        server.close()

    async def connect(self, reader, writer):
        try:
            await asyncio.sleep(2 * self.late_s)
            there = await asyncio.open_connection("127.0.0.1", self.target)
            ways = (self.pump(reader, there[1], "up"), self.pump(there[0], writer, "down"))
            await asyncio.gather(*ways, return_exceptions=True)
        except asyncio.CancelledError:
            pass  # The line has ended.

    async def pump(self, reader, writer, way):
        """Passes bytes on: in order, each as late as the line is long, after those that are before it."""
        queue = asyncio.Queue(maxsize=16)

        async def deliver():
            while (item := await queue.get()) is not None:
                due, data = item
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                writer.write(data)
                await writer.drain()
            writer.close()

        delivery = asyncio.create_task(deliver())
        while data := await reader.read(CHUNK):
            now = time.monotonic()
            passed = max(now, self.free_at[way])
            if self.bytes_per_s:
                passed += len(data) / self.bytes_per_s
                self.free_at[way] = passed
            await queue.put((passed + self.late_s, data))
        await queue.put(None)
        await delivery

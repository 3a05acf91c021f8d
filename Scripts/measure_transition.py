#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Counts the bytes on the socket while 200 cells turn from a grid into a list: animated, and by hand in two seconds.

It is a part of `make measure`; `.venv/bin/python Scripts/measure_transition.py` runs it alone on the present build.
It compares with a page that would get the frames of all cells as JSON for every picture.
"""

import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from server import Server, board  # noqa: E402
from wire import VIEWPORT, Peer  # noqa: E402

COLUMNS, ROWS = 20, 10
CELLS = COLUMNS * ROWS
SIDE, ROW_HEIGHT = 50, 60
# Shows all of the grid, and the top of the list.
SIZE = {"width": COLUMNS * SIDE, "height": ROWS * SIDE}
PICTURES_A_SECOND = 60
ANIMATION_S, SCRUB_S = 0.4, 2
# The length of a WebSocket frame's header: two bytes, and two or eight more for lengths from 126 or 65,536 on.
HEADER, LONG_FROM, VERY_LONG_FROM = 2, 126, 65_536


def flow(**size):
    return {"minimumLineSpacing": 0, "minimumInteritemSpacing": 0, "itemSize": size}


GRID = {
    "kind": "flow",
    "title": "Board",
    "data": "board.data.json",
    "parameters": flow(width=SIDE, height=SIDE),
    "layouts": [
        {"name": "List", "kind": "flow", "parameters": flow(width=COLUMNS * SIDE, height=ROW_HEIGHT)}
    ],
}


class Recorder(Peer):
    """A client that counts the bytes that it receives."""

    total = deltas_total = 0

    def take(self, message):
        size = len(message) if isinstance(message, bytes) else len(message.encode())
        self.total += HEADER + size + (2 if size >= LONG_FROM else 0) + (6 if size >= VERY_LONG_FROM else 0)
        if isinstance(message, bytes):
            self.deltas_total += size
        super().take(message)

    def counted(self, act):
        """Returns the bytes received while `act` ran: of all messages, and of deltas alone."""
        before = self.total, self.deltas_total
        act()
        return self.total - before[0], self.deltas_total - before[1]


def picture(progress):
    """Returns the frames of all cells between grid and list as plain JSON."""

    def between(one, other):
        return round(one + (other - one) * progress, 2)

    return json.dumps(
        [
            {
                "id": cell,
                "x": between(cell % COLUMNS * SIDE, 0),
                "y": between(cell // COLUMNS * SIDE, cell * ROW_HEIGHT),
                "width": between(SIDE, COLUMNS * SIDE),
                "height": between(SIDE, ROW_HEIGHT),
            }
            for cell in range(CELLS)
        ],
        separators=(",", ":"),
    )


def pictures(seconds):
    """Returns the bytes of all pictures in a number of seconds."""
    count = round(seconds * PICTURES_A_SECOND)
    return sum(len(picture(at / count)) for at in range(1, count + 1))


def switch(peer, to, **members):
    peer.expect("ack", seq=peer.command("layout", view=peer.view, to=to, **members))


def scrub(peer):
    def step(phase, **members):
        peer.expect("ack", seq=peer.command("transition", view=peer.view, phase=phase, **members))

    count = SCRUB_S * PICTURES_A_SECOND
    step("began", to="List", path="linear")
    for at in range(1, count + 1):
        step("moved", progress=at / count)
    step("ended", progress=1, velocity=0)


def cells():
    """Returns data with as many cells as are measured."""
    data = board(rows=CELLS)
    del data["sections"][0]["items"][CELLS:]
    return data


def transition_costs():
    """Returns, for the animation and the scrub, the bytes of all messages, of deltas alone, and as JSON."""
    with Server(data=cells(), layout_file=GRID) as server:
        with Recorder(server) as peer:
            peer.open(viewport=VIEWPORT | SIZE)
            eased = {"curve": "ease", "duration": ANIMATION_S}
            animated = peer.counted(lambda: switch(peer, "List", animation=eased))
            peer.counted(lambda: switch(peer, ""))
            scrubbed = peer.counted(lambda: scrub(peer))
    return (*animated, pictures(ANIMATION_S)), (*scrubbed, pictures(SCRUB_S))


def rows():
    """Yields the lines to print: name and value."""
    names = f"grid to list of {CELLS} cells in {ANIMATION_S} s", f"the same by hand in {SCRUB_S} s"
    for name, (whole, deltas, plain) in zip(names, transition_costs()):
        yield f"{name}, bytes", f"{whole:,} (deltas {deltas:,}; JSON {plain:,}, {plain / whole:.0f} times)"


if __name__ == "__main__":
    for told, value in rows():
        print(f"{told:<46} {value}")

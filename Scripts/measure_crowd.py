#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Times edits of many items and changes with many views, from the command to its acknowledgement.

It is a part of `make measure`; `.venv/bin/python Scripts/measure_crowd.py` runs it alone on the present build.
Each time is that of the whole product: socket, server, stage host, journal and back.
"""

import pathlib
import statistics
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from server import Server, board, layout  # noqa: E402
from wire import Peer  # noqa: E402

COUNT_OF_FILE = 3655
MANY, MOST = 100_000, 1_000_000
VIEWS = (1, 8, 64)
# Views that one client may have.
VIEWS_PER_CLIENT = 8
ROUNDS = 5
KIB = 1024
WATERFALL = {"kind": "waterfall", "title": "Board", "data": "board.data.json", "parameters": {"columns": 3}}


def edited(peer, kind="edit", **members):
    """Sends a change and returns the milliseconds until it is acknowledged."""
    start = time.perf_counter()
    peer.expect("ack", seq=peer.command(kind, view=peer.view, **members))
    return (time.perf_counter() - start) * 1000


def edit(peer, op):
    return edited(peer, op=op, animated=True)


def single_edits(peer, count):
    """Returns the median milliseconds of each kind of edit of one item, and of taking it back."""
    times = {"insert": [], "delete": [], "move": [], "undo": []}
    for number in range(ROUNDS):
        place = {"section": "only", "index": 3}
        times["insert"].append(edit(peer, {"type": "insert", "count": 1, "at": place, "seed": number}))
        times["undo"].append(edited(peer, "undo"))
        times["delete"].append(edit(peer, {"type": "delete", "items": ["cell-5"]}))
        edited(peer, "undo")
        place = {"section": "only", "index": count // 2}
        times["move"].append(edit(peer, {"type": "move", "items": ["cell-7"], "to": place}))
        edited(peer, "undo")
    return {kind: statistics.median(values) for kind, values in times.items()}


def shuffled(peer, seed):
    return edit(peer, {"type": "shuffle", "seed": seed})


def edits_among_many():
    for name, file in (("grid", layout()), ("waterfall", WATERFALL)):
        with Server(data=board(columns=1, rows=COUNT_OF_FILE), layout_file=file) as server:
            with Peer(server) as peer:
                peer.open()
                # One less, so that there is room for an inserted item.
                for count in (MANY, MOST - 1):
                    grown = edit(peer, {"type": "count", "items": count, "seed": 1})
                    yield f"{name}, count to {count:,}, ms", f"{grown:.0f}"
                    rows = single_edits(peer, count)
                    told = ", ".join(f"{kind} {value:.1f}" for kind, value in rows.items())
                    yield f"{name}, one among {count:,}, ms", told
                    times = [shuffled(peer, seed) for seed in range(ROUNDS)]
                    yield f"{name}, shuffle of {count:,}, ms", f"{statistics.median(times):.0f}"
                [host] = server.hosts()
                yield f"{name}, stage host, MiB", f"{most_resident_kib(host) / KIB:.0f}"


def most_resident_kib(pid):
    """Returns the greatest resident memory that a process ever had."""
    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1])
    return 0


def shuffles_for_views():
    with Server(data=board(columns=1, rows=COUNT_OF_FILE), layout_file=layout()) as server:
        peers = []
        views = 0
        for wanted in VIEWS:
            while views < wanted:
                if views % VIEWS_PER_CLIENT == 0:
                    peers.append(Peer(server, name=f"client {views}"))
                peers[-1].open()
                views += 1
            median = statistics.median(shuffled(peers[0], seed) for seed in range(ROUNDS))
            yield f"shuffle of {COUNT_OF_FILE:,}, {wanted} views, ms", f"{median:.1f}"
        for peer in peers:
            peer.__exit__()


def rows():
    yield from edits_among_many()
    yield from shuffles_for_views()


if __name__ == "__main__":
    for name, value in rows():
        print(f"{name:<46} {value}", flush=True)

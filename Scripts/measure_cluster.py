#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Prints what several servers cost: measure_cluster.py [NUMBER OF FOLLOWERS…]. docs/scale.md has the results.

It starts its own `nats-server` and the newest tessera that is built, or the one that TESSERA names. Costs are processor
time of a server with all its threads, so other work on the machine changes them little.
"""

import json
import os
import pathlib
import statistics
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "Tests/Cluster"), str(ROOT / "Scripts")]

from fan_out import MEASURED_S, WARM_S, Driver, Followers, compiled, cpu_us, resident_kib  # noqa: E402
from fleet import PROTOCOL, VIEWPORT, Cluster, Looker, varint  # noqa: E402

STAGE = "board"
CROWDS = (0, 300, 1000, 3000)
RATE = 10
SAMPLES = 300
PARAMETER = "minimumLineSpacing"


class Clock(Looker):
    """A client that notes when each revision comes."""

    def take(self, message):
        now = time.perf_counter()
        if isinstance(message, bytes):
            _, at = varint(message, 1)
            self.__dict__.setdefault("times", {})[varint(message, at)[0]] = now
        super().take(message)


def latency():
    """Returns how much later a delta comes through a second server, and how long a command there takes, in ms."""
    with Cluster("ab") as cluster, Clock(cluster["a"]) as driver:
        driver.open(STAGE)
        with Clock(cluster["a"]) as near, Clock(cluster["b"]) as far:
            for client in (near, far):
                client.follow(driver.view, STAGE)
                client.expect_deltas(1)
            for sample in range(SAMPLES):
                driver.set_ok(PARAMETER, 10 + sample % 20)
                last = driver.revision()
                far.wait_for(lambda: far.revision() >= last, f"revision {last}")
                near.wait_for(lambda: near.revision() >= last, f"revision {last}")
            both = near.times.keys() & far.times.keys()
            added = sorted((far.times[rev] - near.times[rev]) * 1000 for rev in both)
            commands = []
            for client in (near, far):
                spent = []
                for sample in range(SAMPLES):
                    since = time.perf_counter()
                    client.set_ok(PARAMETER, 10 + sample % 20)
                    spent.append((time.perf_counter() - since) * 1000)
                commands.append(statistics.median(spent))
    return statistics.median(added), added[len(added) * 95 // 100], commands


def follow_script(folder, view):
    hello = {"kind": "hello", "protocol": PROTOCOL}
    follow = {
        "kind": "open", "seq": 1, "stage": STAGE, "viewport": VIEWPORT, "offset": {"x": 0, "y": 0}, "follow": view,
    }
    path = folder / "follow.txt"
    path.write_text("".join(json.dumps(line) + "\n" for line in (hello, follow)))
    return path


def crowd(program, folder, count, edges):
    """Returns ms of processor time in a second: the owner's, NATS' and each edge's; and the deltas delivered."""
    with Cluster("a" + edges) as cluster, Looker(cluster["a"]) as driver:
        driver.open(STAGE)
        script = follow_script(folder, driver.view)
        crowds = [Followers(program, cluster[edge].port, count, script) for edge in edges if count]
        try:
            for one in crowds:
                assert one.line() == "ready"
            processes = [cluster["a"].process.pid, cluster.nats.process.pid]
            processes += [cluster[edge].process.pid for edge in edges]
            with Driver(driver, RATE):
                time.sleep(WARM_S)
                before, answers = [cpu_us(one) for one in processes], sum(one.answered() for one in crowds)
                began = time.monotonic()
                time.sleep(MEASURED_S)
                after, answers = [cpu_us(one) for one in processes], sum(one.answered() for one in crowds) - answers
                seconds = time.monotonic() - began
            memory = resident_kib(processes[0])
        finally:
            for one in crowds:
                one.__exit__()
        costs = [(late - early) / 1000 / seconds for early, late in zip(before, after)]
        return costs, answers / seconds, memory


def main():
    counts = [int(word) for word in sys.argv[1:]] or CROWDS
    os.environ.setdefault("TESSERA", str(ROOT / ".build/release/tessera"))
    median, late, commands = latency()
    print(f"a delta through a second server: {median:.2f} ms later at the median, {late:.2f} ms at 95 %")
    print(f"a command at the owner takes {commands[0]:.2f} ms at the median, at another server {commands[1]:.2f} ms")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        program = compiled(folder, "followers")
        for edges in ("b", "bc"):
            for count in counts if edges == "b" else counts[-2:]:
                costs, delivered, memory = crowd(program, folder, count, edges)
                words = ", ".join(f"{edge} {cost:.1f}" for edge, cost in zip(["owner", "NATS", *edges], costs))
                print(f"{count} followers at each of {len(edges)}: {delivered:.0f} deltas/s; ms/s: {words}; "
                      f"owner {memory} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())

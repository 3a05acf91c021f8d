#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Prints what a delivered and answered delta costs the server, beside the least that is possible. `make bench` runs it.

The same clients follow a view of Tessera, whose parameter changes steadily, and then a server in C that only sends the
same bytes at the same rate and reads the answers. Times are processor time of the server, so other work on the machine
changes them little. `FORMAT=json` prints an object for each line. Arguments are numbers of followers.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from server import Server  # noqa: E402
from wire import PROTOCOL, VIEWPORT, Peer, board_stage  # noqa: E402

SOURCES = ROOT / "Benchmarks/FanOut"
CROWDS = (300, 1000, 5000)
# Both servers send so many messages a second together, but not more often than pages report.
MESSAGES_PER_SECOND = 9000
HIGHEST_RATE = 30
WARM_S = 1.5
MEASURED_S = 4
READY_LIMIT_S = 60
# What the server may cost, as a multiple of the loop in C.
BUDGET = 2
NANOSECONDS_PER_MICROSECOND = 1000
KIB = 1024


def compiled(folder, name):
    """Compiles a C program and returns its path."""
    program = folder / name
    source = SOURCES / f"{name}.c"
    subprocess.run(["cc", "-O2", "-o", program, source], check=True)
    return program


def cpu_us(process):
    """The processor time of a process until now, in µs."""
    tasks = pathlib.Path(f"/proc/{process}/task")
    spent = (int((task / "schedstat").read_text().split()[0]) for task in tasks.iterdir())
    return sum(spent) / NANOSECONDS_PER_MICROSECOND


def resident_kib(process):
    """The memory of a process, in KiB."""
    for line in pathlib.Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise ValueError("the system does not tell the memory of a process")


class Followers:
    """The clients, in a process of their own."""

    def __init__(self, program, port, count, script=None):
        command = [program, str(port), str(count)] + ([script] if script else [])
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()

    def line(self):
        line = self.process.stdout.readline().strip()
        if not line:
            raise RuntimeError("the clients ended")
        return line

    def answered(self):
        self.process.stdin.write("count\n")
        self.process.stdin.flush()
        return int(self.line())

    def cost(self, server):
        """Returns µs of a server's processor time for each answered message."""
        time.sleep(WARM_S)
        answers, spent = self.answered(), cpu_us(server)
        time.sleep(MEASURED_S)
        answers, spent = self.answered() - answers, cpu_us(server) - spent
        return spent / answers, answers / MEASURED_S


class Driver:
    """Changes a parameter of the stage, so many times a second, and keeps the last delta."""

    def __init__(self, peer, rate):
        self.peer, self.rate = peer, rate
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.run)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.ended.set()
        self.thread.join()

    def run(self):
        value, due = 10, time.monotonic()
        while not self.ended.is_set():
            value = 10 if value > 20 else value + 0.5
            self.peer.command(
                "set", view=self.peer.view, key="minimumLineSpacing", value=value, phase="change",
                animated=False,
            )
            due += 1 / self.rate
            self.ended.wait(max(0, due - time.monotonic()))


def tessera(programs, folder, count, rate):
    """Returns the cost for Tessera, its memory for each follower in KiB, and a delta."""
    with Server(gallery=False) as server, Peer(server) as peer:
        peer.open()
        script = folder / "follow.txt"
        hello = {"kind": "hello", "protocol": PROTOCOL}
        follow = {"kind": "open", "seq": 1, "stage": board_stage(peer.welcome["stages"]), "viewport": VIEWPORT,
                  "offset": {"x": 0, "y": 0}, "follow": peer.view}
        script.write_text("".join(json.dumps(line) + "\n" for line in (hello, follow)))
        process = server.process.pid
        before = resident_kib(process)
        with Followers(programs["followers"], server.port, count, script) as followers:
            assert followers.line() == "ready"
            memory = (resident_kib(process) - before) / count
            with Driver(peer, rate):
                cost, delivered = followers.cost(process)
        return cost, delivered, memory, peer.deltas[-1]


def reference(programs, folder, count, rate, delta):
    """Returns the cost for the server in C."""
    message = folder / "delta.bin"
    message.write_bytes(delta)
    command = [programs["epollServer"], str(rate), message]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        port = int(server.stdout.readline())
        with Followers(programs["followers"], port, count) as followers:
            assert followers.line() == "ready"
            cost, _ = followers.cost(server.pid)
        server.stdin.close()
    return cost


def main():
    crowds = [int(word) for word in sys.argv[1:]] or CROWDS
    with tempfile.TemporaryDirectory(prefix="tessera-fan-out-") as name:
        folder = pathlib.Path(name)
        programs = {program: compiled(folder, program) for program in ("epollServer", "followers")}
        for count in crowds:
            rate = max(1, min(HIGHEST_RATE, MESSAGES_PER_SECOND // count))
            cost, delivered, memory, delta = tessera(programs, folder, count, rate)
            least = reference(programs, folder, count, rate, delta)
            row = {
                "name": f"fan-out to {count} followers", "us": round(cost, 1), "c": round(least, 1),
                "ratio": round(cost / least, 2), "budget": BUDGET, "rate": rate,
                "delivered": round(delivered), "bytes": len(delta), "kibPerFollower": round(memory, 1),
            }
            if os.environ.get("FORMAT") == "json":
                print(json.dumps(row), flush=True)
            else:
                missed = " **missed**" if row["ratio"] > BUDGET else ""
                print(
                    f"| fan-out, {rate} Hz × {row['bytes']} B | {count} | answered delta "
                    f"| {row['us']} µs, {row['kibPerFollower']} KiB a follower | C {row['c']} µs "
                    f"| {row['ratio']}{missed} | ≤ {BUDGET} × |",
                    flush=True,
                )


if __name__ == "__main__":
    main()

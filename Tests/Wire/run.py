#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Holds a server to RFC 6455: run.py [--port PORT] [--list] [PART OF A NAME…]

It starts the newest `tessera` that is built (or the one that TESSERA names) on a free port, plays every case whose name
contains one of the parts, and prints a line for each group and each failure. It returns 1 if a case fails.
"""

import argparse
import concurrent.futures
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "Browser")]

import client  # noqa: E402
from cases import groups  # noqa: E402
from exchange import Handshake  # noqa: E402
from server import Server  # noqa: E402

# Cases that run at the same time; they mostly wait for the server.
WORKERS = 8


def wanted(parts, port):
    """Returns pairs of a group's name and its cases."""
    found = []
    for name, cases in groups(port):
        chosen = [case for case in cases if not parts or any(p in f"{name}: {case.name}" for p in parts)]
        if chosen:
            found.append((name, chosen))
    return found


def play(case, port):
    run = client.shake_hands if isinstance(case, Handshake) else client.play
    return run(case, port)


def run(chosen, port):
    """Plays all cases and prints the results of each group; returns the numbers of passed and failed cases."""
    passed = failed = 0
    with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        for name, cases in chosen:
            problems = list(pool.map(lambda case: play(case, port), cases))
            bad = [(case, words) for case, words in zip(cases, problems) if words]
            for case, words in bad:
                print(f"  ✘ {name}: {case.name} (RFC 6455, {case.section}): {words}")
            print(f"{name:<14} {len(cases) - len(bad):3} of {len(cases):3}", flush=True)
            passed, failed = passed + len(cases) - len(bad), failed + len(bad)
    return passed, failed


def main():
    options = argparse.ArgumentParser(description="Holds a server to RFC 6455.")
    options.add_argument("--port", type=int, help="the port of a server on this machine that runs already")
    options.add_argument("--list", action="store_true", help="print the cases without a server")
    options.add_argument("parts", nargs="*", metavar="PART", help="play only cases whose name contains this")
    given = options.parse_args()
    if given.list:
        for name, cases in wanted(given.parts, 0):
            for case in cases:
                print(f"{name}: {case.name} ({case.section})")
        return 0
    if given.port:
        passed, failed = run(wanted(given.parts, given.port), given.port)
    else:
        with Server(gallery=False) as server:
            passed, failed = run(wanted(given.parts, server.port), server.port)
            if server.process.poll() is not None:
                print(f"✘ the server ended with {server.process.returncode}:\n{server.text()}")
                failed += 1
    print(f"wire: {passed} passed, {failed} failed")
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())

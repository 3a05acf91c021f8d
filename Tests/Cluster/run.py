#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests several servers that run stages together over NATS: run.py [--short] [--seed N] [PART OF A NAME…]

Each test starts its own `nats-server` on a free port, with its own folder, and ends it and its servers by their ids.
The programs are the newest that are built, or those beside the one that TESSERA names. What is waited for is always an
event; only a wait that fails lasts for its limit. --short takes the tests that `make test` makes.
"""

import argparse
import concurrent.futures
import sys
import threading
import time
import unittest

from chance import SEED, Chance, ShortChance
from failures import Failures, Fences
from sources import Sources
from together import BadInput, TwoServers

# Tests that run at the same time.
WORKERS = 4
SHORT = ("TwoServers", "Failures.test_the_owner_is_killed", "ShortChance")


def chosen(parts, short):
    """Returns the tests whose names contain one of the parts."""
    found = unittest.TestSuite()
    # The longest first, so that they end with the others.
    for group in (Chance, ShortChance, Failures, Sources, Fences, TwoServers, BadInput):
        for test in unittest.defaultTestLoader.loadTestsFromTestCase(group):
            name = test.id().split(".", 1)[1]
            if short and not name.startswith(SHORT):
                continue
            if not short and not parts and name.startswith("ShortChance"):
                continue
            if not parts or any(part in name for part in parts):
                found.addTest(test)
    return found


class Line(unittest.TestResult):
    """Prints a line for each test."""

    def __init__(self, test, lock):
        super().__init__()
        self.test, self.lock, self.began = test, lock, time.monotonic()

    def stopTest(self, test):
        super().stopTest(test)
        found = [text for _, text in self.failures + self.errors]
        with self.lock:
            seconds = time.monotonic() - self.began
            print(f"{'✘' if found else '✔'} {test.id().split('.', 1)[1]} ({seconds:.1f} s)", *found, sep="\n", flush=True)


def run(tests, workers):
    """Runs tests beside each other, since they mostly wait; returns the numbers of passed and failed ones."""
    lock = threading.Lock()

    def single(test):
        result = Line(test, lock)
        test.run(result)
        return result.wasSuccessful()

    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        found = list(pool.map(single, tests))
    return found.count(True), found.count(False)


def main():
    options = argparse.ArgumentParser(description="Tests several servers that run stages together.")
    options.add_argument("--short", action="store_true", help="the tests that make test makes")
    options.add_argument("--seed", type=int, default=SEED, help="of the random commands")
    options.add_argument("parts", nargs="*", metavar="PART", help="only tests whose name contains this")
    given = options.parse_args()
    Chance.seed = given.seed
    passed, failed = run(chosen(given.parts, given.short), WORKERS)
    print(f"cluster: {passed} passed, {failed} failed")
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())

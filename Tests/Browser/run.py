#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the browser tests and prints their sum: run.py [PART OF A NAME…]"""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from support import Chromium  # noqa: E402


class Result(unittest.TextTestResult):
    """Names each test as it starts, so that one that hangs can be seen."""

    def getDescription(self, test):  # noqa: N802 (the name is unittest's)
        return str(test.id())


def flatten(suite):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from flatten(test)
        else:
            yield test


def main():
    folder = str(pathlib.Path(__file__).resolve().parent)
    tests = list(flatten(unittest.TestLoader().discover(folder, pattern="test_*.py")))
    if wanted := sys.argv[1:]:
        tests = [test for test in tests if any(part in test.id() for part in wanted)]
    try:
        runner = unittest.TextTestRunner(stream=sys.stdout, verbosity=2, resultclass=Result)
        result = runner.run(unittest.TestSuite(tests))
    finally:
        Chromium.close()
    bad = len(result.failures) + len(result.errors) + len(result.unexpectedSuccesses)
    print(f"browser: {result.testsRun - bad} passed, {bad} failed", flush=True)
    return 0 if result.wasSuccessful() and result.testsRun else 1


if __name__ == "__main__":
    sys.exit(main())

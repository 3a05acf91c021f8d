#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Prints "PASSED FAILED" for one test runner: count_tests.py swift|node|browser|attacks FILE…"""

import os
import re
import sys
import xml.etree.ElementTree as xml


def swift(paths):
    """Adds up the reports of `swift test --xunit-output`; a missing report counts nothing.

    A report that breaks off means that the tests were aborted; it counts as one failure.
    """
    tests = failures = 0
    for path in filter(os.path.exists, paths):
        try:
            report = xml.parse(path).getroot()
        except xml.ParseError:
            print(f"{path} has no end: the tests were aborted, see above", file=sys.stderr)
            tests, failures = tests + 1, failures + 1
            continue
        for suite in report.iter("testsuite"):
            cases = list(suite.iter("testcase"))
            bad = [case for case in cases if case.find("failure") is not None]
            tests += len(cases)
            failures += len(bad)
    return tests - failures, failures


def last_number(pattern, text):
    """Returns the last number that the pattern finds, or 0."""
    found = re.findall(pattern, text, re.MULTILINE)
    return int(found[-1]) if found else 0


def node(paths):
    """Reads the summary of node's `spec` reporter."""
    text = open(paths[0], encoding="utf-8").read()
    bad = last_number(r"^ℹ fail (\d+)$", text) + last_number(r"^ℹ cancelled (\d+)$", text)
    return last_number(r"^ℹ pass (\d+)$", text), bad


def browser(paths):
    """Reads the last line of Tests/Browser/run.py."""
    text = open(paths[0], encoding="utf-8").read()
    # Between the numbers, it tells how many passed at the second try.
    line = r"^browser: (\d+) passed,.* \d+ failed$", r"^browser: \d+ passed,.* (\d+) failed$"
    return last_number(line[0], text), last_number(line[1], text)


def attacks(paths):
    """Adds up the last lines of Tests/Wire/run.py, Tests/Strong/run.py, Tests/Agents/run.py and
    Tests/Cluster/run.py."""
    text = open(paths[0], encoding="utf-8").read()
    found = re.findall(r"^(?:wire|strong|agents|cluster): (\d+) passed, (\d+) failed$", text, re.MULTILINE)
    return sum(int(passed) for passed, _ in found), sum(int(failed) for _, failed in found)


if __name__ == "__main__":
    counter = {"swift": swift, "node": node, "browser": browser, "attacks": attacks}[sys.argv[1]]
    print(*counter(sys.argv[2:]))

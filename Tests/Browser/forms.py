# SPDX-License-Identifier: Apache-2.0
"""The short form of the browser tests: which of them it has, and what makes it honest."""

import pathlib
import re

TESTS = pathlib.Path(__file__).resolve().parent.parent
# Tests and files of tests, as reasons name them.
NAMES = re.compile(r"\btest_\w+|\w+\.test\.mjs|\b[A-Z]\w*Tests\b|\bTests/\w+")


def in_short_form(tests):
    """Returns the tests that are in the short form; fails if they are too few, or a reason names what is not there."""
    kept = [test for test in tests if reason_of(test) is None]
    without = {file_of(test) for test in tests} - {file_of(test) for test in kept}
    if without:
        raise SystemExit(f"the short form has no test of {', '.join(sorted(without))}")
    known = names(tests)
    for test in tests:
        unknown = set(NAMES.findall(reason_of(test) or "")) - known
        if unknown:
            raise SystemExit(f"{test.id()} is left to the long form because of {', '.join(sorted(unknown))}: not there")
    return kept


def reason_of(test):
    """Returns why only the long form runs a test, or nothing."""
    return getattr(getattr(test, test._testMethodName, None), "thorough", None)


def file_of(test):
    return test.id().split(".")[0]


def names(tests):
    """Returns what reasons may name: browser tests, and files and folders of all tests."""
    found = {test.id().split(".")[-1] for test in tests}
    for path in TESTS.rglob("*"):
        found |= {path.name, path.stem}
    return found | {f"Tests/{path.name}" for path in TESTS.iterdir()}

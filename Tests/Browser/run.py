#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the browser tests in a few processes and prints a summary: run.py [--short] [PART OF A NAME…]

--short leaves out the tests that say `@thorough` and why, and goes through less in some others: this is what `make test`
runs. Each process has its own Chromium and servers. It takes whole files, those with most tests first. WORKERS sets the
number of processes.

If only a few tests fail, they run once more, alone, because a slow machine may be the reason. A test that passes then
is named at the end with its first failure. If more tests fail, none of them runs again.
"""

import argparse
import collections
import multiprocessing
import os
import pathlib
import sys
import time
import unittest
from multiprocessing import connection

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER))

from chromium import Chromium  # noqa: E402
from forms import file_of, in_short_form  # noqa: E402

WORKERS = int(os.environ.get("WORKERS", "2"))
# After this many seconds of silence, the run prints what it is waiting for.
PATIENCE_S = 60
PASSED, FAILED = "ok", "FAILED"
# With more failures than this, none of them counts as an accident.
ACCIDENTS = 3
# Outcomes that are reported but are not failures.
SKIPPED, EXPECTED = "skipped", "failed as expected"


class Reporter(unittest.TestResult):
    """Sends the start and the outcome of every test of one process to the process that prints."""

    def __init__(self, pipe):
        super().__init__()
        self.pipe = pipe
        self.running = None

    def startTest(self, test):  # noqa: N802 (the names are unittest's)
        super().startTest(test)
        self.running, self.outcome, self.texts = test, PASSED, []
        self.started = time.monotonic()
        self.pipe.send(("start", test.id(), "", 0, ""))

    def stopTest(self, test):  # noqa: N802
        super().stopTest(test)
        self.running = None
        self.tell(test, self.outcome, time.monotonic() - self.started, self.texts)

    def tell(self, test, outcome, seconds, texts):
        self.pipe.send(("end", test.id(), outcome, seconds, "\n".join(texts)))

    def broken(self, test, text):
        """Notes a failure in a part of a test; outside of tests, in the set-up or tear-down of a class."""
        if self.running:
            self.outcome = FAILED
            self.texts.append(text if test is self.running else f"{test.id()}\n{text}")
        else:
            self.tell(test, FAILED, 0, [text])

    def addError(self, test, error):  # noqa: N802
        self.broken(test, self._exc_info_to_string(error, test))

    def addFailure(self, test, error):  # noqa: N802
        self.addError(test, error)

    def addSubTest(self, test, subtest, error):  # noqa: N802
        if error:
            self.addError(subtest, error)

    def addSkip(self, test, reason):  # noqa: N802
        self.outcome = SKIPPED

    def addExpectedFailure(self, test, error):  # noqa: N802
        self.outcome = EXPECTED

    def addUnexpectedSuccess(self, test):  # noqa: N802
        self.broken(test, "was expected to fail")


def flatten(suite):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from flatten(test)
        else:
            yield test


def discover(wanted):
    """Returns all tests whose name contains one of the parts, in the order of files and names."""
    tests = flatten(unittest.TestLoader().discover(str(FOLDER), pattern="test_*.py"))
    return [test for test in tests if not wanted or any(part in test.id() for part in wanted)]


def files_of(tests):
    """Returns the names of the tests in each file; the file with the most tests comes first."""
    files = collections.defaultdict(list)
    for test in tests:
        files[file_of(test)].append(test.id())
    return [names for _, names in sorted(files.items(), key=lambda file: (-len(file[1]), file[0]))]


def work(pipe):
    """The main function of a process: runs the tests that it receives until it receives none."""
    by_name = {test.id(): test for test in discover([])}
    try:
        while names := pipe.recv():
            unittest.TestSuite(by_name[name] for name in names).run(Reporter(pipe))
            pipe.send(("idle", "", "", 0, ""))
    finally:
        Chromium.close()


class Board:
    """Prints the reports of the processes and counts. A test without a report has failed."""

    def __init__(self):
        self.outcomes = {}
        self.running = {}
        self.failures = []
        self.accidents = []

    def hear(self, process, message):
        kind, name, outcome, seconds, text = message
        if kind == "start":
            self.running[process] = name
            return
        self.running.pop(process, None)
        self.note(name, outcome, text)
        print(f"{outcome:<7}{seconds:7.1f} s  {name}", flush=True)

    def note(self, name, outcome, text):
        self.outcomes[name] = outcome
        if outcome == FAILED:
            self.failures.append((name, text))

    def finish(self, names):
        """Counts tests that never ended as failed: a process may have died."""
        for name in names:
            if name not in self.outcomes:
                self.note(name, FAILED, "it never ran to its end")

    def take_failures(self):
        """Returns the failures that run once more; none when there are too many."""
        if len(self.failures) > ACCIDENTS:
            return []
        self.accidents, self.failures = self.failures, []
        for name, _ in self.accidents:
            del self.outcomes[name]
        return [name for name, _ in self.accidents]

    def sum(self):
        failed = [name for name, _ in self.failures]
        accidents = [(name, text) for name, text in self.accidents if name not in failed]
        for name, text in accidents:
            print(f"{'-' * 70}\n{name} passed alone, but had failed beside others\n{text}")
        for name, text in self.failures:
            print(f"{'=' * 70}\n{name}\n{text}")
        bad = len(self.failures)
        second = f", {len(accidents)} of them at the second try" if accidents else ""
        print(f"browser: {len(self.outcomes) - bad} passed{second}, {bad} failed", flush=True)
        return 0 if self.outcomes and not bad else 1


class Crew:
    """The processes, and the files that are still to be run."""

    def __init__(self, board, files, count):
        self.waiting = collections.deque(files)
        self.board = board
        self.processes = {}
        context = multiprocessing.get_context("spawn")
        for _ in range(min(count, len(files))):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs,))
            process.start()
            theirs.close()
            self.processes[ours] = process
            self.give(ours)

    def give(self, pipe):
        """Sends a process its next file, or nothing, which ends it."""
        pipe.send(self.waiting.popleft() if self.waiting else [])

    def run(self):
        """Prints the reports of the processes until all have ended."""
        while self.processes:
            ready = connection.wait(list(self.processes), PATIENCE_S)
            if not ready:
                print(f"waiting for {', '.join(self.board.running.values())}", flush=True)
            for pipe in ready:
                self.hear(pipe)

    def hear(self, pipe):
        try:
            message = pipe.recv()
        except (EOFError, ConnectionError):
            self.board.running.pop(pipe, None)
            self.processes.pop(pipe).join()
            return
        if message[0] == "idle":
            self.give(pipe)
        else:
            self.board.hear(pipe, message)


def run(board, files, count):
    """Runs the tests of some files. Tests that a dead process had taken have failed."""
    Crew(board, files, min(count, len(files))).run()
    board.finish(name for file in files for name in file)


def arguments():
    options = argparse.ArgumentParser(description="Runs the browser tests.")
    options.add_argument("--short", action="store_true", help="run the short form, as make test does")
    options.add_argument("parts", nargs="*", metavar="PART", help="run only tests whose name contains this")
    return options.parse_args()


def main():
    given = arguments()
    # Tests read it when their processes begin.
    os.environ["SHORT"] = "1" if given.short else ""
    found = discover(given.parts)
    tests = found
    if given.short:
        short = {test.id() for test in in_short_form(discover([]))}
        tests = [test for test in found if test.id() in short]
    board = Board()
    run(board, files_of(tests), max(1, WORKERS))
    again = board.take_failures()
    if again:
        print(f"once more, alone: {', '.join(again)}", flush=True)
        run(board, [again], 1)
    if given.short:
        print(f"{len(found) - len(tests)} more tests are in the long form: make test-page")
    return board.sum()


if __name__ == "__main__":
    sys.exit(main())

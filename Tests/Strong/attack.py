# SPDX-License-Identifier: Apache-2.0
"""What an attack is, how much of it is made, and the server that it meets."""

import contextlib
import dataclasses
import os
import pathlib
import random
import sys
import tempfile
from collections.abc import Callable

TESTS = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TESTS / "Browser"), str(TESTS / "Wire")]

from link import Crowd  # noqa: E402
from server import Server  # noqa: E402

# Every attack that was described, in the order of the files.
ATTACKS = []


@dataclasses.dataclass(frozen=True)
class Attack:
    """A sentence that must hold, and the function that tries to break it."""

    sentence: str
    group: str
    run: Callable
    # Whether the short form makes it, too.
    short: bool
    # Whether it compares lengths of memory, which mean nothing with a sanitizer.
    measures: bool


def attack(sentence, short=False, measures=False):
    """Registers a function of a `Field` as an attack."""

    def register(run):
        ATTACKS.append(Attack(sentence, run.__module__.split(".")[-1], run, short, measures))
        return run

    return register


class Field:
    """Where an attack takes place: its servers and folders end with it, and its random numbers have a seed."""

    def __init__(self, seed, is_short, stack):
        self.seed, self.is_short, self.stack = seed, is_short, stack
        self.random = random.Random(seed)

    def times(self, full, short):
        """Returns how often something is done in this form of the attack."""
        return short if self.is_short else full

    def folder(self):
        """Makes a folder that is removed afterwards."""
        return pathlib.Path(self.stack.enter_context(tempfile.TemporaryDirectory(prefix="tessera-strong-")))

    def serve(self, arguments=(), **options):
        """Starts a server, which ends with the attack."""
        options.setdefault("gallery", False)
        return self.stack.enter_context(Server(arguments, **options))

    def crowd(self, server):
        """Makes clients for a server; every wait ends with words if the server has ended."""
        crowd = self.stack.enter_context(Crowd(server.port))
        crowd.check = lambda: still_runs(server)
        return crowd


def still_runs(server):
    """The server must not have ended."""
    code = server.process.poll()
    if code is not None:
        raise AssertionError(f"the server ended with {code}; it said:\n{server.text()[-2000:]}")


@contextlib.contextmanager
def field(seed, is_short):
    with contextlib.ExitStack() as stack:
        yield Field(seed, is_short, stack)


def use_binaries(folder):
    """Tests the binaries of a folder, such as those of another build."""
    os.environ["TESSERA"] = str(pathlib.Path(folder).resolve() / "tessera")


def require(condition, words):
    """Fails with words unless the condition holds."""
    if not condition:
        raise AssertionError(words)

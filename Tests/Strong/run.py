#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Attacks a server: run.py [--short] [--list] [--binary DIR] [--without-memory] [--seed N] [PART OF A NAME…]

Each attack starts the servers that it needs on free ports of this machine, ends by itself and ends only what it
started. A line says whether its sentence holds. The result is 1 if one does not.
"""

import argparse
import pathlib
import sys
import time
import traceback

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from attack import ATTACKS, field, use_binaries  # noqa: E402
import attacks  # noqa: E402, F401 (its modules register the attacks)

# Attacks that have not begun by then have failed. An unloaded machine needs about half of it.
LIMIT_S = 600
# The seed of every run; a failure is repeated with the same one.
SEED = 20_261_123
BEGAN = time.monotonic()


def chosen(given):
    """Returns the attacks whose group or sentence contains one of the words."""
    return [
        each for each in ATTACKS
        if (each.short or not given.short) and not (each.measures and given.without_memory)
        and (not given.parts or any(part in f"{each.group}: {each.sentence}" for part in given.parts))
    ]


def make(each, given):
    """Makes an attack; returns whether its sentence held."""
    started = time.monotonic()
    try:
        if started > BEGAN + LIMIT_S:
            raise AssertionError(f"it was not made: {LIMIT_S} s were over before its turn")
        with field(given.seed, given.short) as place:
            each.run(place)
        problem = ""
    except Exception as error:  # Any failure of an attack is told, and the others go on.
        problem = str(error) if isinstance(error, AssertionError) else traceback.format_exc()
    seconds = time.monotonic() - started
    print(f"{'✘' if problem else '✔'} {seconds:6.1f} s  {each.group}: {each.sentence}", flush=True)
    if problem:
        print("    " + problem.strip().replace("\n", "\n    ") + f"\n    (seed {given.seed})", flush=True)
    return not problem


def main():
    options = argparse.ArgumentParser(description="Attacks a server.")
    options.add_argument("--short", action="store_true", help="make the short form, as make test does")
    options.add_argument("--list", action="store_true", help="print the attacks")
    options.add_argument("--binary", metavar="DIR", help="the folder of another build's programs")
    options.add_argument("--without-memory", action="store_true", help="leave out attacks that measure memory")
    options.add_argument("--seed", type=int, default=SEED, help="of the random numbers")
    options.add_argument("parts", nargs="*", metavar="PART", help="make only attacks whose name contains this")
    given = options.parse_args()
    if given.binary:
        use_binaries(given.binary)
    wanted = chosen(given)
    if given.list:
        for each in wanted:
            print(f"{each.group}: {each.sentence}{' (short form, too)' if each.short else ''}")
        return 0
    held = [make(each, given) for each in wanted]
    print(f"strong: {sum(held)} passed, {len(held) - sum(held)} failed")
    return 0 if held and all(held) else 1


if __name__ == "__main__":
    sys.exit(main())

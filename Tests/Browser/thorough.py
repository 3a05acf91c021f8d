# SPDX-License-Identifier: Apache-2.0
"""What only the long form of the browser tests does; `run.py --short` leaves it out."""

import os

# run.py sets it for its processes.
IS_SHORT = os.environ.get("SHORT") == "1"


def thorough(reason):
    """Leaves a test to the long form, for a reason: what else checks its rule, at less cost."""

    def mark(test):
        test.thorough = reason
        return test

    return mark


def fewer(every, few):
    """Returns what a test goes through: everything, and in the short form some of it."""
    return few if IS_SHORT else every

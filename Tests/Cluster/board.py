# SPDX-License-Identifier: Apache-2.0
"""The tests' own stage, as clients of several servers see it."""

import pathlib
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "Strong")]

from fleet import LIMIT_S, Looker, binary  # noqa: E402
from tables import pictures  # noqa: E402

STAGE = "board"
SPACING, COLUMNS = "minimumLineSpacing", "minimumInteritemSpacing"


def picture(client):
    """Returns the picture to which a client's deltas lead, without its revision."""
    found = pictures([[delta.hex() for delta in client.deltas]])[0]
    return {key: found[key] for key in ("size", "elements")}


def newcomer(member, **options):
    """Returns a client with a view of its own."""
    client = Looker(member, **options)
    client.open(STAGE)
    return client


def state(member):
    """Returns what a client that comes to a server finds: values, number of edits, items and picture."""
    with newcomer(member) as client:
        last = {message["kind"]: message for message in client.messages}
        return {
            "values": client.values(),
            "edits": last["history"]["edits"],
            "outline": last["outline"]["list"],
            "picture": picture(client),
        }


def word(client):
    """Returns the last state of the stage that a client was told."""
    states = [message["state"] for message in list(client.messages) if message["kind"] == "status"]
    return states[-1] if states else None


def start_of_failure(arguments):
    """Starts a server that must not start, and returns its exit code and what it says."""
    done = subprocess.run(
        [str(binary()), "serve", "--port", "0", *arguments], capture_output=True, text=True, timeout=LIMIT_S, check=False
    )
    return done.returncode, done.stderr + done.stdout

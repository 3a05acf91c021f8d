# SPDX-License-Identifier: Apache-2.0
"""The pictures to which clients' deltas lead, and whether they are the same."""

import json
import pathlib
import subprocess

SCRIPT = pathlib.Path(__file__).resolve().parent / "tables.mjs"


def pictures(chains):
    """Returns the picture to which each list of deltas leads."""
    done = subprocess.run(["node", SCRIPT], input=json.dumps(chains), capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    for picture in found:
        if "error" in picture:
            raise AssertionError(f"a client could not apply its deltas: {picture['error']}")
    return found


def titles(picture):
    """Returns the titles of the cells by key."""
    return {
        element["key"]: element["shown"]["title"]
        for element in picture["elements"]
        if element["shown"] and element["category"] == 0
    }


def assert_same(crowd, links, view):
    """Waits until all links are at the same revision of a view and compares their pictures; returns one of them.

    A newcomer's snapshot is one of the pictures, so that they are also right and not only equal.
    """
    newcomer = crowd.join("newcomer")
    stage = links[0].found("opened", view=view)["stage"]
    crowd.open(newcomer, stage=stage, follow=view)
    everybody = [*links, newcomer]
    settle(crowd, everybody, view)
    found = pictures([link.chain(view) for link in everybody])
    for link, picture in zip(everybody, found):
        if picture != found[-1]:
            raise AssertionError(f"a client's picture differs: {difference(picture, found[-1])}")
    newcomer.leave()
    return found[-1]


def settle(crowd, links, view):
    """Waits until all links have the same revision of a view."""
    crowd.until(
        lambda: len({link.revisions.get(view) for link in links}) == 1,
        lambda: f"one revision of view {view} among {sorted({link.revisions.get(view) or 0 for link in links})}",
    )


def difference(one, other):
    """Says where two pictures differ."""
    if one["size"] != other["size"]:
        return f"size {one['size']} and {other['size']}"
    mine = {element["key"]: element for element in one["elements"]}
    theirs = {element["key"]: element for element in other["elements"]}
    for key in mine.keys() ^ theirs.keys():
        return f"element {key} is in one of them only"
    for key in mine:
        if mine[key] != theirs[key]:
            return f"{mine[key]} and {theirs[key]}"
    return f"revision {one['revision']} and {other['revision']}"

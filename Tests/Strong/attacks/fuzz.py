# SPDX-License-Identifier: Apache-2.0
"""Recorded conversations, spoilt: the server and its hosts go on, and other clients keep their pictures."""

import json
import pathlib
import random

import frames
from attack import attack, require
from mutations import is_heavy, reordered, spoilt, spoilt_bytes, spoilt_frame
from server import board
from tables import assert_same

TESTS = pathlib.Path(__file__).resolve().parent.parent.parent
SEEDS = TESTS / "Strong" / "seeds"
VECTORS = TESTS / "Vectors" / "messages.json"
# Numbers of rounds in which something broke once, by seed; they are always played again.
KEPT = {}
# The share of messages that are spoilt, and of those whose bytes are.
SPOILT, BYTES, FRAMES = 0.5, 0.25, 0.02
# The share of conversations that begin with `hello`.
GREETING = 0.95
# A client may send more at once, but not for long.
LONGEST = 250
SHORT = ("selected_items_go_together-1", "every_kind")


def seeds(is_short):
    """Yields the names and contents of all seeds. One of them has every message of the protocol's vectors."""
    for path in sorted(SEEDS.glob("*.json")):
        if not is_short or path.stem in SHORT:
            yield path.stem, json.loads(path.read_text(encoding="utf-8"))
    vectors = json.loads(VECTORS.read_text(encoding="utf-8"))
    messages = [each["message"] for each in vectors["valid"] if each["to"] == "server"]
    yield "every_kind", {"layout": None, "data": None, "views": [], "messages": messages}


@attack("spoilt conversations end nothing, and other clients keep their pictures", short=True)
def conversations(field):
    total = 0
    for name, seed in seeds(field.is_short):
        total += play_seed(field, name, seed)
    print(f"    {total} messages", flush=True)


def play_seed(field, name, seed):
    """Plays many rounds of one seed against one server; returns how many messages were sent."""
    with_files = {"layout_file": seed["layout"], "data": seed["data"] or board()}
    server = field.serve(**with_files)
    crowd = field.crowd(server)
    witness = crowd.join("witness")
    view = crowd.open(witness)
    sent = 0
    numbers = [*KEPT.get(name, []), *range(field.times(full=15, short=6))]
    for number in numbers:
        draw = random.Random(f"{field.seed} {name} {number}")
        where = f"seed {name}, round {number}"
        try:
            sent += play_round(crowd, draw, seed)
            calm(crowd, witness, view)
            require(not witness.found("status", state="restarting"), "a stage host was ended")
        except AssertionError as error:
            raise AssertionError(f"{where}: {error}") from error
    assert_same(crowd, [witness], view)
    server.kill()
    return sent


def calm(crowd, witness, view):
    """Restores the file's layout and data, so that no round makes the next one slow."""
    crowd.done(witness, witness.command("layout", view=view, to=""))
    crowd.done(witness, witness.command("edit", view=view, op={"type": "revert"}, animated=False))


def play_round(crowd, draw, seed):
    """Plays one spoilt conversation with a connection of its own; returns the number of its messages."""
    greets = draw.random() < GREETING
    link = crowd.join("fuzz", hello=greets)
    link.keeps = False
    # All views of the conversation are one of today's; in vectors, every small number is.
    view = crowd.open(link) if greets else 0
    views = dict.fromkeys(seed["views"] or range(1, 20), view)
    messages = [mapped(message, views) for message in seed["messages"] if message["kind"] != "hello"][:LONGEST]
    has_broken_frames, count = False, 0
    for message in reordered(draw, messages):
        data = json.dumps(message).encode() if not is_heavy(message) else b""
        if draw.random() < SPOILT:
            data = spoilt(draw, message, messages)
            if data and draw.random() < BYTES:
                data = spoilt_bytes(draw, data)
        if not data:
            continue
        is_broken = draw.random() < FRAMES
        has_broken_frames |= is_broken
        link.write(spoilt_frame(draw, data) if is_broken else frames.text(data))
        count += 1
    finish(crowd, link, has_broken_frames)
    return count


def mapped(message, views):
    """Returns a recorded message with the numbers of today's views."""
    found = dict(message)
    for key in ("view", "follow", "resume"):
        if found.get(key) in views:
            found[key] = views[found[key]]
    return found


def finish(crowd, link, has_broken_frames):
    """Waits until everything was read, unless a broken frame may make the server wait for the rest of it."""
    if not has_broken_frames and not link.has_ended:
        link.send("ping", c=77)
        crowd.until(
            lambda: link.has_ended or link.closed_with or link.found("pong", c=77) or link.found("error", code="rate"),
            "the end of a conversation",
        )
    link.leave()

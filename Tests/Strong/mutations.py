# SPDX-License-Identifier: Apache-2.0
"""Spoils recorded messages: their values, members, bytes, lengths, frames and order. Random numbers have a seed."""

import copy
import json

import frames

# Values at the edges of what a reader may expect.
NASTY = [
    None, True, False, 0, -1, 1, 2, 0.5, -0.5, 1e-320, 255, 256, 2**31 - 1, 2**31, 2**32, 2**52, 2**53 - 1, 2**53,
    2**63, 2**64, -(2**53), 1e308, -1e308, float("nan"), float("inf"), "", "x", "0", "null", "\0", "\u202e",
    "é" * 2048,
    "x" * 4096, "x" * 4097, "cell-0", "new-1", [], {}, [[[[]]]], [0] * 1001, ["cell-0"] * 1000, {"x": 1}, {"x": {}},
]
# A count that is allowed but makes the stage slow.
HEAVY_ITEMS = 200
LONGEST = 64 * 1024


def places(value, path=()):
    """Yields the path of every value inside a message."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield (*path, key)
        yield from places(each, (*path, key))


def holder(message, path):
    for key in path[:-1]:
        message = message[key]
    return message


def other_value(random, message, others):
    """Puts an edge, a number nearby, or a value of another message into one place."""
    path = random.choice(list(places(message)))
    inside = holder(message, path)
    old = inside[path[-1]]
    if isinstance(old, (int, float)) and not isinstance(old, bool) and random.random() < 0.5:
        inside[path[-1]] = random.choice([old + 1, old - 1, -old, old * 1000, old / 3, old * random.uniform(-2, 2)])
    elif random.random() < 0.3:
        other = random.choice(others)
        inside[path[-1]] = copy.deepcopy(holder(other, found := random.choice(list(places(other))))[found[-1]])
    else:
        inside[path[-1]] = copy.deepcopy(random.choice(NASTY))


def other_members(random, message, _):
    """Removes or renames a member, or adds one of another kind's names."""
    path = random.choice(list(places(message)))
    inside = holder(message, path)
    old = inside.pop(path[-1])
    if isinstance(inside, dict) and random.random() < 0.5:
        inside[random.choice(["view", "items", "point", "phase", "op", "kind", str(path[-1])[:-1] or "x"])] = old


def is_heavy(message):
    """Whether a message asks, rightly, for so much that everybody has to wait."""
    op = message.get("op") if isinstance(message, dict) else None
    counts = [op.get("items"), op.get("count")] if isinstance(op, dict) else []
    return any(isinstance(each, (int, float)) and each > HEAVY_ITEMS for each in counts)


def spoilt(random, message, others):
    """Returns the bytes of a message after one to three mutations of its values and members."""
    message = copy.deepcopy(message)
    for _ in range(random.randint(1, 3)):
        if isinstance(message, dict) and message:
            random.choice([other_value, other_value, other_members])(random, message, others)
    return b"" if is_heavy(message) else json.dumps(message).encode()


def spoilt_bytes(random, data):
    """Flips bits, cuts, repeats or stuffs the bytes of a message."""
    data = bytearray(data)
    way = random.randrange(5)
    if way == 0:
        for _ in range(random.randint(1, 4)):
            data[random.randrange(len(data))] ^= 1 << random.randrange(8)
    elif way == 1:
        del data[random.randrange(len(data)) :]
    elif way == 2:
        at = random.randrange(len(data))
        data[at:at] = random.randbytes(random.randint(1, 20))
    elif way == 3:
        data += bytes(data)
    else:
        at = data.rfind(b"}")
        data[at:at] = b" " * random.choice([1, 100, LONGEST - len(data), LONGEST])
    return bytes(data)


def spoilt_frame(random, data):
    """Flips bits in the first bytes of a frame, where its opcode, length and mask are."""
    data = bytearray(frames.text(data))
    for _ in range(random.randint(1, 3)):
        data[random.randrange(min(len(data), 10))] ^= 1 << random.randrange(8)
    return bytes(data)


def reordered(random, messages):
    """Leaves out, repeats and exchanges some messages of a conversation."""
    found = list(messages)
    for _ in range(random.randint(0, 1 + len(found) // 8)):
        at = random.randrange(len(found))
        way = random.randrange(3)
        if way == 0 and len(found) > 2:
            del found[at]
        elif way == 1:
            found.insert(random.randrange(len(found)), found[at])
        else:
            other = random.randrange(len(found))
            found[at], found[other] = found[other], found[at]
    return found

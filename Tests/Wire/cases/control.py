# SPDX-License-Identifier: Apache-2.0
"""Pings and pongs: section 5.5."""

from exchange import PROTOCOL_ERROR, Await, answer, ends, message, stays
from frames import CLOSE, PING, PONG, frame, ping, pong, text

EVERY_BYTE = bytes(range(256))


def cases():
    for payload in (b"", b"x", EVERY_BYTE[:124], EVERY_BYTE[131:], b"\xff\xfe\x00\x80"):
        name = f"a ping of {len(payload)} bytes"
        yield stays(name, "5.5.3", ping(payload), pongs=(payload,))
        yield stays(f"{name} in writes of 1", "5.5.3", ping(payload), pongs=(payload,), piece=1)
    yield from unsolicited()
    yield from rows()
    yield from too_long()


def unsolicited():
    yield stays("a pong that nobody asked for", "5.5.3", pong())
    yield stays("such a pong of 125 bytes", "5.5.3", pong(b"x" * 125))
    yield stays("such a pong, then a ping", "5.5.3", pong(b"a"), ping(b"b"), pongs=(b"b",))
    yield stays("10 such pongs at once", "5.5.3", pong(b"a") * 10)


def rows():
    """Many pings. If several wait, only the newest must be answered (5.5.3)."""
    for count in (2, 3, 5, 10, 50, 100):
        payloads = tuple(f"ping {number}".encode() for number in range(count))
        at_once = b"".join(ping(payload) for payload in payloads)
        yield stays(f"{count} pings at once", "5.5.3", at_once, pongs=payloads, newest=True)
        yield stays(f"{count} pings in writes of 5", "5.5.3", at_once, pongs=payloads, newest=True, piece=5)
    steps = []
    for number in range(10):
        steps += [ping(str(number).encode()), Await(pongs=number + 1)]
    yield stays("10 pings, each after the pong before", "5.5.2", *steps,
                pongs=tuple(str(number).encode() for number in range(10)))
    yield stays("a ping, a text, a ping", "5.5.2", ping(b"1"), text(message(1)), ping(b"2"),
                texts=(answer(1),), pongs=(b"1", b"2"), newest=True)
    yield stays("a ping before a text in one write", "5.5.2", ping(b"1") + text(message(1)),
                texts=(answer(1),), pongs=(b"1",))


def too_long():
    """Control frames of more than 125 bytes, and those that are cut."""
    names = {PING: "ping", PONG: "pong", CLOSE: "close frame"}
    for opcode, name in names.items():
        for size in (126, 127, 65536):
            payload = (1000).to_bytes(2, "big") + b"x" * (size - 2)
            yield ends(f"a {name} of {size} bytes", "5.5", PROTOCOL_ERROR, frame(opcode, payload))
        part = frame(opcode, b"", fin=False)
        yield ends(f"a {name} without FIN", "5.5", PROTOCOL_ERROR, part)
    yield ends("a ping that announces 2^40 bytes", "5.5", PROTOCOL_ERROR,
               frame(PING, b"", announced=2**40, width=8))

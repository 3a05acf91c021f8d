# SPDX-License-Identifier: Apache-2.0
"""Messages of several frames: section 5.4."""

from exchange import PROTOCOL_ERROR, Await, answer, ends, message, stays
from frames import BINARY, CONTINUATION, TEXT, fragments, frame, ping, pong, text

BODY = message(1)
FIRST = frame(TEXT, BODY[:10], fin=False)
LAST = frame(CONTINUATION, BODY[10:])


def cases():
    yield from whole()
    yield from interleaved()
    yield from without_start()
    yield from inside()


def whole():
    """The same message, cut in many ways."""
    cuts = {
        "2 fragments": [10],
        "3 fragments": [10, 20],
        "fragments of 1 byte": range(1, len(BODY)),
        "an empty first fragment": [0],
        "an empty last fragment": [len(BODY)],
        "an empty fragment in the middle": [10, 10],
        "3 empty fragments at the start": [0, 0, 0],
        "10 empty fragments in the middle": [10] * 11,
    }
    for name, places in cuts.items():
        data = fragments(BODY, places)
        yield stays(name, "5.4", data, texts=(answer(1),))
        yield stays(f"{name} in writes of 1", "5.4", data, texts=(answer(1),), piece=1)
    long = message(1, 20_000)
    yield stays("fragments of 125 bytes", "5.4", fragments(long, range(125, 20_000, 125)), texts=(answer(1),))
    yield stays("fragments of 126 bytes", "5.4", fragments(long, range(126, 20_000, 126)), texts=(answer(1),))
    yield stays("2 messages of 2 fragments", "5.4", (FIRST + LAST) * 2, texts=(answer(1), answer(1)))


def interleaved():
    """Control frames between fragments are answered at once and leave the message whole."""
    yield stays("a ping between fragments", "5.4", FIRST, ping(b"p"), LAST, texts=(answer(1),), pongs=(b"p",))
    yield stays("a ping is answered before the message is whole", "5.4",
                FIRST, ping(b"p"), Await(pongs=1), LAST, texts=(answer(1),), pongs=(b"p",))
    yield stays("a ping between fragments in writes of 1", "5.4", FIRST + ping(b"p") + LAST,
                texts=(answer(1),), pongs=(b"p",), piece=1)
    yield stays("a pong between fragments", "5.4", FIRST, pong(b"p"), LAST, texts=(answer(1),))
    pings = tuple(bytes([number]) for number in range(len(BODY) - 1))
    data = fragments(BODY, range(1, len(BODY)), between=[ping(payload) for payload in pings])
    yield stays("a ping after each byte", "5.4", data, texts=(answer(1),), pongs=pings, newest=True)
    yield stays("a ping between empty fragments", "5.4",
                frame(TEXT, b"", fin=False), ping(b"p"), frame(CONTINUATION, BODY),
                texts=(answer(1),), pongs=(b"p",))
    yield stays("a ping of 125 bytes between fragments", "5.4", FIRST, ping(b"p" * 125), LAST,
                texts=(answer(1),), pongs=(b"p" * 125,))


def without_start():
    """A continuation needs something to continue."""
    yield ends("a last continuation first", "5.4", PROTOCOL_ERROR, frame(CONTINUATION, b"x"))
    yield ends("an empty continuation first", "5.4", PROTOCOL_ERROR, frame(CONTINUATION))
    yield ends("a continuation without FIN first", "5.4", PROTOCOL_ERROR, frame(CONTINUATION, b"x", fin=False))
    yield ends("a continuation in writes of 1", "5.4", PROTOCOL_ERROR, frame(CONTINUATION, b"x"), piece=1)
    yield ends("a continuation after a whole text", "5.4", PROTOCOL_ERROR,
               text(message(1)), Await(texts=1), frame(CONTINUATION, b"x"), texts=(answer(1),))
    yield ends("a continuation after the last fragment", "5.4", PROTOCOL_ERROR,
               FIRST + LAST, Await(texts=1), frame(CONTINUATION, b"x"), texts=(answer(1),))
    yield ends("a continuation after a ping", "5.4", PROTOCOL_ERROR,
               ping(b"p"), Await(pongs=1), frame(CONTINUATION, b"x"), pongs=(b"p",))


def inside():
    """A new message must not begin inside another one."""
    yield ends("a text inside a text", "5.4", PROTOCOL_ERROR, FIRST, text(message(2)))
    yield ends("an empty text inside a text", "5.4", PROTOCOL_ERROR, FIRST, text(b""))
    yield ends("a first fragment inside a text", "5.4", PROTOCOL_ERROR, FIRST, frame(TEXT, b"x", fin=False))
    yield ends("a binary message inside a text", "5.4", PROTOCOL_ERROR, FIRST, frame(BINARY, b"x"))
    yield ends("a text inside a text, after a ping", "5.4", PROTOCOL_ERROR,
               FIRST, ping(b"p"), Await(pongs=1), text(message(2)), pongs=(b"p",))
    yield ends("a text inside a text in writes of 1", "5.4", PROTOCOL_ERROR, FIRST + text(b"x"), piece=1)

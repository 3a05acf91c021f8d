# SPDX-License-Identifier: Apache-2.0
"""Payloads of every form of length, whole, in pieces and too long: sections 5.2, 5.6 and 7.4.1."""

from exchange import NOT_JSON, TOO_BIG, UNSUPPORTED, Await, answer, ends, message, stays
from frames import BINARY, CONTINUATION, TEXT, fragments, frame, text

# PROTOCOL.md, section 10: the longest message of a client.
BOUND = 64 * 1024


def cases():
    for size in (0, 1, 20):
        yield stays(f"a text of {size} bytes", "5.2", text(b"x" * size), texts=(NOT_JSON,))
    for size in (125, 126, 127, 128, 255, 256, 1000, 4096, 65535, 65536):
        yield stays(f"a text of {size} bytes", "5.2", text(message(1, size)), texts=(answer(1),))
    for size, piece in ((125, 1), (126, 1), (127, 1), (128, 1), (4096, 1), (65535, 997), (65536, 1021)):
        yield stays(
            f"a text of {size} bytes in writes of {piece}", "5.2",
            text(message(1, size)), texts=(answer(1),), piece=piece,
        )
    yield stays("an empty text in writes of 1", "5.2", text(b""), texts=(NOT_JSON,), piece=1)
    yield from binary()
    yield from too_big()


def binary():
    """Tessera takes no binary messages (PROTOCOL.md, section 11)."""
    for size in (0, 1, 125, 126, 127, 128, 65535, 65536):
        yield ends(f"a binary message of {size} bytes", "7.4.1", UNSUPPORTED, frame(BINARY, bytes(size)))
    for size in (125, 126, 1000):
        data = frame(BINARY, bytes(size))
        yield ends(f"a binary message of {size} bytes in writes of 1", "7.4.1", UNSUPPORTED, data, piece=1)
    yield ends("a binary message in 2 fragments", "7.4.1", UNSUPPORTED, fragments(bytes(20), [10], BINARY))
    yield ends("a text, then a binary message", "7.4.1", UNSUPPORTED,
               text(message(1)), Await(texts=1), frame(BINARY, b"2"), texts=(answer(1),))


def too_big():
    """A message that is too long is answered with 1009, however it is cut and announced."""
    yield ends("a text of 65537 bytes", "7.4.1", TOO_BIG, text(message(1, BOUND + 1)))
    yield ends("a text of 200000 bytes", "7.4.1", TOO_BIG, text(message(1, 200_000)))
    yield ends("2 fragments of 65537 bytes in all", "10.4", TOO_BIG, fragments(message(1, BOUND + 1), [30_000]))
    yield ends("fragments of 1000 bytes up to 65537", "10.4", TOO_BIG,
               fragments(message(1, BOUND + 1), range(1000, BOUND, 1000)))
    yield stays("2 fragments of 65536 bytes in all", "10.4", fragments(message(1, BOUND), [30_000]),
                texts=(answer(1),))
    for power in (32, 40, 62):
        head = frame(TEXT, b"", announced=2**power, width=8)
        yield ends(f"a text that announces 2^{power} bytes", "10.4", TOO_BIG, head)
    part = frame(TEXT, b"x", fin=False) + frame(CONTINUATION, b"", announced=2**40, width=8)
    yield ends("a fragment that announces 2^40 bytes", "10.4", TOO_BIG, part)

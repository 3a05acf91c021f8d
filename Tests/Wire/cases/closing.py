# SPDX-License-Identifier: Apache-2.0
"""The closing handshake: sections 5.5.1, 7.1 and 7.4."""

from exchange import DROPPED, INVALID_DATA, NO_CODE, NORMAL, PROTOCOL_ERROR, TOO_BIG, Await, answer, ends, message
from frames import CONTINUATION, TEXT, close, frame, ping, text

# Those of section 7.4.1 that may be sent, and the first and last of the ranges for libraries and applications.
VALID = (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999)
# Below the first, reserved, never sent, unassigned, above the last.
INVALID = (0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 9999, 65535)


def cases():
    yield from codes()
    yield from reasons()
    yield from after()
    yield from before()


def codes():
    """A valid code is echoed, or answered with 1000; any other one is an error."""
    for code in VALID:
        yield ends(f"code {code}", "7.4", (code, NORMAL), close(code))
    for code in INVALID:
        yield ends(f"code {code}, which must not be sent", "7.4", PROTOCOL_ERROR, close(code))
    yield ends("no code", "5.5.1", (NO_CODE, NORMAL), close())
    yield ends("no code, in writes of 1", "5.5.1", (NO_CODE, NORMAL), close(), piece=1)
    yield ends("half a code", "5.5.1", PROTOCOL_ERROR, close(None, b"\x03"))
    yield ends("half a code, 0", "5.5.1", PROTOCOL_ERROR, close(None, b"\x00"))


def reasons():
    """Up to 123 bytes of UTF-8."""
    for reason in (b"x", "aß€😀".encode(), b"x" * 122, b"x" * 123):
        yield ends(f"a reason of {len(reason)} bytes", "5.5.1", NORMAL, close(1000, reason))
    yield ends("a reason of 123 bytes in writes of 1", "5.5.1", NORMAL, close(1000, b"x" * 123), piece=1)
    yield ends("a reason of 124 bytes", "5.5", PROTOCOL_ERROR, close(1000, b"x" * 124))
    wrong = {"FF": b"\xff", "a surrogate": b"\xed\xa0\x80", "half a character": b"x\xe2\x82"}
    for name, reason in wrong.items():
        yield ends(f"a reason with {name}", "8.1", (INVALID_DATA, PROTOCOL_ERROR), close(1000, reason))


def after():
    """Nothing is answered after the close frame."""
    for name, data in {
        "a text": text(message(1)),
        "a ping": ping(b"p"),
        "a second close frame": close(1001),
        "a frame with a reserved opcode": frame(3),
        "200 texts": text(message(1)) * 200,
    }.items():
        yield ends(f"{name} after the close frame", "5.5.1", (NORMAL, DROPPED), close(1000) + data)


def before():
    """What came before the close frame is answered; a message that is not whole is forgotten."""
    yield ends("a text before the close frame", "5.5.1", NORMAL,
               text(message(1)), Await(texts=1), close(1000), texts=(answer(1),))
    yield ends("a ping before the close frame", "5.5.1", NORMAL, ping(b"p"), Await(pongs=1), close(1000), pongs=(b"p",))
    first = frame(TEXT, b"{", fin=False)
    yield ends("a close frame between fragments", "5.4", NORMAL, first, close(1000))
    yield ends("a close frame between fragments, then the rest", "5.4", (NORMAL, DROPPED),
               first + close(1000) + frame(CONTINUATION, b"}"))
    yield ends("a close frame inside half a character", "5.4", NORMAL, frame(TEXT, b"\xe2\x82", fin=False), close(1000))
    yield ends("a close frame behind a text that is too long", "7.1.5", TOO_BIG, text(message(1, 65537)) + close(1000))

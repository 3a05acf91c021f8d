# SPDX-License-Identifier: Apache-2.0
"""Frames of clients are masked: sections 5.1 and 5.3."""

from exchange import DROPPED, PROTOCOL_ERROR, Await, answer, ends, message, stays
from frames import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, frame, fresh_key, ping, text

# A server may, but need not send a code then.
REFUSED = (PROTOCOL_ERROR, DROPPED)


def cases():
    keys = {"zeros": bytes(4), "ones": b"\xff" * 4, "one bit": b"\0\0\0\1", "random": fresh_key()}
    for name, key in keys.items():
        yield stays(f"a mask of {name}", "5.3", text(message(1), key=key), texts=(answer(1),))
    yield stays("another mask for each frame", "5.3",
                frame(TEXT, message(1)[:9], fin=False, key=b"\1\2\3\4"),
                frame(CONTINUATION, message(1)[9:], key=b"\5\6\7\x08"), texts=(answer(1),))
    yield stays("a masked ping", "5.3", ping(b"abcdefg", key=b"\xaa\xbb\xcc\xdd"), pongs=(b"abcdefg",))
    bare = {TEXT: message(1), BINARY: b"x", PING: b"x", PONG: b"x", CLOSE: b"\x03\xe8"}
    names = {TEXT: "text", BINARY: "binary message", PING: "ping", PONG: "pong", CLOSE: "close frame"}
    for opcode, payload in bare.items():
        yield ends(f"a {names[opcode]} without a mask", "5.1", REFUSED, frame(opcode, payload, key=b""))
        yield ends(f"an empty {names[opcode]} without a mask", "5.1", REFUSED, frame(opcode, key=b""))
    yield ends("a continuation without a mask", "5.1", REFUSED,
               frame(TEXT, b"{", fin=False), frame(CONTINUATION, b"}", key=b""))
    yield ends("a text without a mask after a good one", "5.1", REFUSED,
               text(message(1)), Await(texts=1), text(message(2), key=b""), texts=(answer(1),))
    yield ends("a text without a mask in writes of 1", "5.1", REFUSED, text(message(1), key=b""), piece=1)


# SPDX-License-Identifier: Apache-2.0
"""Reserved bits, which must be 0 because no extension was negotiated: section 5.2."""

from exchange import PROTOCOL_ERROR, Await, answer, ends, message
from frames import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, frame, text


def cases():
    for bits in range(1, 8):
        words = f"reserved bits {bits:03b}"
        yield ends(f"a text with {words}", "5.2", PROTOCOL_ERROR, frame(TEXT, message(1), rsv=bits))
        yield ends(f"a ping with {words}", "5.2", PROTOCOL_ERROR, frame(PING, b"x", rsv=bits))
        yield ends(f"a good text, then one with {words}", "5.2", PROTOCOL_ERROR,
                   text(message(1)), Await(texts=1), frame(TEXT, message(2), rsv=bits), texts=(answer(1),))
    for bits in (1, 2, 4):
        words = f"reserved bits {bits:03b}"
        yield ends(f"a close frame with {words}", "5.2", PROTOCOL_ERROR, frame(CLOSE, b"\x03\xe8", rsv=bits))
        yield ends(f"a pong with {words}", "5.2", PROTOCOL_ERROR, frame(PONG, b"", rsv=bits))
        yield ends(f"a continuation with {words}", "5.2", PROTOCOL_ERROR,
                   frame(TEXT, b"{", fin=False), frame(CONTINUATION, b"}", rsv=bits))
        yield ends(f"an empty binary message with {words}", "5.2", PROTOCOL_ERROR, frame(BINARY, rsv=bits))
        yield ends(f"a text with {words} in writes of 1", "5.2", PROTOCOL_ERROR,
                   frame(TEXT, b"x", rsv=bits), piece=1)

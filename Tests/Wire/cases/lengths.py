# SPDX-License-Identifier: Apache-2.0
"""The length takes the fewest bytes, and its highest bit is 0: section 5.2."""

from exchange import PROTOCOL_ERROR, TOO_BIG, ends, message
from frames import BINARY, CONTINUATION, PING, TEXT, close, frame, ping

# A frame with this length has its highest bit set.
NEGATIVE = 2**63


def cases():
    for size in (0, 1, 125):
        data = frame(TEXT, b"x" * size, width=2)
        yield ends(f"{size} bytes, announced in 16 bits", "5.2", PROTOCOL_ERROR, data)
    for size in (0, 125, 126, 65535):
        data = frame(TEXT, b"x" * size, width=8)
        yield ends(f"{size} bytes, announced in 64 bits", "5.2", PROTOCOL_ERROR, data)
    yield ends("a ping announced in 16 bits", "5.2", PROTOCOL_ERROR, ping(b"x", width=2))
    yield ends("a ping announced in 64 bits", "5.2", PROTOCOL_ERROR, ping(b"x", width=8))
    yield ends("a close frame announced in 16 bits", "5.2", PROTOCOL_ERROR, close(1000, width=2))
    yield ends("a binary message announced in 16 bits", "5.2", PROTOCOL_ERROR, frame(BINARY, b"x", width=2))
    yield ends("a continuation announced in 16 bits", "5.2", PROTOCOL_ERROR,
               frame(TEXT, b"{", fin=False), frame(CONTINUATION, b"}", width=2))
    yield ends("16 bits in writes of 1", "5.2", PROTOCOL_ERROR, frame(TEXT, message(1), width=2), piece=1)
    for name, length in {"2^63": NEGATIVE, "2^64 - 1": 2**64 - 1}.items():
        head = frame(TEXT, announced=length, width=8)
        yield ends(f"the length {name}", "5.2", PROTOCOL_ERROR, head)
    head = frame(PING, announced=NEGATIVE, width=8)
    yield ends("a ping of the length 2^63", "5.2", PROTOCOL_ERROR, head)
    head = frame(TEXT, announced=2**63 - 1, width=8)
    yield ends("the length 2^63 - 1", "5.2", (TOO_BIG, PROTOCOL_ERROR), head)

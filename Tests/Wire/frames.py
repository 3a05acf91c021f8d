# SPDX-License-Identifier: Apache-2.0
"""Writes a client's frames, right or wrong, and reads a server's frames by RFC 6455, section 5.2."""

import os

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
CONTROL_BIT = 8
CONTROL_BYTES = 125
# The mask of the example in section 5.7.
KEY = bytes.fromhex("37fa213d")
# The places of the three reserved bits in the first byte.
RSV1, RSV2, RSV3 = 4, 2, 1


def masked(payload, key):
    """Returns the payload as section 5.3 transforms it; twice gives the payload again."""
    count = len(payload)
    stream = (key * (count // 4 + 1))[:count]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(stream, "big")).to_bytes(count, "big")


def frame(opcode, payload=b"", fin=True, rsv=0, key=KEY, width=None, announced=None):
    """Returns one frame of a client.

    Without `key`, it is not masked. `width` is the number of bytes of the extended length, the least that suffices
    if it is left out; `announced` is the length that the frame names, which may be another one than its payload's.
    """
    length = len(payload) if announced is None else announced
    if width is None:
        width = 0 if length <= CONTROL_BYTES else 2 if length <= 0xFFFF else 8
    short = {0: length, 2: 126, 8: 127}[width]
    head = bytes([(0x80 if fin else 0) | rsv << 4 | opcode, (0x80 if key else 0) | short])
    head += length.to_bytes(width, "big") if width else b""
    return head + key + masked(payload, key) if key else head + payload


def text(payload, **options):
    return frame(TEXT, payload if isinstance(payload, bytes) else payload.encode(), **options)


def ping(payload=b"", **options):
    return frame(PING, payload, **options)


def pong(payload=b"", **options):
    return frame(PONG, payload, **options)


def close(code=None, reason=b"", **options):
    return frame(CLOSE, (b"" if code is None else code.to_bytes(2, "big")) + reason, **options)


def fragments(payload, cuts, opcode=TEXT, between=()):
    """Returns the frames of one message that is cut at these places; `between` holds frames sent after each cut."""
    places = [0, *cuts, len(payload)]
    parts = [payload[a:b] for a, b in zip(places, places[1:])]
    frames = []
    for index, part in enumerate(parts):
        is_last = index == len(parts) - 1
        frames.append(frame(opcode if index == 0 else CONTINUATION, part, fin=is_last))
        if not is_last and index < len(between):
            frames.append(between[index])
    return b"".join(frames)


class Violation(Exception):
    """The server sent what section 5 forbids."""


class Reader:
    """Takes a server's bytes and yields whole messages and control frames as pairs of opcode and payload."""

    def __init__(self):
        self.bytes = bytearray()
        self.parts, self.opcode = [], None

    def feed(self, data):
        self.bytes += data
        while (found := self.next_frame()) is not None:
            yield from self.take(*found)

    def next_frame(self):
        """Returns opcode, FIN and payload of the next frame that is complete, and forgets its bytes."""
        if len(self.bytes) < 2:
            return None
        first, second = self.bytes[0], self.bytes[1]
        check(not second & 0x80, "a server's frame is masked (5.1)")
        check(not first & 0x70, "a reserved bit is set (5.2)")
        width = {126: 2, 127: 8}.get(second & 0x7F, 0)
        if len(self.bytes) < 2 + width:
            return None
        length = int.from_bytes(self.bytes[2 : 2 + width], "big") if width else second & 0x7F
        check(length >= {0: 0, 2: 126, 8: 0x10000}[width], "a length is not minimal (5.2)")
        end = 2 + width + length
        if len(self.bytes) < end:
            return None
        payload = bytes(self.bytes[2 + width : end])
        del self.bytes[:end]
        return first & 0x0F, bool(first & 0x80), payload

    def take(self, opcode, fin, payload):
        if opcode & CONTROL_BIT:
            check(opcode in (CLOSE, PING, PONG), f"opcode {opcode} is reserved (5.2)")
            check(fin and len(payload) <= CONTROL_BYTES, "a control frame is cut or too long (5.5)")
            yield opcode, payload
            return
        check(opcode in (CONTINUATION, TEXT, BINARY), f"opcode {opcode} is reserved (5.2)")
        check((opcode == CONTINUATION) == (self.opcode is not None), "fragments are mixed (5.4)")
        self.opcode = opcode or self.opcode
        self.parts.append(payload)
        if fin:
            whole, kind = b"".join(self.parts), self.opcode
            self.parts, self.opcode = [], None
            yield kind, whole


def check(holds, words):
    if not holds:
        raise Violation(words)


def fresh_key():
    """Returns a random mask."""
    return os.urandom(4)

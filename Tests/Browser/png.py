# SPDX-License-Identifier: Apache-2.0
"""Reads PNG files from Chromium: eight bits a channel, not interlaced."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {2: 3, 6: 4}


class Picture:
    """The pixels of a PNG file."""

    def __init__(self, data):
        assert data.startswith(SIGNATURE)
        at, packed = len(SIGNATURE), b""
        while at < len(data):
            length, kind = struct.unpack(">I4s", data[at : at + 8])
            body = data[at + 8 : at + 8 + length]
            at += length + 12
            if kind == b"IHDR":
                self.width, self.height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", body)
                assert depth == 8 and not interlaced
                self.channels = CHANNELS[colour]
            elif kind == b"IDAT":
                packed += body
        self.rows = self.unfilter(zlib.decompress(packed))

    def unfilter(self, raw):
        stride, step = self.width * self.channels, self.channels
        rows, above = [], bytes(stride)
        for row in range(self.height):
            start = row * (stride + 1)
            line = bytearray(raw[start + 1 : start + 1 + stride])
            undo(raw[start], line, above, step)
            rows.append(bytes(line))
            above = line
        return rows

    def pixel(self, x, y):
        """Returns red, green and blue at a place in pixels."""
        at = int(x) * self.channels
        return tuple(self.rows[int(y)][at : at + 3])

    def colours(self):
        """Returns the number of different colours."""
        step = self.channels
        return len({row[at : at + 3] for row in self.rows for at in range(0, len(row), step)})


def undo(filter_type, line, above, step):
    """Turns the differences of one line back into values, in place."""
    if filter_type == 2:
        for at in range(len(line)):
            line[at] = (line[at] + above[at]) & 255
    elif filter_type:
        for at in range(len(line)):
            left = line[at - step] if at >= step else 0
            corner = above[at - step] if at >= step else 0
            if filter_type == 1:
                guess = left
            elif filter_type == 3:
                guess = (left + above[at]) // 2
            else:
                guess = paeth(left, above[at], corner)
            line[at] = (line[at] + guess) & 255


def paeth(left, above, corner):
    """Returns the neighbour that is nearest to left + above - corner."""
    middle = left + above - corner
    return min((left, above, corner), key=lambda value: abs(middle - value))

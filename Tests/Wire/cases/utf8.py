# SPDX-License-Identifier: Apache-2.0
"""Text is UTF-8 (sections 5.6 and 8.1), checked as soon as its bytes are there."""

from exchange import INVALID_DATA, Await, answer, around, ends, stays
from frames import CONTINUATION, TEXT, fragments, frame, ping, text

# The first and the last code point of each length, those around the surrogates, and some that are no characters.
VALID = (0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFD, 0xFFFE, 0xFFFF, 0x10000, 0x1FFFF, 0x10FFFF, 0xFEFF)
WRONG = {
    "a lone continuation byte 80": "80",
    "a lone continuation byte BF": "bf",
    "C0 80, too long for U+0000": "c080",
    "C1 BF, too long for U+007F": "c1bf",
    "E0 80 80, too long": "e08080",
    "E0 9F BF, too long": "e09fbf",
    "F0 80 80 80, too long": "f0808080",
    "F0 8F BF BF, too long": "f08fbfbf",
    "the first surrogate": "eda080",
    "the last surrogate": "edbfbf",
    "a pair of surrogates": "eda0bdedb880",
    "F4 90 80 80, above U+10FFFF": "f4908080",
    "F5": "f5808080",
    "F8, a lead of 5 bytes": "f888808080",
    "FC, a lead of 6 bytes": "fc8480808080",
    "FE": "fe",
    "FF": "ff",
    "C3 before ASCII": "c328",
    "E2 82 before ASCII": "e28228",
    "F0 9F 98 before ASCII": "f09f9828",
    "E2 before ASCII": "e228",
}
# The bytes of a word with characters of 2, 3 and 4 bytes.
WORD = "aß€😀z".encode()
HEAD, TAIL = around(1, b"\0").split(b"\0")


def cases():
    yield from valid()
    yield from wrong()
    yield from cut_off()
    yield from early()


def valid():
    for point in VALID:
        yield stays(f"U+{point:04X}", "8.1", text(around(1, chr(point).encode())), texts=(answer(1),))
    body = around(1, WORD)
    for offset in range(1, len(WORD)):
        data = fragments(body, [len(HEAD) + offset])
        yield stays(f"fragments cut in a word after byte {offset}", "5.6", data, texts=(answer(1),))
    places = range(len(HEAD), len(HEAD) + len(WORD) + 1)
    yield stays("a word in fragments of 1 byte", "5.6", fragments(body, places), texts=(answer(1),))
    yield stays("a word in writes of 1", "5.6", text(body), texts=(answer(1),), piece=1)
    pings = [ping(b"p")] * len(WORD)
    yield stays("a word in fragments of 1 byte with pings between", "5.6", fragments(body, places, between=pings),
                texts=(answer(1),), pongs=(b"p",) * len(WORD), newest=True)


def wrong():
    for name, sequence in WRONG.items():
        yield ends(name, "8.1", INVALID_DATA, text(around(1, bytes.fromhex(sequence))))
    body = around(1, bytes.fromhex("eda080"))
    yield ends("a surrogate in writes of 1", "8.1", INVALID_DATA, text(body), piece=1)
    yield ends("a surrogate in fragments of 1 byte", "8.1", INVALID_DATA, fragments(body, range(1, len(body))))
    yield ends("a good text, then FF", "8.1", INVALID_DATA,
               text(around(1, b"")), Await(texts=1), text(around(2, b"\xff")), texts=(answer(1),))


def cut_off():
    """A message must not end inside a character."""
    for name, sequence in {"C3": "c3", "E2 82": "e282", "F0 9F 98": "f09f98"}.items():
        part = bytes.fromhex(sequence)
        yield ends(f"a text that ends with {name}", "8.1", INVALID_DATA, text(b"x" + part))
        yield ends(f"an empty last fragment after {name}", "8.1", INVALID_DATA,
                   frame(TEXT, b"x" + part, fin=False) + frame(CONTINUATION))
        yield ends(f"a last fragment that ends with {name}", "8.1", INVALID_DATA,
                   frame(TEXT, b"x", fin=False) + frame(CONTINUATION, part))
    yield ends("a character continued by the next message", "8.1", INVALID_DATA, text(b"\xc3"), text(b"\x9f"))


def early():
    """A wrong byte ends the connection at once, although more fragments or bytes were announced."""
    first = frame(TEXT, b"x\xff", fin=False)
    yield ends("FF in a fragment that is not the last", "8.1", INVALID_DATA, first)
    yield ends("a surrogate in a second fragment", "8.1", INVALID_DATA,
               frame(TEXT, b"x\xed", fin=False), frame(CONTINUATION, b"\xa0", fin=False))
    yield ends("a character broken off by the next fragment", "8.1", INVALID_DATA,
               frame(TEXT, b"x\xe2\x82", fin=False), frame(CONTINUATION, b"x", fin=False))
    yield ends("C0 at the end of a fragment", "8.1", INVALID_DATA, frame(TEXT, b"x\xc0", fin=False))
    yield ends("F4 90 at the end of a fragment", "8.1", INVALID_DATA, frame(TEXT, b"x\xf4\x90", fin=False))

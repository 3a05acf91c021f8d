# SPDX-License-Identifier: Apache-2.0
"""The exchange of messages that shows whether a message was received whole, and what a case expects of it.

Tessera is no echo server. It answers the text message `ping` with the number that the message holds, and ignores
members that it does not know, so a `ping` of any length with its number at the end is answered only if it was read
whole. A text that is no JSON is answered with the error `invalid-json`, a binary message with the close code 1003.
"""

import dataclasses

# The connection ended without a close frame.
DROPPED = "dropped"
# A close frame without a code.
NO_CODE = "no code"
# The number of the message that is sent last, to see that the connection is still open and whole.
SENTINEL = 424242

NORMAL, PROTOCOL_ERROR, UNSUPPORTED, INVALID_DATA, TOO_BIG = 1000, 1002, 1003, 1007, 1009


def message(number, size=None, filling="x"):
    """Returns a text message that is answered with this number; with `size`, it has as many bytes."""
    head, tail = '{"kind":"ping","fill":"', f'","c":{number}}}'
    if size is None:
        return (head + filling + tail).encode()
    room = size - len(head) - len(tail)
    if room < 0:
        raise ValueError(f"{size} bytes are not enough for a message")
    return (head + filling * room + tail).encode()


def around(number, payload):
    """Returns a text message that contains these bytes, whether they are UTF-8 or not."""
    return b'{"kind":"ping","fill":"' + payload + f'","c":{number}}}'.encode()


def answer(number):
    """What the server sends for `message(number)`."""
    return ("pong", number)


NOT_JSON = ("error", "invalid-json")


@dataclasses.dataclass(frozen=True)
class Await:
    """A step that waits until so many texts and pongs have come."""

    texts: int = 0
    pongs: int = 0


@dataclasses.dataclass(frozen=True)
class Case:
    """What a client sends after the handshake and `hello`, and what must come back.

    Without `closes`, the connection must stay open. Otherwise `closes` has the codes of the close frame that are
    right; the connection ends after it.
    """

    name: str
    section: str
    steps: tuple
    texts: tuple = ()
    pongs: tuple = ()
    closes: tuple = ()
    # Whether the pongs of older pings may be missing (5.5.3).
    newest: bool = False
    # Whether the error comes so soon after good messages that their answers may be missing (7.1.7).
    hurried: bool = False
    # The bytes of each write; 0 writes each step at once.
    piece: int = 0


def stays(name, section, *steps, **expected):
    """A case after which the connection is open."""
    return Case(name, section, steps, **expected)


def ends(name, section, codes, *steps, **expected):
    """A case in which the server closes with one of the codes."""
    codes = codes if isinstance(codes, tuple) else (codes,)
    return Case(name, section, steps, closes=codes, **expected)


@dataclasses.dataclass(frozen=True)
class Handshake:
    """A request, and the status that answers it; 0 is an end without an answer.

    If the status is 101, the connection must be usable, and if it is not, nothing of it. `headers` must be in the
    answer with these values; `None` means that the header must not be there.
    """

    name: str
    section: str
    request: bytes
    statuses: tuple
    headers: tuple = ()
    piece: int = 0

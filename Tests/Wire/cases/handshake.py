# SPDX-License-Identifier: Apache-2.0
"""The opening handshake: sections 4.1, 4.2 and 4.4, and what PROTOCOL.md says of origins and paths."""

import base64
import hashlib

from client import upgrade
from exchange import Handshake

# The value that section 1.3 computes for its key.
ACCEPTED = ("Sec-WebSocket-Accept", "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
GOOD = (ACCEPTED, ("Upgrade", "websocket"), ("Connection", "upgrade"))
GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
WRONG = (400,)
VERSION_NEEDED = (("Sec-WebSocket-Version", "13"),)


def accept_of(key):
    return base64.b64encode(hashlib.sha1((key + GUID).encode()).digest()).decode()


def cases(port):
    yield from accepted(port)
    yield from keys(port)
    yield from versions(port)
    yield from refused(port)
    yield from offers(port)


def accepted(port):
    """Requests that differ in what does not matter."""

    def good(name, section, piece=0, **changes):
        return Handshake(name, section, upgrade(port, **changes), (101,), GOOD, piece)

    yield good("the request of 1.3", "1.3")
    yield good("Upgrade: WebSocket", "4.2.1 item 3", Upgrade="WebSocket")
    yield good("Upgrade: WEBSOCKET", "4.2.1 item 3", Upgrade="WEBSOCKET")
    yield good("Connection: upgrade", "4.2.1 item 4", Connection="upgrade")
    yield good("Connection: keep-alive, Upgrade", "4.2.1 item 4", Connection="keep-alive, Upgrade")
    yield good("Connection: Upgrade, keep-alive", "4.2.1 item 4", Connection="Upgrade, keep-alive")
    yield good("unknown headers", "4.2.1", more=("X-Something: else", "Pragma: no-cache"))
    yield good("a path with a query", "4.2.1 item 1", line="GET /ws?a=b HTTP/1.1")
    yield good("the server's own origin", "4.2.1 item 7", Origin=f"http://127.0.0.1:{port}")
    yield good("a request in pieces of 1 byte", "4.2.1", piece=1)
    yield good("a request in pieces of 7 bytes", "4.2.1", piece=7)
    request = upgrade(port)
    lower = request.replace(b"Sec-WebSocket-", b"sec-websocket-").replace(b"Upgrade:", b"upgrade:")
    yield Handshake("lower-case names of headers", "4.2.1", lower, (101,), GOOD)
    upper = request.replace(b"Sec-WebSocket-Key", b"SEC-WEBSOCKET-KEY")
    yield Handshake("upper-case names of headers", "4.2.1", upper, (101,), GOOD)
    bare = request.replace(b"Upgrade: websocket", b"Upgrade:websocket")
    yield Handshake("no space after the colon", "4.2.1", bare, (101,), GOOD)


def keys(port):
    """The key: 16 bytes in base64, once."""
    for key in ("AAAAAAAAAAAAAAAAAAAAAA==", "/////////////////////w==", "x3JJHMbDL1EzLkh9GBhXDw=="):
        headers = (("Sec-WebSocket-Accept", accept_of(key)),)
        request = upgrade(port, Sec_WebSocket_Key=key)
        yield Handshake(f"the key {key}", "4.2.2 item 5.4", request, (101,), headers)
    wrong = {
        "no key": None,
        "an empty key": "",
        "a key of 15 bytes": base64.b64encode(bytes(15)).decode(),
        "a key of 17 bytes": base64.b64encode(bytes(17)).decode(),
        "a key that is not base64": "!!!!!!!!!!!!!!!!!!!!!!==",
    }
    for name, key in wrong.items():
        yield Handshake(name, "4.2.1 item 5", upgrade(port, Sec_WebSocket_Key=key), WRONG)
    again = ("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",)
    yield Handshake("two keys", "11.3.1", upgrade(port, more=again), WRONG)


def versions(port):
    """Versions other than 13 get 426 and the version that the server speaks."""
    for version in ("0", "7", "8", "12", "14", "25", "99", "255"):
        request = upgrade(port, Sec_WebSocket_Version=version)
        yield Handshake(f"version {version}", "4.4", request, (426,), VERSION_NEEDED)
    for version in ("256", "-13", "thirteen", "013", "13x"):
        request = upgrade(port, Sec_WebSocket_Version=version)
        yield Handshake(f"version {version}, which is none", "4.2.1 item 6", request, (400, 426))
    request = upgrade(port, Sec_WebSocket_Version=None)
    yield Handshake("no version", "4.2.1 item 6", request, (400, 426))


def refused(port):
    """Requests that are no handshake get an HTTP answer."""

    def wrong(name, section, statuses, **changes):
        return Handshake(name, section, upgrade(port, **changes), statuses)

    no_upgrade = (400, 403, 404, 426)
    yield wrong("no Upgrade", "4.2.1 item 3", no_upgrade, Upgrade=None)
    yield wrong("Upgrade: h2c", "4.2.1 item 3", no_upgrade, Upgrade="h2c")
    yield wrong("Upgrade: websockets", "4.2.1 item 3", no_upgrade, Upgrade="websockets")
    yield wrong("no Connection", "4.2.1 item 4", no_upgrade, Connection=None)
    yield wrong("Connection: keep-alive", "4.2.1 item 4", no_upgrade, Connection="keep-alive")
    yield wrong("no Host", "4.2.1 item 2", (400, 403), Host=None)
    yield wrong("another Host", "10.2", (403,), Host="example.org")
    yield wrong("another origin", "4.2.2 item 4", (403,), Origin="http://example.org")
    yield wrong("the origin null", "4.2.2 item 4", (403,), Origin="null")
    yield wrong("another path", "4.2.2 item 4", (404,), line="GET /other HTTP/1.1")
    yield wrong("POST", "4.2.1 item 1", (400, 404, 405), line="POST /ws HTTP/1.1", more=("Content-Length: 0",))
    yield wrong("HTTP/1.0", "4.2.1 item 1", (400, 404, 426, 505), line="GET /ws HTTP/1.0")


def offers(port):
    """Subprotocols and extensions are offers, of which the server takes none."""
    none = (*GOOD, ("Sec-WebSocket-Extensions", None), ("Sec-WebSocket-Protocol", None))
    for offer in ("permessage-deflate", "permessage-deflate; client_max_window_bits, x-own", "x-own; a=1"):
        request = upgrade(port, Sec_WebSocket_Extensions=offer)
        yield Handshake(f"the extension {offer}", "9.1", request, (101,), none)
    for offer in ("chat", "chat, superchat"):
        request = upgrade(port, Sec_WebSocket_Protocol=offer)
        yield Handshake(f"the subprotocol {offer}", "4.2.2 item 5.5", request, (101,), none)

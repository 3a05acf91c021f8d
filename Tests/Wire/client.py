# SPDX-License-Identifier: Apache-2.0
"""Plays one case against a server over a plain socket and says what went wrong."""

import json
import pathlib
import re
import socket

import frames
from exchange import DROPPED, NO_CODE, SENTINEL, Await, answer, message

# How long a wait may last. Only a case that fails waits as long.
LIMIT_S = 10
CHUNK = 65536
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# The page's own version, so that a test speaks the one that is built beside it.
MESSAGES = (ROOT / "web/transport/messages.js").read_text(encoding="utf-8")
PROTOCOL = int(re.search(r"PROTOCOL_VERSION = (\d+)", MESSAGES).group(1))
HELLO = {"kind": "hello", "protocol": PROTOCOL, "name": "wire"}
# The texts that answer what a case sends; others, such as `bye`, may come at any time.
ANSWERS = ("pong", "error")


def upgrade(port, **changes):
    """Returns the request of section 4.1. A changed header has another value, or is left out with `None`."""
    headers = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": "13",
    }
    line = changes.pop("line", "GET /ws HTTP/1.1")
    more = changes.pop("more", ())
    for name, value in changes.items():
        headers[name.replace("_", "-")] = value
    lines = [line] + [f"{name}: {value}" for name, value in headers.items() if value is not None]
    return "\r\n".join([*lines, *more, "", ""]).encode()


class Client:
    """One connection and all that came over it."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), LIMIT_S)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.reader = frames.Reader()
        self.early = b""
        self.texts, self.pongs, self.kinds = [], [], []
        self.code, self.has_ended, self.was_late = None, False, False

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, data, piece=0):
        """Sends bytes, in pieces if `piece` is not 0; a server that has ended the connection is no error here."""
        try:
            for at in range(0, len(data), piece or max(1, len(data))):
                self.socket.sendall(data[at : at + (piece or len(data))])
        except OSError:
            pass

    def receive(self):
        """Reads what is there; returns `False` at the end of the connection or of the patience."""
        try:
            data = self.socket.recv(CHUNK)
        except TimeoutError:
            self.was_late = True
            return False
        except OSError:
            data = b""
        if not data:
            self.has_ended = True
            return False
        self.feed(data)
        return True

    def feed(self, data):
        for opcode, payload in self.reader.feed(data):
            if opcode == frames.PONG:
                self.pongs.append(payload)
            elif opcode == frames.CLOSE:
                self.note_close(payload)
            elif opcode == frames.TEXT:
                self.note_text(json.loads(payload))

    def note_close(self, payload):
        frames.check(self.code is None, "a second close frame (5.5.1)")
        frames.check(len(payload) != 1, "a close frame of one byte (5.5.1)")
        payload[2:].decode()
        self.code = int.from_bytes(payload[:2], "big") if payload else NO_CODE

    def note_text(self, found):
        frames.check(self.code is None, "a message after the close frame (5.5.1)")
        self.kinds.append(found["kind"])
        if found["kind"] in ANSWERS:
            self.texts.append((found["kind"], found.get("code", found.get("c"))))

    def read_until(self, holds):
        """Reads until the condition holds, the server closes, or nothing comes any more."""
        while not holds() and self.code is None and self.receive():
            pass

    def read_head(self):
        """Returns the status and the headers of an HTTP answer, or 0 and none if there is no answer."""
        data = b""
        while b"\r\n\r\n" not in data:
            try:
                found = self.socket.recv(CHUNK)
            except OSError:
                found = b""
            if not found:
                return 0, {}
            data += found
        head, self.early = data.split(b"\r\n\r\n", 1)
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = {}
        for line in lines:
            name, value = line.split(":", 1)
            headers[name.strip().lower()] = value.strip()
        return int(first.split()[1]), headers

    def greet(self):
        """Says `hello` and waits for the answer."""
        self.send(frames.text(json.dumps(HELLO)))
        self.feed(self.early)
        self.read_until(lambda: "welcome" in self.kinds)
        if "welcome" not in self.kinds:
            raise frames.Violation("hello was not answered")


def connected(port):
    """Returns a client after the handshake and `hello`."""
    client = Client(port)
    client.send(upgrade(port))
    status, _ = client.read_head()
    if status != 101:
        raise frames.Violation(f"the handshake was answered with {status}")
    client.greet()
    return client


def play(case, port):
    """Plays a case; returns what is wrong in words, or nothing."""
    try:
        with connected(port) as client:
            for step in case.steps:
                take(step, client, case.piece)
            return finish(case, client)
    except (frames.Violation, ValueError, OSError) as error:
        return str(error) or type(error).__name__


def take(step, client, piece):
    if isinstance(step, Await):
        client.read_until(
            lambda: len(client.texts) >= step.texts and len(client.pongs) >= step.pongs
        )
    else:
        client.send(step, piece)


def finish(case, client):
    """Reads to the end of the conversation and compares it with what the case expects."""
    if not case.closes:
        client.send(frames.text(message(SENTINEL)))
        wanted = (*case.texts, answer(SENTINEL))
        last = case.pongs[-1:]
        client.read_until(
            lambda: len(client.texts) >= len(wanted) and client.pongs[-1:] == list(last)
        )
        if client.code is not None or client.has_ended:
            return f"the connection ended with {said(client)}, but should be open"
        return close_and_compare(case, client, wanted)
    client.read_until(lambda: len(client.texts) > len(case.texts))
    code = DROPPED if client.code is None and client.has_ended else client.code
    if code not in case.closes:
        wanted = " or ".join(str(each) for each in case.closes)
        return f"closes with {said(client)} instead of {wanted}"
    return close_and_compare(case, client, case.texts)


def said(client):
    if client.code is not None:
        return str(client.code)
    if client.has_ended:
        return "no close frame"
    return f"nothing, and answers {client.texts[-1]}" if client.texts else "nothing"


def close_and_compare(case, client, texts):
    """Closes the connection, reads to its end, and compares everything that came."""
    client.send(frames.close(1000 if client.code in (None, NO_CODE) else client.code))
    client.was_late = False
    while client.receive():
        pass
    if client.was_late:
        return "the server does not end the connection (7.1.1)"
    missing = len(texts) - len(client.texts) if case.hurried else 0
    if client.texts != list(texts)[: len(texts) - missing]:
        return f"answers {client.texts} instead of {list(texts)}"
    return compare_pongs(case, client.pongs)


def compare_pongs(case, pongs):
    if not case.newest:
        return "" if pongs == list(case.pongs) else f"{len(pongs)} pongs, not those expected"
    rest = iter(case.pongs)
    if not all(each in rest for each in pongs):
        return "pongs in another order than the pings, or twice"
    return "" if pongs and pongs[-1] == case.pongs[-1] else "no pong for the newest ping"


def shake_hands(case, port):
    """Plays a handshake; returns what is wrong in words, or nothing."""
    try:
        with Client(port) as client:
            client.send(case.request, case.piece)
            status, headers = client.read_head()
            if status not in case.statuses:
                wanted = " or ".join(str(each) for each in case.statuses)
                return f"answered with {status or 'nothing'} instead of {wanted}"
            for name, value in case.headers:
                found = headers.get(name.lower())
                if (found or "").lower() != (value or "").lower():
                    return f"{name} is {found} instead of {value}"
            return use(client) if status == 101 else ""
    except (frames.Violation, ValueError, OSError) as error:
        return str(error) or type(error).__name__


def use(client):
    """Sees that the connection works after a handshake."""
    client.greet()
    client.send(frames.text(message(SENTINEL)))
    client.read_until(lambda: client.texts)
    return "" if client.texts == [answer(SENTINEL)] else "the connection does not work"

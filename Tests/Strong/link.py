# SPDX-License-Identifier: Apache-2.0
"""Many clients in one thread: each `Link` is a connection, and a `Crowd` waits for all of them at the same time."""

import json
import selectors
import socket
import struct
import time

import frames
from client import HELLO, upgrade

# Only a wait that fails lasts as long.
LIMIT_S = 90
CHUNK = 1 << 18
VIEWPORT = {
    "width": 300, "height": 600, "scale": 1,
    "insets": {"top": 0, "left": 0, "bottom": 0, "right": 0},
}
SNAPSHOT = 1
NO_LINGER = struct.pack("ii", 1, 0)


class Link:
    """One connection after its handshake. What it receives is kept, as texts by kind and as deltas."""

    def __init__(self, crowd, port, receive_bytes=None):
        self.crowd = crowd
        self.socket = socket.socket()
        if receive_bytes:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_bytes)
        self.socket.settimeout(LIMIT_S)
        self.socket.connect(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(upgrade(port))
        self.reader = frames.Reader()
        self.messages, self.deltas, self.revisions = [], [], {}
        self.seq = self.text_bytes = self.delta_bytes = self.delta_count = 0
        self.closed_with, self.has_ended = None, False
        # Whether deltas are kept, and whether they are acknowledged as the page does.
        self.keeps, self.acknowledges = True, True
        self.waiting = bytearray()
        self.read_handshake()
        self.socket.setblocking(False)

    def read_handshake(self):
        data = b""
        while b"\r\n\r\n" not in data:
            found = self.socket.recv(CHUNK)
            if not found:
                raise AssertionError("the server ended the connection during the handshake")
            data += found
        head, rest = data.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise AssertionError(f"the handshake was answered with {head.splitlines()[0]}")
        self.take(rest)

    # Sending

    def write(self, data):
        """Sends bytes, or keeps those that the kernel does not take now."""
        self.waiting += data
        self.flush()

    def flush(self):
        try:
            while self.waiting:
                count = self.socket.send(self.waiting)
                del self.waiting[:count]
        except BlockingIOError:
            pass
        except OSError:
            self.waiting.clear()
        self.crowd.update(self)

    def send(self, kind, **members):
        self.write(frames.text(json.dumps({"kind": kind, **members})))

    def command(self, kind, **members):
        """Sends a message with the next `seq` and returns this number."""
        self.seq += 1
        self.send(kind, seq=self.seq, **members)
        return self.seq

    # Receiving

    def readable(self):
        try:
            data = self.socket.recv(CHUNK)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if data:
            self.take(data)
        else:
            self.end()

    def take(self, data):
        for opcode, payload in self.reader.feed(data):
            if opcode == frames.TEXT:
                self.text_bytes += len(payload)
                self.messages.append(json.loads(payload))
            elif opcode == frames.BINARY:
                self.take_delta(payload)
            elif opcode == frames.PING:
                self.write(frames.pong(payload))
            elif opcode == frames.CLOSE:
                self.closed_with = int.from_bytes(payload[:2], "big")

    def take_delta(self, payload):
        view, at = varint(payload, 1)
        revision, _ = varint(payload, at)
        self.delta_bytes += len(payload)
        self.delta_count += 1
        self.revisions[view] = revision
        if self.keeps:
            self.deltas.append((view, payload))
        if self.acknowledges:
            self.send("seen", view=view, rev=revision)

    def end(self):
        self.has_ended = True
        self.crowd.forget(self)
        self.socket.close()

    def leave(self):
        """Ends the connection as a closed tab does, without a close frame."""
        if not self.has_ended:
            self.end()

    def break_off(self):
        """Ends the connection with a reset."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
        self.leave()

    # What came

    def found(self, kind, **members):
        """Returns the last message of a kind with these members."""
        for message in reversed(self.messages):
            if message["kind"] == kind and all(message.get(k) == v for k, v in members.items()):
                return message
        return None

    def people(self):
        """Returns how many clients are on the stage, by the last list or change of them."""
        for message in reversed(self.messages):
            if message["kind"] in ("presence", "presenceChange"):
                return message["count"]
        return 0

    def answered(self, seq):
        """Returns whether a command was acknowledged or refused."""
        for message in reversed(self.messages):
            if message["kind"] == "ack" and message["seq"] >= seq:
                return True
            if message.get("seq") == seq and message["kind"] == "error":
                return True
        return False

    def acknowledged(self):
        """Returns the numbers of the commands that were acknowledged and not refused."""
        last = max((m["seq"] for m in self.messages if m["kind"] == "ack"), default=0)
        refused = {m.get("seq") for m in self.messages if m["kind"] == "error"}
        return {seq for seq in range(1, last + 1) if seq not in refused}

    def chain(self, view):
        """Returns the deltas of a view from its last snapshot on, as hexadecimal texts."""
        mine = [payload for number, payload in self.deltas if number == view]
        first = max(index for index, payload in enumerate(mine) if payload[0] == SNAPSHOT)
        return [payload.hex() for payload in mine[first:]]


class Crowd:
    """All links of a test, and the only place that waits."""

    def __init__(self, port):
        self.port = port
        self.selector = selectors.DefaultSelector()
        self.links = set()
        # Called in every wait, and ends the test with words if something broke; such as the server's end.
        self.check = lambda: None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for link in list(self.links):
            link.leave()
        self.selector.close()

    def join(self, name="link", hello=True, **options):
        """Connects a client; the answer to its `hello` comes with the next wait."""
        try:
            link = Link(self, self.port, **options)
        except OSError as error:
            # The server's end explains it best.
            self.check()
            raise AssertionError(f"the server took no connection: {error}") from error
        self.hear(link)
        # The others must not become slow readers while many join.
        self.turn(0)
        if hello:
            link.send("hello", **{**{k: v for k, v in HELLO.items() if k != "kind"}, "name": name})
        return link

    def update(self, link):
        """Waits for space to write only while something is to be written."""
        if link in self.links:
            events = selectors.EVENT_READ | (selectors.EVENT_WRITE if link.waiting else 0)
            if self.selector.get_key(link.socket).events != events:
                self.selector.modify(link.socket, events, link)

    def forget(self, link):
        if link in self.links:
            self.links.remove(link)
            self.selector.unregister(link.socket)

    def deafen(self, link):
        """Stops reading from a link, which stays connected."""
        self.forget(link)

    def hear(self, link):
        """Reads from a link again."""
        self.links.add(link)
        self.selector.register(link.socket, selectors.EVENT_READ, link)

    def turn(self, seconds=0.2):
        """Handles what has arrived, or waits for it a moment."""
        for key, events in self.selector.select(seconds):
            if events & selectors.EVENT_WRITE:
                key.data.flush()
            if events & selectors.EVENT_READ and key.data in self.links:
                key.data.readable()

    def until(self, holds, what, seconds=LIMIT_S):
        """Waits until a condition holds."""
        end = time.monotonic() + seconds
        while not (result := holds()):
            self.check()
            if time.monotonic() > end:
                raise AssertionError(f"waited in vain for {what() if callable(what) else what}")
            self.turn()
        return result

    def expect(self, link, kind, **members):
        return self.until(lambda: link.found(kind, **members) or gone(link, kind), f"{kind} {members}")

    def done(self, link, seq):
        """Waits until a command is answered; returns its error, if it was refused."""
        self.until(lambda: link.answered(seq) or gone(link, f"the answer to {seq}"), f"the answer to {seq}")
        return link.found("error", seq=seq)

    def do(self, link, kind, **members):
        """Carries out a command that must be acknowledged."""
        error = self.done(link, link.command(kind, **members))
        if error:
            raise AssertionError(f"{kind} was refused: {error['message']}")

    def open(self, link, stage=None, viewport=VIEWPORT, **members):
        """Opens a view and waits for its first picture; returns its number."""
        view = self.opening(link, stage, viewport, **members)()
        self.until(lambda: view in link.revisions or gone(link, "a picture"), "a picture")
        return view

    def opening(self, link, stage=None, viewport=VIEWPORT, **members):
        """Starts to open a view; the result waits for its number."""
        welcome = self.expect(link, "welcome")
        stage = stage or stage_named(welcome["stages"], "Board")
        seq = link.command("open", stage=stage, viewport=viewport, offset={"x": 0, "y": 0}, **members)

        def view():
            self.until(lambda: link.found("opened", seq=seq) or refused(link, seq), "opened")
            return link.found("opened", seq=seq)["view"]

        return view


def gone(link, what):
    """Ends a wait for a link that the server has closed."""
    if link.has_ended or link.closed_with:
        raise AssertionError(f"the server closed with {link.closed_with} before {what} came")
    return None


def refused(link, seq):
    if error := link.found("error", seq=seq):
        raise AssertionError(f"a view was refused: {error['code']}, {error['message']}")
    return gone(link, "opened")


def stage_named(stages, title):
    """Returns the id of the stage with this title."""
    for stage in stages:
        if stage["title"] == title:
            return stage["id"]
    raise AssertionError(f"no stage called {title} among {[stage['title'] for stage in stages]}")


def varint(data, at):
    """Reads an unsigned LEB128 number; returns it and the position after it."""
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return value, at

# SPDX-License-Identifier: Apache-2.0
"""A client that speaks the wire without the page, to send what the page never would."""

import json
import threading

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

PROTOCOL = 7
LIMIT_S = 30
VIEWPORT = {
    "width": 300, "height": 600, "scale": 1,
    "insets": {"top": 0, "left": 0, "bottom": 0, "right": 0},
}


class Peer:
    """One connection. It keeps every message, and answers deltas with `seen` as the page does."""

    def __init__(self, server, hello=True, name="peer", token=None, **options):
        self.socket = connect(
            server.socket, compression=None, max_size=None, open_timeout=LIMIT_S, **options
        )
        self.messages, self.deltas = [], []
        self.position = self.seq = 0
        self.closed_with = None
        self.said = threading.Condition()
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()
        if hello:
            members = {"name": name} | ({"token": token} if token else {})
            self.send("hello", protocol=PROTOCOL, **members)
            self.welcome = self.expect("welcome")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()
        self.reader.join(LIMIT_S)

    def read(self):
        try:
            for message in self.socket:
                self.take(message)
        except ConnectionClosed:
            pass
        closed = self.socket.protocol.close_rcvd
        with self.said:
            self.closed_with = (closed.code, closed.reason) if closed else (1006, "")
            self.said.notify_all()

    def take(self, message):
        if isinstance(message, bytes):
            view, at = varint(message, 1)
            revision, _ = varint(message, at)
            self.send_quietly({"kind": "seen", "view": view, "rev": revision})
        with self.said:
            if isinstance(message, bytes):
                self.deltas.append(message)
            else:
                self.messages.append(json.loads(message))
            self.said.notify_all()

    def send_quietly(self, message):
        try:
            self.socket.send(json.dumps(message))
        except ConnectionClosed:
            pass

    def send(self, kind, **members):
        """Sends a message; NaN and the like are sent as Python writes them."""
        self.socket.send(json.dumps({"kind": kind, **members}))

    def command(self, kind, **members):
        """Sends a message with the next `seq` and returns that number."""
        self.seq += 1
        self.send(kind, seq=self.seq, **members)
        return self.seq

    def send_text(self, text):
        self.socket.send(text)

    def send_bytes(self, data):
        self.socket.send(data)

    def expect(self, kind, **members):
        """Waits for the next message of a kind with these members and returns it."""
        found = None

        def arrived():
            nonlocal found
            for index in range(self.position, len(self.messages)):
                message = self.messages[index]
                same = all(message.get(key) == value for key, value in members.items())
                if message["kind"] == kind and same:
                    self.position, found = index + 1, message
                    return True
            return self.closed_with is not None

        with self.said:
            self.said.wait_for(arrived, LIMIT_S)
            if found is None:
                last = [message["kind"] for message in self.messages][-10:]
                raise AssertionError(f"no {kind} {members}; last {last}, closed {self.closed_with}")
        return found

    def expect_close(self):
        """Waits until the server closes and returns the code and the reason."""
        with self.said:
            if not self.said.wait_for(lambda: self.closed_with is not None, LIMIT_S):
                raise AssertionError("the server did not close")
            return self.closed_with

    def expect_deltas(self, count):
        """Waits until a number of deltas have come."""
        with self.said:
            if not self.said.wait_for(lambda: len(self.deltas) >= count, LIMIT_S):
                raise AssertionError(f"only {len(self.deltas)} deltas of {count}")

    def open(self, stage=None, viewport=None, offset=None):
        """Opens a view, by default of the first stage, and waits for its first picture."""
        stage = stage or board_stage(self.welcome["stages"])
        before = len(self.deltas)
        seq = self.command(
            "open", stage=stage, viewport=viewport or VIEWPORT, offset=offset or {"x": 0, "y": 0}
        )
        self.opened = self.expect("opened", seq=seq)
        self.expect_deltas(before + 1)
        self.view = self.opened["view"]
        return self.view

    def set(self, key, value, animated=False):
        """Sets a parameter and returns the command's `seq`."""
        return self.command(
            "set", view=self.view, key=key, value=value, phase="end", animated=animated
        )

    def set_and_wait(self, key, value):
        """Sets a parameter and waits until it is acknowledged."""
        return self.expect("ack", seq=self.set(key, value))


def board_stage(stages):
    """Returns the id of the tests' own stage among the stages on offer."""
    for stage in stages:
        if stage["title"] == "Board":
            return stage["id"]
    raise AssertionError(f"no stage called Board among {stages}")


def varint(data, at):
    """Reads an unsigned LEB128 number; returns it and the position after it."""
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return value, at

# SPDX-License-Identifier: Apache-2.0
"""A client asks for its first picture by a request, and its socket continues the session."""

import base64
import http.client
import json
import unittest

from support import LiveCase
from wire import LIMIT_S, PROTOCOL, VIEWPORT, Peer, varint

HEADER = "tessera-said"
SNAPSHOT, DELTA = 1, 2
FINAL_TEXT, FINAL_BINARY = 0x81, 0x82
# After a second the answer is what there is by then; a slow machine may need more than one.
TRIES = 60


def said(*messages):
    """Returns messages as the header of the request says them."""
    text = "\n".join(one if isinstance(one, str) else json.dumps(one) for one in messages)
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def messages_of(data):
    """Returns the messages in a server's frames: texts as objects, deltas as bytes."""
    found, at = [], 0
    while at < len(data):
        kind, length, at = data[at], data[at + 1], at + 2
        if length >= 126:
            width = 2 if length == 126 else 8
            length, at = int.from_bytes(data[at : at + width], "big"), at + width
        payload, at = data[at : at + length], at + length
        assert kind in (FINAL_TEXT, FINAL_BINARY) and len(payload) == length, (kind, length)
        found.append(json.loads(payload) if kind == FINAL_TEXT else payload)
    return found


def hello(**members):
    return {"kind": "hello", "protocol": PROTOCOL, "name": "Ada", **members}


def opening(stage="", seq=1):
    offset = {"x": 0, "y": 0}
    return {"kind": "open", "seq": seq, "stage": stage, "viewport": VIEWPORT, "offset": offset}


def numbers(delta):
    """Returns a delta's kind, view and revision, and its base, if it has one."""
    view, at = varint(delta, 1)
    revision, at = varint(delta, at)
    return delta[0], view, revision, varint(delta, at)[0] if delta[0] == DELTA else None


class FirstRequestTests(LiveCase):
    gallery = False

    def ask(self, server, *said_messages, method="GET", connection=None, **headers):
        """Asks for a first picture; returns the status and the body."""
        link = connection or http.client.HTTPConnection("127.0.0.1", server.port, timeout=LIMIT_S)
        if not connection:
            self.addCleanup(link.close)
        if said_messages:
            headers[HEADER] = said(*said_messages)
        link.request(method, "/first", headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = link.getresponse()
        return answer.status, answer.read()

    def started(self, server, **members):
        """Returns the messages of an answer that has the picture, its welcome, and the delta with its numbers."""
        for _ in range(TRIES):
            status, body = self.ask(server, hello(**members), opening())
            self.assertEqual(status, 200)
            found = messages_of(body)
            deltas = [one for one in found if isinstance(one, bytes)]
            if deltas and isinstance(found[-1], dict) and found[-1]["kind"] == "ack":
                break
        self.assertEqual(found[0]["kind"], "welcome")
        self.assertEqual(len(deltas), 1)
        return found, found[0], numbers(deltas[0])

    def resumed(self, server, session, view, revision):
        """Continues a session with a socket; returns the peer and its answer to `open`."""
        peer = Peer(server, hello=False)
        self.addCleanup(peer.__exit__)
        peer.send("hello", protocol=PROTOCOL, name="Ada", session=session)
        peer.welcome = peer.expect("welcome")
        members = {name: value for name, value in opening().items() if name not in ("kind", "seq")}
        seq = peer.command("open", **members, resume=view, resumeRev=revision)
        opened = peer.expect("opened", seq=seq)
        peer.expect("ack", seq=seq)
        peer.view = view
        return peer, opened

    def test_the_answer_is_what_the_socket_would_bring_and_the_socket_goes_on_from_there(self):
        server = self.serve()
        found, welcome, (kind, view, revision, _) = self.started(server)
        self.assertEqual(kind, SNAPSHOT)
        self.assertEqual([one["seq"] for one in found if not isinstance(one, bytes) and one["kind"] == "opened"], [1])
        self.assertEqual((found[-1]["kind"], found[-1]["seq"]), ("ack", 1))
        peer, opened = self.resumed(server, welcome["session"], view, revision)
        self.assertEqual(peer.welcome["session"], welcome["session"])
        self.assertEqual((opened["view"], opened["resumed"], opened["drives"]), (view, True, True))
        self.assertEqual(peer.deltas, [])
        peer.set_and_wait("minimumLineSpacing", 30)
        self.assertEqual(numbers(peer.deltas[0])[3], revision)

    def test_what_changed_in_between_comes_as_a_delta(self):
        server = self.serve()
        _, welcome, (_, view, revision, _) = self.started(server)
        with self.peer(server) as other:
            other.open()
            other.set_and_wait("minimumLineSpacing", 30)
        peer, opened = self.resumed(server, welcome["session"], view, revision)
        self.assertTrue(opened["resumed"])
        self.assertEqual([numbers(one)[0] for one in peer.deltas], [DELTA])
        self.assertEqual(numbers(peer.deltas[0])[3], revision)

    def test_one_connection_can_ask_again_and_each_answer_has_a_session_of_its_own(self):
        server = self.serve()
        link = http.client.HTTPConnection("127.0.0.1", server.port, timeout=LIMIT_S)
        self.addCleanup(link.close)
        sessions = set()
        for _ in range(3):
            status, body = self.ask(server, hello(), opening(), connection=link)
            self.assertEqual(status, 200)
            sessions.add(messages_of(body)[0]["session"])
        self.assertEqual(len(sessions), 3)

    def test_others_see_the_client_and_see_it_go_when_no_socket_comes(self):
        server = self.serve()
        with self.peer(server) as other:
            other.open()
            link = http.client.HTTPConnection("127.0.0.1", server.port, timeout=LIMIT_S)
            self.ask(server, hello(), opening(), connection=link)
            came = other.expect("presenceChange")["changed"]
            self.assertEqual([one["name"] for one in came], ["Ada"])
            link.close()
            self.assertEqual(other.expect("presenceChange")["gone"], [came[0]["client"]])

    def test_tokens_count_as_on_the_socket(self):
        server = self.serve(["--token", "let-me-in-please"])
        for token in ({}, {"token": "another"}):
            status, body = self.ask(server, hello(**token), opening())
            found = messages_of(body)
            self.assertEqual(status, 200)
            self.assertEqual([one["kind"] for one in found], ["error", "bye"])
            self.assertEqual((found[0]["code"], found[1]["code"]), ("token", 4001))
        _, welcome, _ = self.started(server, token="let-me-in-please")
        self.assertNotIn("role", welcome, "it may edit")

    def test_commands_that_may_not_come_first_are_refused_as_on_the_socket(self):
        status, body = self.ask(self.serve(), opening())
        found = messages_of(body)
        self.assertEqual((status, [one["kind"] for one in found]), (200, ["error", "bye"]))
        self.assertEqual(found[0]["code"], "handshake")

    def test_what_is_no_such_request_is_refused(self):
        server = self.serve()
        good = said(hello(), opening())
        wrong = {"no header": {}, "padding": {HEADER: "YQ=="}, "too many": {HEADER: said(*["{}"] * 5)}}
        for name, headers in wrong.items():
            with self.subTest(name):
                self.assertEqual(self.ask(server, **headers)[0], 400)
        for method in ("POST", "HEAD", "OPTIONS"):
            with self.subTest(method):
                self.assertEqual(self.ask(server, hello(), opening(), method=method)[0], 405)
        for headers in ({"Origin": "http://example.org"}, {"Origin": "null"}, {"Host": "example.org"}):
            with self.subTest(headers):
                self.assertEqual(self.ask(server, **headers, **{HEADER: good})[0], 403)
        own = f"http://127.0.0.1:{server.port}"
        self.assertEqual(self.ask(server, hello(), opening(), Origin=own)[0], 200)
        # The messages are no part of an address.
        self.assertEqual(self.page_status(server, f"/first?said={good}"), 400)

    def page_status(self, server, path):
        link = http.client.HTTPConnection("127.0.0.1", server.port, timeout=LIMIT_S)
        self.addCleanup(link.close)
        link.request("GET", path)
        return link.getresponse().status


if __name__ == "__main__":
    unittest.main()

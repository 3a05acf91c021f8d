# SPDX-License-Identifier: Apache-2.0
"""Bad input on the wire: the error names the field and its bound, and other clients are not affected."""

import http.client
import json
import random
import socket
import unittest

from websockets.exceptions import InvalidHandshake

from support import LiveCase
from wire import PROTOCOL, VIEWPORT, Peer

TOO_BIG = 1009
WRONG_VERSION = 4002
MESSAGE_BYTES = 64 * 1024
FLOOD = 3000
FUZZ_FRAMES = 300
FUZZ_SEED = 20_240_229


class BadWireTests(LiveCase):
    shares_pages = True
    gallery = False

    def setUp(self):
        self.server = self.serve()
        self.bystander = self.peer(self.server, name="bystander")
        self.bystander.open()
        self.number = 0

    def tearDown(self):
        """After each test, another client must still work."""
        self.bystander.set_and_wait("minimumLineSpacing", 17)
        self.assertIsNone(self.bystander.closed_with)
        self.assertIsNone(self.server.process.poll())

    def assert_refused(self, peer, *words, **members):
        """Expects an error whose code, field and message contain the words."""
        error = peer.expect("error", **members)
        said = f"{error.get('code')} {error.get('field')} {error.get('message')}"
        for word in words:
            self.assertIn(word, said)
        return error

    def test_text_that_is_no_json(self):
        peer = self.peer(self.server)
        peer.send_text('{"kind":"set",')
        error = self.assert_refused(peer)
        self.assertTrue(error["message"])

    def test_json_that_is_no_message(self):
        peer = self.peer(self.server)
        for text in ("[]", "1", "null", '"text"', "{}", '{"kind":7}'):
            peer.send_text(text)
            self.assert_refused(peer)

    def test_a_frame_that_is_too_long(self):
        peer = self.peer(self.server)
        peer.send_text("x" * (MESSAGE_BYTES + 1))
        self.assertEqual(peer.expect_close()[0], TOO_BIG)

    def test_a_fragmented_message_that_is_too_long(self):
        peer = self.peer(self.server)
        try:
            peer.socket.send("x" * 1024 for _ in range(MESSAGE_BYTES // 1024 + 2))
        except Exception as error:  # noqa: BLE001 (the server may close while we still send)
            self.assertIn("ConnectionClosed", type(error).__name__)
        self.assertEqual(peer.expect_close()[0], TOO_BIG)

    def test_bytes_from_a_client(self):
        peer = self.peer(self.server)
        peer.send_bytes(b"\x02\x01\x01\x00")
        self.assert_refused_or_closed(peer)

    def assert_refused_or_closed(self, peer):
        def told():
            errors = [message for message in peer.messages if message["kind"] == "error"]
            return errors or peer.closed_with

        with peer.said:
            self.assertTrue(peer.said.wait_for(told, 30))

    def test_an_unknown_kind(self):
        peer = self.peer(self.server)
        peer.send("explode", seq=1)
        self.assert_refused(peer, "unknown-kind", "explode")

    def test_numbers_that_are_none(self):
        peer = self.peer(self.server)
        peer.open()
        seq = peer.set("minimumLineSpacing", float("nan"))
        self.assert_refused(peer)
        self.assertGreater(seq, 0)

    def test_a_value_outside_its_range(self):
        peer = self.peer(self.server)
        peer.open()
        seq = peer.set("minimumLineSpacing", 1e7)
        self.assert_refused(peer, "200", seq=seq)
        seq = peer.set("minimumLineSpacing", -1)
        self.assert_refused(peer, "0", seq=seq)

    def test_a_value_of_the_wrong_type_or_for_nothing(self):
        peer = self.peer(self.server)
        peer.open()
        self.assert_refused(peer, "minimumLineSpacing", seq=peer.set("minimumLineSpacing", "wide"))
        self.assert_refused(peer, "nonsense", seq=peer.set("nonsense", 1))
        self.assert_refused(peer, "scrollDirection", seq=peer.set("scrollDirection", "sideways"))

    def test_a_viewport_outside_its_range(self):
        peer = self.peer(self.server)
        peer.open()
        for key, value in (("width", 0), ("height", 1e9), ("scale", 100), ("width", "wide")):
            with self.subTest(field=key, value=value):
                peer.command("viewport", view=peer.view, viewport=VIEWPORT | {key: value})
                self.assert_refused(peer, key)

    def test_text_that_is_too_long(self):
        peer = self.peer(self.server, hello=False)
        peer.send("hello", protocol=PROTOCOL, name="x" * 5000)
        self.assert_refused(peer, "name")

    def test_the_wrong_version_of_the_protocol(self):
        peer = self.peer(self.server, hello=False)
        peer.send("hello", protocol=999)
        code, reason = peer.expect_close()
        self.assertEqual(code, WRONG_VERSION)
        self.assertTrue(reason)

    def test_a_command_before_hello(self):
        peer = self.peer(self.server, hello=False)
        peer.command("open", stage="x", viewport=VIEWPORT, offset={"x": 0, "y": 0})
        self.assert_refused_or_closed(peer)

    def test_a_stage_and_a_view_that_do_not_exist(self):
        peer = self.peer(self.server)
        seq = peer.command(
            "open", stage="../../etc/passwd", viewport=VIEWPORT, offset={"x": 0, "y": 0}
        )
        self.assert_refused(peer, "stage", seq=seq)
        seq = peer.command("close", view=987654)
        self.assert_refused(peer, "view", seq=seq)

    def test_somebody_elses_view_cannot_be_driven(self):
        peer = self.peer(self.server)
        peer.open()
        seq = peer.command("viewport", view=self.bystander.view, viewport=VIEWPORT)
        self.assert_refused(peer, "view", seq=seq)

    def test_a_flood_is_told_to_slow_down(self):
        peer = self.peer(self.server)
        for number in range(FLOOD):
            if peer.closed_with:
                break
            peer.send_quietly({"kind": "ping", "c": number})
        self.assert_refused_or_closed(peer)
        errors = [message["code"] for message in peer.messages if message["kind"] == "error"]
        self.assertTrue("rate" in errors or peer.closed_with, errors)

    def test_random_frames_break_nothing(self):
        chance = random.Random(FUZZ_SEED)
        words = ["hello", "open", "set", "scroll", "viewport", "close", "seen", "resync", "ping"]
        values = [None, True, -1, 1e308, "", "x" * 300, [], {}, {"x": 1}, 2**63, 0.5, "é\u0000"]
        keys = ["seq", "view", "viewport", "offset", "velocity", "phase", "key", "value", "stage",
                "rev", "c", "protocol", "token", "follow", "resume", "resumeRev", "animated"]
        peer = Peer(self.server, name="fuzz")
        for _ in range(FUZZ_FRAMES):
            if peer.closed_with:
                peer.__exit__()
                peer = Peer(self.server, name="fuzz")
            message = {key: chance.choice(values) for key in chance.sample(keys, 8)}
            text = json.dumps({"kind": chance.choice(words), **message})
            if chance.random() < 0.3:
                cut = chance.randrange(len(text))
                text = text[:cut] + chr(chance.randrange(32, 0x2FFF)) + text[cut + 1 :]
            try:
                if chance.random() < 0.1:
                    peer.send_bytes(chance.randbytes(chance.randrange(200)))
                else:
                    peer.send_text(text)
            except Exception:  # noqa: BLE001 (the server may have closed; the next round opens anew)
                continue
        peer.__exit__()


class BadRequestTests(LiveCase):
    shares_pages = True
    gallery = False

    def setUp(self):
        self.server = self.serve()

    def request(self, path, method="GET", host=None, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=30)
        connection.putrequest(method, path, skip_host=True)
        connection.putheader("Host", host or f"127.0.0.1:{self.server.port}")
        for name, value in headers.items():
            connection.putheader(name, value)
        connection.endheaders()
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer, body

    def test_the_page_is_served_with_its_headers(self):
        answer, body = self.request("/")
        self.assertEqual(answer.status, 200)
        self.assertIn(b"<title>Tessera</title>", body)
        self.assertEqual(answer.headers["x-content-type-options"], "nosniff")

    def test_paths_out_of_the_folder_are_not_found(self):
        for path in (
            "/../Package.swift", "/%2e%2e/Package.swift", "/app/../../Package.swift",
            "/..%2fPackage.swift", "//etc/passwd", "/.git/config", "/app/%00main.js", "/nothing.js",
        ):
            with self.subTest(path=path):
                answer, body = self.request(path)
                self.assertIn(answer.status, (400, 403, 404))
                self.assertNotIn(b"swift-tools-version", body)
                self.assertNotIn(b"root:", body)

    def test_other_methods_are_refused(self):
        for method in ("POST", "PUT", "DELETE"):
            with self.subTest(method=method):
                try:
                    answer, _ = self.request("/", method=method, **{"Content-Length": "0"})
                    self.assertGreaterEqual(answer.status, 400)
                except (http.client.HTTPException, ConnectionError):
                    pass

    def test_a_foreign_origin_is_refused(self):
        answer, _ = self.request(
            "/ws",
            Upgrade="websocket",
            Connection="Upgrade",
            Origin="https://example.org",
            **{"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="},
        )
        self.assertEqual(answer.status, 403)

    def test_our_own_origin_is_let_in(self):
        with Peer(self.server, origin=f"http://127.0.0.1:{self.server.port}") as peer:
            self.assertTrue(peer.welcome["session"])

    def test_a_foreign_host_is_refused(self):
        answer, body = self.request("/", host="rebound.example.org")
        self.assertIn(answer.status, (400, 403, 421))
        self.assertNotIn(b"<title>Tessera</title>", body)
        with self.assertRaises(InvalidHandshake):
            Peer(self.server, additional_headers={"Host": "rebound.example.org"})

    def test_bytes_that_are_no_http(self):
        for junk in (b"\x00\x01\x02\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n" * 3):
            with socket.create_connection(("127.0.0.1", self.server.port), timeout=30) as raw:
                raw.sendall(junk)
                raw.shutdown(socket.SHUT_WR)
                while True:
                    try:
                        if not raw.recv(4096):
                            break
                    except ConnectionError:
                        break
        self.assertEqual(self.request("/")[0].status, 200)


class TokenTests(LiveCase):
    gallery = False

    def test_an_open_address_demands_the_token(self):
        server = self.serve(["--host", "0.0.0.0", "--token", "let-me-in-please"])
        for token in (None, "wrong"):
            with self.subTest(token=token):
                peer = self.peer(server, hello=False)
                peer.send("hello", protocol=PROTOCOL, **({"token": token} if token else {}))
                code, reason = peer.expect_close()
                self.assertGreaterEqual(code, 4000)
                self.assertTrue(reason)
                self.assertEqual([m for m in peer.messages if m["kind"] == "welcome"], [])
        peer = self.peer(server, token="let-me-in-please")
        self.assertTrue(peer.open())

    def test_an_open_address_without_a_token_makes_one(self):
        server = self.serve(["--host", "0.0.0.0"])
        found = server.wait_for_output(r"token=([A-Za-z0-9_-]{16,})")
        peer = self.peer(server, token=found.group(1))
        self.assertTrue(peer.open())

    def test_a_public_name_demands_a_token_and_is_answered_to(self):
        server = self.serve(["--public-name", "layouts.example.org"])
        server.wait_for_output(r"https://layouts\.example\.org/#token=([A-Za-z0-9_-]{16,})")
        self.assertEqual(get(server, "/", host="layouts.example.org")[0], 200)
        self.assertEqual(get(server, "/", host="other.example.org")[0], 403)


class WatchTests(LiveCase):
    gallery = False

    def test_health_and_figures_without_names_or_contents(self):
        server = self.serve(["--token", "let-me-in-please"])
        status, kind, text = get(server, "/health")
        self.assertEqual((status, kind), (200, "application/json"))
        self.assertEqual(json.loads(text)["status"], "ok")
        before = figures(server)
        self.assertEqual((before["tessera_clients"], before["tessera_views"]), (0, 0))
        peer = self.peer(server, name="Somebody", token="let-me-in-please")
        peer.open()
        peer.set_and_wait("minimumLineSpacing", 17)
        after = figures(server)
        for name in ("clients", "views", "view_clients", "hosts", "journal_saves"):
            self.assertEqual(after[f"tessera_{name}"], 1, name)
        for name in ("tessera_command_seconds_count", "tessera_journal_write_seconds_count"):
            self.assertGreater(after[name], before[name])
        self.assertGreaterEqual(after["tessera_deltas_total"], 2)
        self.assertGreater(after["tessera_sent_bytes_total"], after["tessera_delta_bytes_total"])
        text = get(server, "/metrics")[2]
        for secret in ("Somebody", "let-me-in", "minimumLineSpacing", "flow"):
            self.assertNotIn(secret, text)
        self.assertEqual(get(server, "/metrics", host="evil.example")[0], 403)
        self.assertEqual(get(server, "/metrics", method="POST")[0], 405)
        self.assertEqual(get(server, "/metrics", method="HEAD")[2], "")


def get(server, path, host="localhost", method="GET"):
    """Returns the status, the type and the text of an answer."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    try:
        connection.request(method, path, headers={"Host": host})
        answer = connection.getresponse()
        return answer.status, answer.getheader("content-type"), answer.read().decode()
    finally:
        connection.close()


def figures(server):
    """Returns the figures of /metrics without labels, by name."""
    lines = [line.split() for line in get(server, "/metrics")[2].splitlines() if not line.startswith("#")]
    return {words[0]: float(words[1]) for words in lines if "{" not in words[0]}


if __name__ == "__main__":
    unittest.main()

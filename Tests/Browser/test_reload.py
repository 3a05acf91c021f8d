# SPDX-License-Identifier: Apache-2.0
"""A page that is loaded again asks for its picture by a request, before its socket is open."""

import base64
import json
import unittest

from support import LiveCase, idle, wait
from thorough import thorough

OPENED = "() => ({ stage: window.tessera.session.stage?.title, views: window.tessera.session.view?.view })"
READY = "() => window.tessera?.idle() && window.tessera.session.stage !== null"
HEADER = "tessera-said"
SNAPSHOT = 1


class Traffic:
    """What a page says: in requests for a first picture, and on its sockets, in order; and the deltas that it hears."""

    def __init__(self, page):
        self.addresses, self.headers, self.all, self.heard = [], [], [], []
        page.on("websocket", self.note)
        page.on("request", self.take)

    def take(self, request):
        self.addresses.append(request.url)
        if request.url.endswith("/first"):
            self.headers.append(request.headers[HEADER])

    def note(self, socket):
        self.addresses.append(socket.url)
        socket.on("framesent", lambda text: self.all.append(json.loads(text)))
        socket.on("framereceived", lambda data: isinstance(data, bytes) and self.heard.append(data[0]))

    def clear(self):
        for each in (self.addresses, self.headers, self.all, self.heard):
            each.clear()

    @property
    def said(self):
        """The kinds of the messages of each request."""
        lines = [base64.urlsafe_b64decode(text + "==").decode().split("\n") for text in self.headers]
        return [[json.loads(line)["kind"] for line in one] for one in lines]

    def sent(self, *kinds):
        """The messages of these kinds that all sockets sent: kind, and whether it continues something."""
        return [
            (one["kind"], "session" in one or "resume" in one) for one in self.all if one["kind"] in kinds
        ]


class ReloadTests(LiveCase):
    gallery = False

    def reload(self, page, traffic):
        traffic.clear()
        page.reload()
        wait(page, READY)
        idle(page)

    def opened(self, arguments=()):
        page = self.page(self.serve(list(arguments)))
        return page, Traffic(page)

    def test_the_request_greets_and_opens_and_the_socket_goes_on_and_the_token_stays_out_of_addresses(self):
        page, traffic = self.opened(["--token", "let-me-in-please"])
        before = page.evaluate(OPENED)["stage"]
        self.reload(page, traffic)
        self.assertEqual(traffic.said, [["hello", "open"]])
        self.assertEqual(traffic.sent("hello", "open", "close"), [("hello", True), ("open", True)])
        self.assertNotIn(SNAPSHOT, traffic.heard, "nothing comes twice")
        self.assertEqual(page.evaluate(OPENED)["stage"], before)
        page.mouse.move(640, 400)
        page.mouse.wheel(0, 200)
        wait(page, "() => window.tessera.scroller.offset.y > 100 && window.tessera.idle()")
        self.assertIn(("scroll", False), traffic.sent("scroll"))
        self.assertFalse([one for one in traffic.addresses if any(word in one for word in ("let-me", "?said", "&said"))])
        self.assertEqual(page.problems, [])

    @thorough("test_what_is_wanted_no_more_is_not_shown has another request that does not fit what is wanted")
    def test_another_size_of_the_window_says_nothing_early(self):
        page, traffic = self.opened()
        self.reload(page, traffic)
        page.evaluate("() => sessionStorage.setItem('kept', sessionStorage.getItem('tessera.said'))")
        page.set_viewport_size({"width": 1000, "height": 700})
        idle(page)
        # As if the browser had ended without telling the page.
        page.add_init_script(
            "sessionStorage.getItem('kept') && sessionStorage.setItem('tessera.said', sessionStorage.getItem('kept'))"
        )
        self.reload(page, traffic)
        self.assertEqual(traffic.said, [])
        self.assertEqual(traffic.sent("hello", "open", "close"), [("hello", False), ("open", False)])

    def test_what_is_wanted_no_more_is_not_shown(self):
        page, traffic = self.opened()
        self.reload(page, traffic)
        # The device's theme is part of what is asked for, and nothing that the address of the page tells.
        page.emulate_media(color_scheme="dark")
        idle(page)
        page.add_init_script(
            """const kept = JSON.parse(sessionStorage.getItem('tessera.said') ?? 'null');
            if (kept) {
              const open = JSON.parse(kept.texts[1]);
              open.viewport.dark = false;
              kept.texts[1] = JSON.stringify(open);
              kept.header = btoa(kept.texts.join('\\n')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
              sessionStorage.setItem('tessera.said', JSON.stringify(kept));
            }"""
        )
        self.reload(page, traffic)
        self.assertEqual(traffic.said, [["hello", "open"]])
        self.assertEqual(traffic.sent("hello", "open", "close"), [("hello", False), ("open", False)])
        self.assertEqual(page.evaluate("() => window.tessera.session.viewport.dark"), True)
        self.assertEqual(page.problems, [])


if __name__ == "__main__":
    unittest.main()

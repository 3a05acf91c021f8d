# SPDX-License-Identifier: Apache-2.0
"""A page that is loaded again says in the address of its socket what it says first."""

import base64
import json
import unittest
import urllib.parse

from support import LiveCase, idle, wait

OPENED = "() => ({ stage: window.tessera.session.stage?.title, views: window.tessera.session.view?.view })"
READY = "() => window.tessera?.idle() && window.tessera.session.stage !== null"


class Sockets:
    """The sockets of a page: the messages in their addresses and those that were sent, in order."""

    def __init__(self, page):
        self.all = []
        page.on("websocket", self.note)

    def note(self, socket):
        sent = []
        self.all.append((socket.url, sent))
        socket.on("framesent", lambda text: sent.append(json.loads(text)))

    def clear(self):
        self.all.clear()

    @property
    def said(self):
        """The messages in the address of each socket."""
        queries = [urllib.parse.parse_qs(urllib.parse.urlsplit(url).query) for url, _ in self.all]
        texts = [query["said"][0] if "said" in query else "" for query in queries]
        lines = [base64.urlsafe_b64decode(text + "==").decode().split("\n") if text else [] for text in texts]
        return [[json.loads(line) for line in one] for one in lines]

    def sent(self, *kinds):
        """The kinds of the messages that all sockets sent, among those that are asked for."""
        return [message["kind"] for _, sent in self.all for message in sent if message["kind"] in kinds]


class ReloadTests(LiveCase):
    gallery = False

    def reload(self, page, sockets):
        sockets.clear()
        page.reload()
        wait(page, READY)
        idle(page)

    def opened(self):
        page = self.page(self.serve())
        return page, Sockets(page)

    def test_the_address_greets_and_opens(self):
        page, sockets = self.opened()
        before = page.evaluate(OPENED)["stage"]
        self.reload(page, sockets)
        self.assertEqual([[message["kind"] for message in one] for one in sockets.said], [["hello", "open"]])
        self.assertEqual(sockets.sent("hello", "open", "close"), [])
        self.assertEqual(page.evaluate(OPENED)["stage"], before)
        page.mouse.move(640, 400)
        page.mouse.wheel(0, 200)
        wait(page, "() => window.tessera.scroller.offset.y > 100 && window.tessera.idle()")
        self.assertIn("scroll", sockets.sent("scroll"))
        self.assertEqual(page.problems, [])

    def test_another_size_of_the_window_says_nothing_early(self):
        page, sockets = self.opened()
        self.reload(page, sockets)
        page.evaluate("() => sessionStorage.setItem('kept', sessionStorage.getItem('tessera.said'))")
        page.set_viewport_size({"width": 1000, "height": 700})
        idle(page)
        # As if the browser had ended without telling the page.
        page.add_init_script(
            "sessionStorage.getItem('kept') && sessionStorage.setItem('tessera.said', sessionStorage.getItem('kept'))"
        )
        self.reload(page, sockets)
        self.assertEqual(sockets.said, [[]])
        self.assertEqual(sockets.sent("hello", "open", "close"), ["hello", "open"])

    def test_what_is_wanted_no_more_is_closed(self):
        page, sockets = self.opened()
        self.reload(page, sockets)
        # The device's theme is part of what is asked for, and nothing that the address of the page tells.
        page.emulate_media(color_scheme="dark")
        idle(page)
        page.add_init_script(
            """const kept = JSON.parse(sessionStorage.getItem('tessera.said') ?? 'null');
            if (kept) {
              const open = JSON.parse(kept.texts[1]);
              open.viewport.dark = false;
              kept.texts[1] = JSON.stringify(open);
              kept.query = 'said=' + btoa(kept.texts.join('\\n')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
              sessionStorage.setItem('tessera.said', JSON.stringify(kept));
            }"""
        )
        self.reload(page, sockets)
        self.assertEqual(sockets.sent("hello", "open", "close"), ["open", "close"])
        self.assertEqual(page.evaluate("() => window.tessera.session.viewport.dark"), True)
        self.assertEqual(page.problems, [])

    def test_a_token_stays_out_of_addresses(self):
        page = self.page(self.serve(["--token", "let-me-in-please"]))
        sockets = Sockets(page)
        self.reload(page, sockets)
        self.assertEqual(sockets.said, [[]])
        self.assertEqual(sockets.sent("hello", "open", "close"), ["hello", "open"])


if __name__ == "__main__":
    unittest.main()

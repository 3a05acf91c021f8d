# SPDX-License-Identifier: Apache-2.0
"""Wrong input from people: a clear word at the place, nothing lost, nobody else disturbed."""

import json

from support import LiveCase, idle, until, wait
from thorough import fewer

# Links with wrong parts, and what the page says of each.
LINKS = (
    ({"stage": "nowhere"}, ["There is no stage nowhere"]),
    (
        {"layout": "Spiral", "set": {"warp": 9}, "version": "77"},
        ["no layout Spiral.", "no parameter warp.", "The version in the link was removed."],
    ),
    (
        {"set": "{", "data": [{"type": "shuffle", "seed": -1}], "pick": "everything"},
        ["The parameters in the link cannot be read.", "The data in the link cannot", "The selection in the link cannot"],
    ),
    ({"form": "9", "set": {"minimumLineSpacing": 3}}, ["made by another version of Tessera"]),
    (
        {"set": {"minimumLineSpacing": "wide"}, "data": [{"type": "count", "items": 9_000_000, "seed": 1}], "device": "toaster"},
        ["There is no device toaster.", "minimumLineSpacing", "The data of the link: "],
    ),
    ({"panel": "spiral"}, ["There is no panel spiral."]),
    (
        {"device": ",".join(["phone"] * 200), "devices": "200"},
        ["The device in the link cannot be read; a link shows one.", "what “devices” in the link means"],
    ),
)
FOLLOW = """([members]) => {
  for (const toast of document.querySelectorAll('.toast')) toast.remove();
  location.hash = new URLSearchParams(members).toString();
}"""
SAID = "(words) => [...document.querySelectorAll('.toast')].some((toast) => toast.innerText.includes(words))"

# Whether all of a notice is within it, and whether it keeps away from the pill with the state of the connection.
NOTICE = """() => {
  const notice = document.querySelector('.notice');
  const [own, pill] = [notice, document.querySelector('.pill')].map((one) => one.getBoundingClientRect());
  const parts = [...notice.querySelectorAll('h2, p, input, button')].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
  const isWithin = parts.every(({ left, right, bottom }) => left > own.left && right < own.right && bottom < own.bottom);
  return [isWithin, own.bottom < pill.top && own.top > 0];
}"""


class BadInputTests(LiveCase):
    gallery = False
    allows_errors = True

    def test_each_wrong_thing_is_told_where_it_is_and_changes_nothing(self):
        server = self.serve()
        page, other = self.page(server), self.page(server)
        wait(page, "() => window.tessera.instruments")
        stage = page.evaluate("() => window.tessera.session.stageId")
        before = self.rectangles(other)
        page.evaluate(FOLLOW, [{"stage": stage, "form": "1", "version": "77"}])
        wait(page, SAID, "The version in the link was removed.")
        page.evaluate("() => window.tessera.session.act('version', { step: 'keep', name: 'Monday' })")
        # linkState.test.mjs reads each of them.
        for members, told in fewer(LINKS, LINKS[1:3] + LINKS[6:]):
            parts = {name: value if isinstance(value, str) else json.dumps(value) for name, value in members.items()}
            page.evaluate(FOLLOW, [{"stage": stage, "form": "1"} | parts])
            for words in told:
                wait(page, SAID, words)
            idle(page)
            self.assertEqual(page.evaluate("() => window.tessera.session.stage.title"), "Board", members)
        page.evaluate("() => window.tessera.instruments.shelf.open('comments')")
        letters = fewer(1_000_000, 5_000)
        page.fill(".comments-card textarea", "x" * letters)
        self.assertIn(f"{letters:,} bytes; at most 4,096 fit", page.inner_text(".comment-trouble"))
        self.assertTrue(page.is_disabled(".comment-form button"))
        until(lambda: self.rectangles(other) == before)
        self.assert_same_picture(page, other)
        # A forged token opens nothing, and says so; it harms nobody else.
        stranger = self.enterContext(page.context.browser.new_context()).new_page()
        stranger.goto(f"{server.url}#stage={stage}&token=forged-by-hand&role=edit")
        stranger.wait_for_selector("text=the token is wrong")
        self.assertEqual(stranger.locator(".first-steps").count(), 0, "there is nothing to try")
        for width, height in ((320, 568), (844, 390)):
            stranger.set_viewport_size({"width": width, "height": height})
            self.assertEqual(stranger.evaluate(NOTICE), [True, True], (width, height))
        # The link to the stage's place on the page leaves its name in the address.
        page.evaluate("() => document.querySelector('.skip').click()")
        until(lambda: page.evaluate("() => location.hash") == f"#stage={stage}")
        # In the address of an open page a token counts as in a new one.
        page.evaluate(FOLLOW, [{"stage": stage, "token": "forged-by-hand"}])
        page.wait_for_selector("text=the token is wrong")
        self.assertEqual(page.evaluate("() => location.hash"), f"#stage={stage}")
        self.assertEqual(other.problems, [])

# SPDX-License-Identifier: Apache-2.0
"""Records the page's requests to the stage and answers them, so that gestures are tested without a server."""

from support import LiveCase, idle, wait

SPY = """() => {
  const { session } = window.tessera;
  window.asked = [];
  window.answers = {};
  session.act = async (kind, members) => {
    window.asked.push([kind, JSON.parse(JSON.stringify(members ?? {}))]);
    return window.answers[kind] ?? null;
  };
}"""


class SpyCase(LiveCase):
    """A test that reads the page's requests and chooses the answers."""

    gallery = False

    def spied(self, **options):
        """Opens a page of the board whose requests are recorded."""
        page = self.page(self.serve(), **options)
        page.evaluate(SPY)
        return page

    def asked(self, page, kind):
        """Returns the members of all requests of a kind, in order."""
        return page.evaluate(
            "(kind) => window.asked.filter(([asked]) => asked === kind).map(([, told]) => told)", kind
        )

    def wait_asked(self, page, kind, count=1):
        """Waits until the page has sent a number of requests of a kind, and returns their members."""
        wait(
            page,
            "([kind, count]) => window.asked.filter(([asked]) => asked === kind).length >= count",
            [kind, count],
        )
        return self.asked(page, kind)

    def answer(self, page, kind, reply):
        page.evaluate("([kind, reply]) => { window.answers[kind] = reply; }", [kind, reply])

    def middle_of(self, page, key):
        """Returns the middle of an item's cell, in CSS pixels and in the content."""
        idle(page)
        return page.evaluate(
            """(key) => {
              const { session, scroller, frame } = window.tessera;
              const cell = [...session.view.elements.values()].find((e) => e.key === key);
              const box = frame.content.getBoundingClientRect();
              const point = { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 };
              return {
                x: box.x + (point.x - scroller.offset.x) * frame.zoom,
                y: box.y + (point.y - scroller.offset.y) * frame.zoom,
                point,
              };
            }""",
            key,
        )

    def finger(self, page):
        """Returns a function that moves a real touch: began, moved or ended at a place."""
        session = page.context.new_cdp_session(page)

        def touch(kind, x=0, y=0):
            points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        return touch

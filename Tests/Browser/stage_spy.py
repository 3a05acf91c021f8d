# SPDX-License-Identifier: Apache-2.0
"""Notes what the page asks the stage for, and answers in its place, so that gestures can be tried alone."""

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
    """A test that sees what a page sends, and says what it gets."""

    def spied(self, **options):
        """A page of the board whose questions are noted."""
        page = self.page(self.serve(), **options)
        page.evaluate(SPY)
        return page

    def asked(self, page, kind):
        """Members of everything of a kind that the page has asked for, in order."""
        return page.evaluate(
            "(kind) => window.asked.filter(([asked]) => asked === kind).map(([, told]) => told)", kind
        )

    def wait_asked(self, page, kind, count=1):
        """Waits until the page has asked so often, and returns what."""
        wait(
            page,
            "([kind, count]) => window.asked.filter(([asked]) => asked === kind).length >= count",
            [kind, count],
        )
        return self.asked(page, kind)

    def answer(self, page, kind, reply):
        page.evaluate("([kind, reply]) => { window.answers[kind] = reply; }", [kind, reply])

    def middle_of(self, page, key):
        """Where an item's cell is shown, in CSS pixels, and its middle in the content."""
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
        """A function that moves a real touch: began, moved or ended at a place."""
        session = page.context.new_cdp_session(page)

        def touch(kind, x=0, y=0):
            points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        return touch

# SPDX-License-Identifier: Apache-2.0
"""Elements that stick to an edge stay there, even when the server is far away."""

from support import LiveCase, idle, wait
from thorough import thorough

DELAY_MS = 120
TOLERANCE_PT = 1.5
STEPS, STEP = 40, 30
HEADER, MENU, CELL, SPACING = 200, 50, 120, 4

PARALLAX = {
    "kind": "custom",
    "class": "ParallaxLayout",
    "title": "Board",
    "data": "board.data.json",
    "parameters": {
        "headerHeight": HEADER,
        "menuHeight": MENU,
        "sectionHeaderHeight": 40,
        "sectionFooterHeight": 0,
        "itemHeight": CELL,
        "lineSpacing": SPACING,
    },
}
SPREADSHEET = {
    "kind": "custom",
    "class": "SpreadsheetLayout",
    "title": "Board",
    "data": "board.data.json",
    "parameters": {"itemSize": {"width": 100, "height": 60}, "headingWidth": 100, "spacing": 0},
}
# Every message takes DELAY_MS in each direction, as with a distant server.
FAR_AWAY = """(() => {
  const Near = window.WebSocket;
  window.late = 0;
  window.WebSocket = class extends Near {
    send(data) { setTimeout(() => super.send(data), %d); }
    set onmessage(handle) {
      super.onmessage = handle && ((event) => setTimeout(() => {
        window.late += 1;
        handle(event);
      }, %d));
    }
    get onmessage() { return super.onmessage; }
  };
})()""" % (DELAY_MS, DELAY_MS)
# Notes, for every painted picture, how far elements are from their right places at its own offset.
WATCH = """(wanted) => {
  const { session, scroller } = window.tessera;
  const { view } = session;
  const start = { ...scroller.offset };
  const present = view.present.bind(view);
  window.watched = { frames: 0, worst: 0, at: null, last: null };
  view.present = (nowMs, offset, out) => {
    const result = present(nowMs, offset, out);
    for (const { kind, key, column, top, along } of wanted) {
      const element = [...view.elements.values()].find(
        (one) => one.kind === kind && (!key || one.key === key) && one.item === column,
      );
      if (!element) continue;
      const { shown } = element;
      const map = shown.transform ?? { tx: 0, ty: 0 };
      const place = { x: shown.x + map.tx, y: shown.y + map.ty };
      for (const axis of along) {
        const stuck = offset[axis] - start[axis] + (axis === 'y' ? top.inset : 0);
        const off = Math.abs(place[axis] - Math.max(top.least, stuck));
        if (off > window.watched.worst) {
          window.watched.worst = off;
          window.watched.at = { kind, axis, offset: { ...offset }, place };
        }
      }
    }
    window.watched.frames += 1;
    window.watched.last = { ...offset };
    return result;
  };
}"""


def rows(sections, items):
    """Returns sections of items, all named after their places."""
    return {
        "source": "made by the tests",
        "sections": [
            {
                "id": f"all/{section}",
                "title": f"Section {section}",
                "items": [{"id": f"s{section}-{item}", "title": f"{item}"} for item in range(items)],
            }
            for section in range(sections)
        ],
    }


class StickyTests(LiveCase):
    # Each painted picture is looked at.
    pause_ms = 16
    gallery = False

    def far(self, layout, data):
        server = self.serve(layout_file=layout, data=data)
        return self.page(server, before=lambda page: page.add_init_script(FAR_AWAY))

    def scroll(self, page, x, y):
        """Turns the wheel over the stage without waiting for an answer."""
        box = page.evaluate(
            """() => {
              const { x, y, width, height } = window.tessera.frame.content.getBoundingClientRect();
              return [x + width / 2, y + height / 2];
            }"""
        )
        page.mouse.move(*box)
        for _ in range(STEPS):
            page.mouse.wheel(x, y)

    def check(self, page, wanted, least):
        page.evaluate(WATCH, wanted)
        self.scroll(page, *least)
        idle(page)
        watched = page.evaluate("() => window.watched")
        self.assertGreater(watched["frames"], STEPS / 4)
        self.assertGreater(page.evaluate("() => window.late"), 0)
        self.assertLessEqual(watched["worst"], TOLERANCE_PT, watched)
        return watched

    def test_a_menu_and_a_section_header_stay_while_the_server_is_far_away(self):
        page = self.far(PARALLAX, rows(1, 40))
        watched = self.check(
            page,
            [
                {"kind": "KindMenu", "column": 0, "top": {"least": HEADER, "inset": 0}, "along": ["y"]},
                {
                    "kind": "KindSectionHeader",
                    "column": 0,
                    "top": {"least": HEADER + MENU, "inset": MENU},
                    "along": ["y"],
                },
            ],
            (0, STEP),
        )
        self.assertGreater(watched["last"]["y"], STEPS * STEP / 2)
        self.assertEqual(page.problems, [])

    @thorough("FollowingTests: the corner of a spreadsheet follows both ways; the other test watches each frame")
    def test_the_corner_of_a_table_stays_both_ways(self):
        page = self.far(SPREADSHEET, rows(40, 20))
        watched = self.check(
            page,
            [
                {
                    "kind": "",
                    "key": "s0-0",
                    "column": 0,
                    "top": {"least": 0, "inset": 0},
                    "along": ["x", "y"],
                },
                {
                    "kind": "",
                    "key": "s0-1",
                    "column": 1,
                    "top": {"least": 0, "inset": 0},
                    "along": ["y"],
                },
            ],
            (STEP / 2, STEP / 2),
        )
        self.assertGreater(watched["last"]["x"], STEPS * STEP / 8)
        wait(page, "() => window.tessera.idle()")

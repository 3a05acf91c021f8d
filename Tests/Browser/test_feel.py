# SPDX-License-Identifier: Apache-2.0
"""Scrolling and resizing feel as on a phone: places follow from the formulas."""

import math
import unittest

from support import NEARLY_PT, LiveCase, idle, wait, wait_value
from thorough import thorough

# The part of the velocity that is left after one millisecond, and the decay per second that follows from it.
DECELERATION = 0.998
RATE = 1000 * math.log(DECELERATION)
RUBBER_BAND = 0.55

# A finger's path: upwards on the screen, in points, by equal steps of this many milliseconds.
STEP_MS = 10
# A start so long ago that all events of the finger are in the page's past.
NOW = "() => Date.now() / 1000 - 0.25"


class FeelTests(LiveCase):
    shares_pages = True
    gallery = False

    def setUp(self):
        self.server = self.serve()

    def offset(self, page):
        return page.evaluate("() => window.tessera.scroller.offset")

    def canvas(self, page):
        return page.locator("#canvas-content").bounding_box()

    def middle(self, page):
        box = self.canvas(page)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def points_per_pixel(self, page):
        """Returns the number of points of the device for one CSS pixel."""
        return self.viewport(page)["height"] / self.canvas(page)["height"]

    def viewport(self, page):
        return page.evaluate("() => window.tessera.scroller.viewport")

    def touch(self, session, kind, x, y, time_s):
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": time_s}
        )

    def test_a_fling_lands_where_the_formula_says(self):
        page = self.page(self.server, has_touch=True)
        page.evaluate("() => window.tessera.scroller.on('end', (end) => { window.__end = end; })")
        x, y = self.middle(page)
        session = page.context.new_cdp_session(page)
        start = page.evaluate(NOW)
        self.touch(session, "touchStart", x, y, start)
        for step in range(1, 9):
            self.touch(session, "touchMove", x, y - 12 * step, start + step * STEP_MS / 1000)
        self.touch(session, "touchEnd", x, y, start + 8 * STEP_MS / 1000)
        idle(page)
        end = page.evaluate("() => window.__end")
        self.assertGreater(end["velocity"]["y"], 100)
        landing = end["offset"]["y"] - end["velocity"]["y"] / RATE
        last = page.evaluate("() => window.tessera.scroller.range.max.y")
        self.assertLess(landing, last, "the fling must end before the edge")
        self.assertAlmostEqual(end["proposed"]["y"], landing, delta=1)
        self.assertAlmostEqual(self.offset(page)["y"], landing, delta=1)

    def test_a_pull_beyond_the_edge_stretches_and_springs_back(self):
        page = self.page(self.server, has_touch=True)
        rest = self.offset(page)["y"]
        x, y = self.middle(page)
        session = page.context.new_cdp_session(page)
        start = page.evaluate(NOW)
        self.touch(session, "touchStart", x, y, start)
        for step in range(1, 21):
            self.touch(session, "touchMove", x, y + 8 * step, start + step * STEP_MS / 1000)
        wait(page, "(rest) => window.tessera.scroller.offset.y < rest - 1", rest)
        pulled = rest - self.offset(page)["y"]
        height = self.viewport(page)["height"]
        raw = 160 * self.points_per_pixel(page)
        most = raw * height * RUBBER_BAND / (height + RUBBER_BAND * raw)
        self.assertLessEqual(pulled, most + 1)
        self.assertGreater(pulled, most / 2)
        self.touch(session, "touchEnd", x, y, start + 0.24)
        idle(page)
        self.assertAlmostEqual(self.offset(page)["y"], rest, delta=0.5)

    def test_a_trackpad_scrolls_one_to_one(self):
        page = self.page(self.server)
        before = self.offset(page)["y"]
        page.mouse.move(*self.middle(page))
        for _ in range(5):
            page.mouse.wheel(0, 13)
        wait(page, "(y) => window.tessera.scroller.offset.y !== y", before)
        idle(page)
        moved = self.offset(page)["y"] - before
        self.assertAlmostEqual(moved, 65 * self.points_per_pixel(page), delta=1)

    @thorough("physics.test.mjs: notches of a mouse wheel add up to where a spring goes")
    def test_a_notched_wheel_arrives_at_its_notch(self):
        page = self.page(self.server)
        before = self.offset(page)["y"]
        page.mouse.move(*self.middle(page))
        page.mouse.wheel(0, 200)
        wait(page, "(y) => window.tessera.scroller.offset.y !== y", before)
        idle(page)
        moved = self.offset(page)["y"] - before
        self.assertAlmostEqual(moved, 200 * self.points_per_pixel(page), delta=1)

    def test_the_keys_go_to_both_ends(self):
        page = self.page(self.server)
        top = self.offset(page)["y"]
        page.locator("#canvas-content").focus()
        page.keyboard.press("End")
        wait(page, "(y) => window.tessera.scroller.offset.y > y", top)
        idle(page)
        last = page.evaluate("() => window.tessera.scroller.range.max.y")
        self.assertAlmostEqual(self.offset(page)["y"], last, delta=1)
        rows = [row for row in self.rectangles(page) if row[2].endswith("cell-119")]
        self.assertEqual(len(rows), 1, "the last cell has come")
        page.keyboard.press("Home")
        wait(page, "(y) => window.tessera.scroller.offset.y < y", last)
        idle(page)
        self.assertAlmostEqual(self.offset(page)["y"], top, delta=1)

    def test_dragging_the_edge_of_the_device_resizes_it(self):
        page = self.page(self.server)
        before = self.viewport(page)["width"]
        box = page.locator(".handle.right").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 60, y, steps=10)
        page.mouse.up()
        wait(page, "(width) => window.tessera.scroller.viewport.width < width - 20", before)
        idle(page)
        width = self.viewport(page)["width"]
        columns = int((width - 20 + 10) // 90)
        first_row = [row for row in self.rectangles(page) if row[0] == 0 and row[4] == 10]
        self.assertEqual(len(first_row), columns)
        edge = max(row[3] + row[5] for row in first_row)
        self.assertAlmostEqual(edge, width - 10, delta=0.5)

    @thorough(
        "LiveViewportTests: keeps what is first on the screen when it becomes another; scroller.test.mjs: content"
        " that moves takes the viewport along"
    )
    def test_what_is_first_on_the_screen_stays_there_when_a_field_changes_the_layout(self):
        page, other = self.page(self.server), self.page(self.server)
        top = self.offset(other)["y"]
        inset = page.evaluate("() => window.tessera.frame.viewport.insets.top")
        # Four items a line of 393 pt; lines begin at 10 and every 70 pt. Line 10 begins at 710; 49 pt of it are
        # hidden.
        page.evaluate("(y) => window.tessera.scroller.scrollTo({ x: 0, y })", 710 + 49 - inset)
        idle(page)
        field = page.get_by_label("Line spacing, value")
        field.fill("40")
        field.press("Enter")
        wait_value(page, "minimumLineSpacing", 40)
        idle(page)
        # Now lines begin every 100 pt: line 10 begins at 1,010.
        self.assertAlmostEqual(self.offset(page)["y"], 1010 + 49 - inset, delta=0.5)
        wait_value(other, "minimumLineSpacing", 40)
        self.assertAlmostEqual(self.offset(other)["y"], top, delta=NEARLY_PT)
        self.assert_same_edges(page)

    def assert_same_edges(self, page):
        """Checks that lines are 100 pt apart."""
        edges = sorted({row[4] for row in self.rectangles(page) if row[0] == 0})
        self.assertEqual({b - a for a, b in zip(edges, edges[1:])}, {100})


if __name__ == "__main__":
    unittest.main()

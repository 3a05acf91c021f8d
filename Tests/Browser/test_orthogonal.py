# SPDX-License-Identifier: Apache-2.0
"""Orthogonal sections: fingers, mouse and wheel, the places where they rest, and pages that follow."""

import os
import signal
import unittest

from support import NEARLY_PT, LiveCase, idle, set_parameter, until, wait, wait_value
from thorough import thorough

WIDTH, CARD, SPACING, CARDS = 393, 100, 20, 12
STRIDE = CARD + SPACING
CONTENT = CARDS * CARD + (CARDS - 1) * SPACING
LAST = CONTENT - WIDTH
# Groups that rest at their boundary have three cards in the space of two.
BLOCK = 2 * CARD + SPACING
BLOCK_STRIDE = BLOCK + SPACING
LAST_BLOCK = CARDS // 3 * BLOCK_STRIDE - SPACING - WIDTH
CENTRED = -(WIDTH - CARD) / 2
STEP_MS = 10
NOW = "() => Date.now() / 1000 - 0.25"

SHELVES = {
    "kind": "custom",
    "class": "ShelvesLayout",
    "title": "Board",
    "data": "board.data.json",
    "parameters": {
        "cardSize": {"width": CARD, "height": 80},
        "spacing": SPACING,
        "margin": 0,
        "scrolling": "continuous",
        "bounce": "automatic",
        "shrinking": 0,
    },
}


def data(sections=6):
    """Returns sections of cards that are named after their section."""
    names = "abcdefghijkl"[:sections]
    return {
        "source": "made by the tests",
        "sections": [
            {
                "id": name,
                "title": name,
                "items": [{"id": f"{name}{at}", "title": f"{name}{at}"} for at in range(CARDS)],
            }
            for name in names
        ],
    }


class OrthogonalTests(LiveCase):
    shares_pages = True
    gallery = False

    def shelves(self, **options):
        self.server = self.serve(layout_file=SHELVES, data=data())
        return self.page(self.server, **options)

    def offset(self, page, key):
        return page.evaluate(
            """(key) => [...window.tessera.session.view.orthogonalSections.values()]
              .find((section) => section.key === key).offset""",
            key,
        )

    def main(self, page):
        return page.evaluate("() => window.tessera.scroller.offset.y")

    def place(self, page, key, x=300):
        """Returns a place `x` pt from the left in a section, in CSS pixels, and CSS pixels for a point."""
        return page.evaluate(
            """([key, x]) => {
              const { session, scroller, frame } = window.tessera;
              const section = [...session.view.orthogonalSections.values()].find((one) => one.key === key);
              const box = frame.content.getBoundingClientRect();
              const middle = section.frame.y + section.frame.height / 2 - scroller.offset.y;
              return [box.x + x * frame.zoom, box.y + middle * frame.zoom, frame.zoom];
            }""",
            [key, x],
        )

    def flick(self, page, key, way, pause_ms=0):
        """Moves a finger `way` pt to the left in 80 ms; it rests for `pause_ms` before it is lifted."""
        x, y, scale = self.place(page, key)
        session = page.context.new_cdp_session(page)
        start = page.evaluate(NOW)
        end = start + 8 * STEP_MS / 1000
        self.touch(session, "touchStart", x, y, start)
        for step in range(1, 9):
            at = start + step * STEP_MS / 1000
            self.touch(session, "touchMove", x - way * scale * step / 8, y, at)
        self.touch(session, "touchEnd", x, y, end + pause_ms / 1000)
        idle(page)

    def touch(self, session, kind, x, y, time_s):
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": time_s}
        )

    def shown(self, page, key):
        """Returns the place of a card, in pt of the viewport's width."""
        return page.evaluate(
            """(key) => [...window.tessera.session.view.elements.values()]
              .find((element) => element.key === key)?.shown.x ?? null""",
            key,
        )

    def test_a_mouse_drags_an_orthogonal_section_and_the_content_stays(self):
        page = self.shelves()
        x, y, scale = self.place(page, "b")
        top = self.main(page)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 100 * scale, y + 10 * scale, steps=10)
        wait(page, "() => [...window.tessera.session.view.orthogonalSections.values()][1].offset > 90")
        held = self.offset(page, "b")
        self.assertAlmostEqual(held, 96, delta=2)
        # The next frame shows the cards there.
        until(lambda: abs(self.shown(page, "b1") - (STRIDE - held)) < 0.01)
        page.mouse.up()
        idle(page)
        self.assertAlmostEqual(self.main(page), top, delta=NEARLY_PT)
        self.assertAlmostEqual(self.offset(page, "a"), 0, delta=NEARLY_PT)
        self.assertEqual(page.problems, [])

    @thorough("orthogonalScrollers.test.mjs: a finger across a section scrolls the content and leaves the section")
    def test_a_finger_across_an_orthogonal_section_scrolls_the_content(self):
        page = self.shelves(has_touch=True)
        top = self.main(page)
        x, y, scale = self.place(page, "c")
        session = page.context.new_cdp_session(page)
        start = page.evaluate(NOW)
        self.touch(session, "touchStart", x, y, start)
        for step in range(1, 9):
            at = start + step * STEP_MS / 1000
            self.touch(session, "touchMove", x + step * scale, y - 6 * step * scale, at)
        self.touch(session, "touchEnd", x, y, start + 0.4)
        idle(page)
        self.assertGreater(self.main(page), top + 20)
        self.assertAlmostEqual(self.offset(page, "c"), 0, delta=NEARLY_PT)

    @thorough("orthogonalRests.test.mjs and OrthogonalSectionTests: both come to rest at the same places")
    def test_each_behaviour_comes_to_rest_where_the_engine_says(self):
        page = self.shelves(has_touch=True)
        rests = {
            "leadingBoundary": lambda offset: offset % BLOCK_STRIDE == 0 or offset == LAST_BLOCK,
            "paging": lambda offset: offset == WIDTH,
            "groupPaging": lambda offset: offset == STRIDE,
            "groupPagingCentered": lambda offset: offset == CENTRED + STRIDE,
        }
        for scrolling, is_rest in rests.items():
            set_parameter(page, "scrolling", scrolling)
            wait_value(page, "scrolling", scrolling)
            key = "abcde"[list(rests).index(scrolling)]
            self.flick(page, key, 80)
            offset = self.offset(page, key)
            self.assertGreater(offset, 0 if scrolling != "groupPagingCentered" else CENTRED)
            self.assertTrue(is_rest(offset), f"{scrolling} rests at {offset}")
        set_parameter(page, "scrolling", "continuous")
        wait_value(page, "scrolling", "continuous")
        self.flick(page, "e", 40, pause_ms=200)
        self.assertGreater(self.offset(page, "e"), 0)

    def test_a_fling_ends_at_the_end(self):
        page = self.shelves(has_touch=True)
        for _ in range(3):
            self.flick(page, "a", 200)
        self.assertAlmostEqual(self.offset(page, "a"), LAST, delta=NEARLY_PT)
        cells = [row[2] for row in self.rectangles(page)]
        self.assertIn(f"a{CARDS - 1}", cells)

    def test_a_wheel_that_turns_sideways_scrolls_the_section_below_it(self):
        page = self.shelves()
        x, y, scale = self.place(page, "a")
        page.mouse.move(x, y)
        for _ in range(5):
            page.mouse.wheel(13, 2)
        wait(page, "() => [...window.tessera.session.view.orthogonalSections.values()][0].offset > 0")
        idle(page)
        self.assertAlmostEqual(self.offset(page, "a"), 65 / scale, delta=1)

    @thorough(
        "orthogonalScrollers.test.mjs: a stretch is brought into view by as little as it takes; "
        "stageKeys.test.mjs"
    )
    def test_the_keyboard_brings_cards_into_view(self):
        page = self.shelves()
        page.locator("#canvas-content").focus()
        for _ in range(6):
            page.keyboard.press("ArrowRight")
            idle(page)
        key = page.evaluate("() => window.tessera.area.selected.key")
        self.assertNotEqual(key, "a0")
        x = self.shown(page, key)
        self.assertGreaterEqual(x, -0.01)
        self.assertLessEqual(x + CARD, WIDTH + 0.01)

    def test_a_tap_finds_what_an_orthogonal_section_shows_there(self):
        page = self.shelves()
        page.evaluate(
            """() => {
              const { session, area } = window.tessera;
              const section = [...session.view.orthogonalSections.values()][1];
              area.orthogonalScrollers.scrollTo(section, 480);
            }"""
        )
        idle(page)
        x, y, _ = self.place(page, "b", x=50)
        page.mouse.click(x, y)
        idle(page)
        self.assertEqual(page.evaluate("() => window.tessera.area.selected.key"), "b4")
        self.assertEqual(page.evaluate("() => [...window.tessera.session.selection.items]"), ["b4"])

    def test_an_item_held_at_the_edge_scrolls_its_section_on_and_lands_there(self):
        page = self.shelves()
        page.keyboard.press("a")
        x, y, scale = self.place(page, "b", x=170)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 6, y)
        wait(page, "() => window.tessera.parts.arranging.isCarrying")
        # The section is as wide as the screen. The last fifth of it, but at most 80 pt, counts as near the edge.
        page.mouse.move(x + (WIDTH - 4 - 170) * scale, y, steps=6)
        wait(page, "() => [...window.tessera.session.view.orthogonalSections.values()][1].offset > 400")
        self.assertAlmostEqual(self.offset(page, "a"), 0, delta=NEARLY_PT)
        page.mouse.move(*self.place(page, "b", x=200)[:2], steps=4)
        page.mouse.up()
        wait(page, "() => !window.tessera.parts.arranging.isCarrying && window.tessera.idle()")
        self.assertEqual(page.evaluate("() => window.tessera.session.history.undo"), "Move 1 item")
        # The second card was at 120; it is now where the pointer dropped it, beyond 400.
        place = page.evaluate(
            """() => [...window.tessera.session.view.elements.values()]
              .find((element) => element.key === 'b1').item"""
        )
        self.assertGreaterEqual(place, 4)
        self.assertEqual(page.problems, [])

    @thorough(
        "OrthogonalFollowingTests; orthogonalScrollers.test.mjs tells where sections stand that the server has "
        "elsewhere"
    )
    def test_a_follower_sees_orthogonal_sections_where_the_driver_has_them(self):
        page = self.shelves(has_touch=True)
        self.flick(page, "b", 80)
        here = self.offset(page, "b")
        other = self.page(self.server)
        view = page.evaluate("() => window.tessera.session.view.view")
        other.evaluate("(view) => window.tessera.session.follow(view)", view)
        wait(other, "(view) => window.tessera.session.view?.view === view", view)
        idle(other)
        self.assertAlmostEqual(self.offset(other, "b"), here, delta=0.05)
        self.flick(page, "a", 60)
        there = self.offset(page, "a")
        self.assertGreater(there, 0)
        until(lambda: abs(self.offset(other, "a") - there) < 0.1)
        idle(other)
        self.assert_same_picture(page, other)

    @thorough("OrthogonalSectionTests keep sections through edits, undo, saved files and another host")
    def test_orthogonal_sections_stay_through_edits_undo_and_another_host(self):
        page = self.shelves(has_touch=True)
        self.flick(page, "b", 80)
        here = self.offset(page, "b")
        page.evaluate("() => window.tessera.session.act('edit', { op: { type: 'sort' } })")
        idle(page)
        self.assertAlmostEqual(self.offset(page, "b"), here, delta=NEARLY_PT)
        page.evaluate("() => window.tessera.session.act('undo')")
        idle(page)
        self.assertAlmostEqual(self.offset(page, "b"), here, delta=NEARLY_PT)
        self.server.save(self.server.data_path, data(5))
        wait(page, "() => window.tessera.session.stage.sections === 5 && window.tessera.idle()")
        self.assertAlmostEqual(self.offset(page, "b"), here, delta=NEARLY_PT)
        [host] = self.server.hosts()
        os.kill(host, signal.SIGKILL)
        until(lambda: self.server.hosts() not in ([], [host]))
        wait(page, "() => window.tessera.session.status.state === 'running'")
        idle(page)
        self.assertAlmostEqual(self.offset(page, "b"), here, delta=NEARLY_PT)
        first = int(here // STRIDE)
        cells = [row[2] for row in self.rectangles(page)]
        self.assertIn(f"b{first + 3}", cells)


if __name__ == "__main__":
    unittest.main()

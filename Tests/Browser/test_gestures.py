# SPDX-License-Identifier: Apache-2.0
"""Gestures of layouts, by touch, mouse and trackpad, from the page to the stage host and back."""

import unittest

from server import board
from support import LiveCase, idle, turn_wheel, wait
from thorough import thorough

MIDDLE = """() => {
  const { width, height } = window.tessera.scroller.viewport;
  return [width / 2, height / 2];
}"""
BETWEEN = """([key, least, most]) => {
  const value = window.tessera.session.values[key];
  return value > least && value < most && window.tessera.idle();
}"""
EDITS = "(count) => window.tessera.session.history.edits >= count && window.tessera.idle()"


def layout(name, **parameters):
    return {
        "kind": "custom", "class": name, "title": "Board", "data": "board.data.json",
        "parameters": parameters,
    }


class GestureTests(LiveCase):
    shares_pages = True
    gallery = False

    def circle(self, **options):
        made = layout("CircleLayout", spread=0.8)
        return self.page(self.serve(layout_file=made), **options)

    def sunflower(self, **options):
        made = layout("SunflowerLayout", itemSize={"width": 60, "height": 60}, arrangement="ring")
        return self.page(self.serve(layout_file=made, data=board(3, 3)), **options)

    def at(self, page, x, y):
        """Returns the place on the screen of a point of the viewport, in points."""
        return page.evaluate(
            """([x, y]) => {
              const { frame } = window.tessera;
              const box = frame.content.getBoundingClientRect();
              return [box.x + x * frame.zoom, box.y + y * frame.zoom];
            }""",
            [x, y],
        )

    def cell(self, page, key):
        """Returns the middle of an item's cell on the screen."""
        x, y = page.evaluate(
            """(key) => {
              const { session, scroller } = window.tessera;
              const cell = [...session.view.elements.values()].find((e) => e.key === key);
              const { offset } = scroller;
              return [cell.x + cell.width / 2 - offset.x, cell.y + cell.height / 2 - offset.y];
            }""",
            key,
        )
        return self.at(page, x, y)

    def value(self, page, key):
        return page.evaluate("(key) => window.tessera.session.values[key]", key)

    def fingers(self, page, *steps):
        """Moves fingers on the screen: each step lists their places, in points of the viewport."""
        session = page.context.new_cdp_session(page)
        kind = "touchStart"
        for points in steps:
            places = [self.at(page, *point) for point in points]
            touches = [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(places)]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
            kind = "touchMove"
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def test_two_fingers_spread_a_circle_for_everybody_and_undo_brings_it_back(self):
        page = self.circle(has_touch=True)
        wait(page, "() => window.tessera.session.stage.gestures?.fingers === 2")
        self.fingers(
            page,
            [(100, 300), (300, 300)], [(120, 300), (280, 300)],
            [(150, 300), (250, 300)], [(160, 300), (240, 300)],
        )
        # From 200 to 160 pt apart the pinch begins, and it ends at 80: between 0.4 and 0.5 of 0.8.
        wait(page, BETWEEN, ["spread", 0.3, 0.45])
        history = page.evaluate("() => window.tessera.session.history")
        self.assertEqual([history["undo"], history["redo"], history["edits"]], ["Spread", None, 1])
        page.evaluate("() => window.tessera.session.act('undo')")
        wait(page, "() => window.tessera.session.values.spread === 0.8 && window.tessera.idle()")
        self.assertEqual(page.problems, [])

    @thorough("GestureTests: one finger changes nothing of a pinch; contest.test.mjs")
    def test_one_finger_scrolls_a_circle_and_spreads_nothing(self):
        page = self.circle(has_touch=True)
        self.fingers(page, [(200, 500)], [(200, 470)], [(200, 440)])
        idle(page)
        self.assertEqual(self.value(page, "spread"), 0.8)

    @thorough("puppetFingers.test.mjs makes two fingers of a trackpad; GestureTests spread the circle")
    def test_a_trackpad_pinch_spreads_a_circle(self):
        page = self.circle()
        x, y = self.at(page, 200, 300)
        turn_wheel(page, x, y, [20] * 4, ctrl=True)
        # Each of four steps gives e^(−0.2); the first one, from 200 pt to 164, begins the pinch.
        wait(page, BETWEEN, ["spread", 0.8 * 0.44, 0.8 * 0.56])

    @thorough("puppetFingers.test.mjs: a mouse leads one finger and the other is opposite")
    def test_a_mouse_with_option_is_two_fingers_that_turn(self):
        page = self.sunflower()
        middle = page.evaluate(MIDDLE)
        page.keyboard.down("Alt")
        page.mouse.move(*self.at(page, middle[0] + 100, middle[1]))
        page.mouse.down()
        page.mouse.move(*self.at(page, middle[0] + 70, middle[1] + 70), steps=6)
        page.mouse.move(*self.at(page, middle[0], middle[1] + 100), steps=6)
        page.mouse.up()
        page.keyboard.up("Alt")
        # A quarter turn.
        wait(page, BETWEEN, ["tilt", 1.5, 1.6])

    @thorough("GestureTests: a single tap selects when no second one came, and two duplicate")
    def test_a_double_click_duplicates_and_a_click_selects_after_a_while(self):
        page = self.sunflower()
        page.mouse.dblclick(*self.cell(page, "cell-3"))
        wait(page, EDITS, 1)
        self.assertEqual(page.evaluate("() => window.tessera.session.history.undo"), "Duplicate 1 item")
        self.assertEqual(page.evaluate("() => window.tessera.session.selection.count"), 0)
        page.mouse.click(*self.cell(page, "cell-5"))
        wait(page, "() => window.tessera.session.selection.items.has('cell-5')")
        self.assertEqual(page.problems, [])

    def test_a_held_item_is_moved_by_hand_and_asks_for_no_menu(self):
        page = self.sunflower()
        count = page.evaluate("() => window.tessera.session.stage.items")
        page.mouse.move(*self.cell(page, "cell-2"))
        page.mouse.down()
        wait(page, "(count) => window.tessera.session.stage.items === count - 1", count)
        page.mouse.move(*self.at(page, 200, 400), steps=5)
        page.mouse.up()
        wait(page, "(count) => window.tessera.session.stage.items === count", count)
        self.assertFalse(page.evaluate("() => window.tessera.parts?.menu?.isOpen ?? false"))
        wait(page, EDITS, 2)

    @thorough(
        "GestureTests: a swipe beside the items shows the next arrangement; screenFingers.test.mjs sends the "
        "finger"
    )
    def test_a_swipe_beside_the_items_shows_another_arrangement_to_everybody(self):
        server = self.serve(layout_file=layout("SunflowerLayout", arrangement="ring"))
        page, other = self.page(server, has_touch=True), self.page(server)
        self.fingers(page, [(340, 30)], [(290, 30)], [(230, 30)], [(170, 30)])
        for each in (page, other):
            wait(each, "() => window.tessera.session.values.arrangement === 'grid'")
        self.assertEqual(page.problems + other.problems, [])


if __name__ == "__main__":
    unittest.main()

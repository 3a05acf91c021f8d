# SPDX-License-Identifier: Apache-2.0
"""The requests of fingers, mouse and keys on the stage, and what its tools show."""

import unittest

from stage_spy import SpyCase
from support import NEARLY_PT, idle, wait


class TouchTests(SpyCase):
    shares_pages = True
    def assert_near(self, found, wanted):
        """Compares places with a tolerance: they were rounded to CSS pixels of a device that is scaled to fit."""
        self.assertAlmostEqual(found["x"], wanted["x"], delta=1)
        self.assertAlmostEqual(found["y"], wanted["y"], delta=1)

    def test_a_click_is_a_touch_where_it_is_and_inspects_what_is_there(self):
        page = self.spied()
        cell = self.middle_of(page, "cell-5")
        page.mouse.click(cell["x"], cell["y"])
        began, ended = self.wait_asked(page, "touch", 2)
        self.assertEqual([began["phase"], ended["phase"]], ["began", "ended"])
        self.assert_near(began["point"], cell["point"])
        self.assertEqual(page.evaluate("() => window.tessera.area.selected.key"), "cell-5")

    def test_the_shift_key_and_the_time_go_along(self):
        page = self.spied()
        cell = self.middle_of(page, "cell-5")
        page.keyboard.down("Shift")
        page.mouse.click(cell["x"], cell["y"])
        page.keyboard.up("Shift")
        page.mouse.click(cell["x"], cell["y"])
        told = self.wait_asked(page, "touch", 4)
        self.assertEqual([one.get("shift") for one in told], [True, True, None, None])
        times = [one["at"] for one in told]
        self.assertEqual(times, sorted(times))

    def test_a_drag_scrolls_and_cancels_the_touch(self):
        page = self.spied()
        cell = self.middle_of(page, "cell-20")
        top = page.evaluate("() => window.tessera.scroller.offset.y")
        page.mouse.move(cell["x"], cell["y"])
        page.mouse.down()
        self.wait_asked(page, "touch")
        page.mouse.move(cell["x"], cell["y"] - 80, steps=8)
        page.mouse.up()
        phases = [one["phase"] for one in self.wait_asked(page, "touch", 2)]
        self.assertEqual(phases, ["began", "cancelled"])
        wait(page, "(top) => window.tessera.scroller.offset.y > top", top)

    def test_a_finger_that_scrolls_at_once_highlights_nothing(self):
        page = self.spied(has_touch=True)
        cell = self.middle_of(page, "cell-20")
        # All in one task, so that the finger does not rest for 90 ms on a slow machine.
        page.evaluate(
            """({ x, y }) => {
              const canvas = document.querySelector('#canvas-content');
              const fire = (type, clientY) => canvas.dispatchEvent(new PointerEvent(type, {
                pointerId: 9, pointerType: 'touch', button: 0, clientX: x, clientY, bubbles: true,
              }));
              fire('pointerdown', y);
              for (let at = 1; at <= 8; at += 1) fire('pointermove', y - 10 * at);
              fire('pointerup', y - 80);
            }""",
            cell,
        )
        idle(page)
        self.assertEqual(self.asked(page, "touch"), [])

    def test_a_finger_that_taps_touches(self):
        page = self.spied(has_touch=True)
        cell = self.middle_of(page, "cell-5")
        page.touchscreen.tap(cell["x"], cell["y"])
        phases = [one["phase"] for one in self.wait_asked(page, "touch", 2)]
        self.assertEqual(phases, ["began", "ended"])

    def test_a_rectangle_by_shift_drag_selects_what_it_touches(self):
        page = self.spied()
        first, last = self.middle_of(page, "cell-4"), self.middle_of(page, "cell-9")
        top = page.evaluate("() => window.tessera.scroller.offset.y")
        page.keyboard.down("Shift")
        page.mouse.move(first["x"], first["y"])
        page.mouse.down()
        page.mouse.move(last["x"], last["y"], steps=6)
        page.mouse.up()
        page.keyboard.up("Shift")
        told = self.wait_asked(page, "select")[0]
        self.assertEqual(told["mode"], "add")
        # Four cells a line: from the first cell of the second line to the second cell of the third.
        self.assertEqual(sorted(told["items"]), ["cell-4", "cell-5", "cell-8", "cell-9"])
        now = page.evaluate("() => window.tessera.scroller.offset.y")
        self.assertAlmostEqual(now, top, delta=NEARLY_PT)

    def test_the_keyboard_reaches_selects_and_taps_a_cell(self):
        page = self.spied()
        page.locator("#canvas-content").focus()
        for key in ("ArrowRight", "ArrowRight", "ArrowDown"):
            page.keyboard.press(key)
        self.assertEqual(page.evaluate("() => window.tessera.area.selected.key"), "cell-5")
        page.keyboard.press("Space")
        self.assertEqual(
            self.wait_asked(page, "select"), [{"items": ["cell-5"], "mode": "toggle"}]
        )
        idle(page)
        page.keyboard.press("Enter")
        told = self.wait_asked(page, "touch", 2)
        self.assert_near(told[1]["point"], self.middle_of(page, "cell-5")["point"])
        page.keyboard.press("Control+a")
        self.assertEqual(self.wait_asked(page, "select", 2)[1], {"items": [], "mode": "all"})
        wait(page, "() => document.querySelector('#canvas-content [role=option]')")
        active = "() => document.querySelector('#canvas-content').getAttribute('aria-activedescendant')"
        wait(page, f"() => document.getElementById(({active})())?.textContent.includes('5')")

    def test_an_element_tells_what_it_is_while_option_is_held(self):
        page = self.spied()
        cell = self.middle_of(page, "cell-5")
        info = {
            "category": "cell", "kind": "", "indexPath": [0, 5], "key": "cell-5",
            "reuseIdentifier": "tile", "viewClass": "TileCell", "attributesClass": "TileAttributes",
            "frame": {"x": 100, "y": 80, "width": 80, "height": 60}, "alpha": 1, "zIndex": 0,
            "slot": 3, "measured": False, "values": [{"name": "angle", "value": "0.5"}],
        }
        self.answer(page, "inspect", {"info": info})
        page.mouse.move(cell["x"], cell["y"])
        wait(page, "() => window.tessera.area.hoveredId !== null && window.tessera.idle()")
        self.assertEqual(self.asked(page, "inspect"), [], "a pointer that rests asks nothing")
        page.keyboard.down("Alt")
        wait(page, "() => document.querySelector('.element-tip[data-shown]')?.textContent"
                   ".includes('angle')")
        text = page.locator(".element-tip").inner_text()
        for words in ("0 – 5", "80 × 60", "TileCell", "“tile” #3", "TileAttributes", "0.5"):
            self.assertIn(words, text)
        page.keyboard.up("Alt")
        wait(page, "() => !document.querySelector('.element-tip[data-shown]')")

    def test_the_rects_tool_asks_for_a_rectangle_and_lists_the_answer(self):
        page = self.spied()
        frame = {"x": 900, "y": 9000, "width": 80, "height": 60}
        away = {"category": "decoration", "kind": "shade", "indexPath": [0, 1, 2], "key": "far",
                "frame": frame}
        self.answer(page, "probe", {"total": 1, "elements": [away]})
        page.keyboard.press("e")
        first, last = self.middle_of(page, "cell-4"), self.middle_of(page, "cell-9")
        page.mouse.move(first["x"], first["y"])
        page.mouse.down()
        page.mouse.move(last["x"], last["y"], steps=6)
        page.mouse.up()
        idle(page)
        rect = self.asked(page, "probe")[-1]["rect"]
        self.assert_near(rect, first["point"])
        self.assertAlmostEqual(rect["width"], last["point"]["x"] - first["point"]["x"], delta=2)
        self.assertEqual(self.asked(page, "touch"), [], "a drag of the tool touches nothing")
        rows = page.locator(".probe-list button")
        states = rows.evaluate_all("(rows) => rows.map((row) => row.dataset.state)")
        # The layout returned one element far away, and none of the four that the page shows there.
        self.assertEqual(states, ["away", "untold", "untold", "untold", "untold"])
        self.assertIn("0 – 1 – 2", rows.first.inner_text())
        page.keyboard.press("Escape")
        self.assertEqual(page.locator(".tool-card").count(), 0)
        self.assertTrue(page.get_by_role("radio", name="Move").is_checked())

    def test_a_rectangle_can_be_typed(self):
        page = self.spied()
        self.answer(page, "probe", {"total": 0, "elements": []})
        page.get_by_role("radio", name="Rects").check()
        for name, value in (("X", "0"), ("Y", "5000"), ("Width", "300"), ("Height", "40.5")):
            page.get_by_role("textbox", name=name, exact=True).fill(value)
        page.keyboard.press("Enter")
        wanted = {"x": 0, "y": 5000, "width": 300, "height": 40.5}
        self.assertEqual(self.wait_asked(page, "probe")[-1], {"rect": wanted})

    def test_the_reuse_tool_watches_only_while_it_is_in_hand(self):
        page = self.spied()
        page.keyboard.press("u")
        self.assertEqual(self.wait_asked(page, "watch"), [{"events": True}])
        page.keyboard.press("v")
        self.assertEqual(self.wait_asked(page, "watch", 2)[1], {"events": False})
        self.assertEqual(page.problems, [])


if __name__ == "__main__":
    unittest.main()

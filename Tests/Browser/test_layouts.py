# SPDX-License-Identifier: Apache-2.0
"""The stage turns into other layouts: by a key, by hand, and for everybody who watches."""

import unittest

from server import layout
from support import LiveCase, idle, turn_wheel, wait
from thorough import thorough

ROWS = {
    "name": "Rows",
    "kind": "flow",
    "parameters": {
        "itemSize": {"width": 300, "height": 40},
        "minimumLineSpacing": 10,
        "minimumInteritemSpacing": 0,
        "sectionInset": {"top": 10, "left": 10, "bottom": 10, "right": 10},
    },
}
PLACE = """() => {
  const { x, y, width, height } = window.tessera.area.visible.find((e) => e.key.endsWith('cell-5')).shown;
  return [x, y, width, height];
}"""
# Cell 5 is the third one on the second line of three, or the sixth row of the list.
ROW_Y = 10 + 5 * 50
CHOICE = "() => window.tessera.parts.layouts.choice"
PROGRESS = "() => window.tessera.parts.layouts.progress"
HELD = "() => window.tessera.session.transition !== null"


# The options of menus that are wider than their menu.
CUT = """() => [...document.querySelectorAll('.layouts-body select, .inspector select, #inspector select')]
  .filter((menu) => menu.offsetParent).flatMap((menu) => {
    const style = getComputedStyle(menu);
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = style.font;
    const room = menu.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return [...menu.options].filter(({ label }) => pen.measureText(label).width > room + 0.5).map(({ label }) => label);
  })"""


class LayoutTests(LiveCase):
    shares_pages = True
    def setUp(self):
        # The last one has a name that is longer than most.
        layouts = [ROWS, {**ROWS, "name": "Inset grouped list"}]
        pinch = {"parameter": "itemSize", "detents": [80, 120]}
        self.server = self.serve(layout_file={**layout(), "layouts": layouts, "pinch": pinch})

    def place(self, page):
        return page.evaluate(PLACE)

    def assert_near(self, place, wanted):
        for one, other in zip(place, wanted):
            self.assertAlmostEqual(one, other, delta=1.5)

    def opened(self, **options):
        page = self.page(self.server, **options)
        page.keyboard.press("t")
        page.get_by_label("Between the two layouts").wait_for()
        return page

    def test_no_menu_cuts_its_options_off(self):
        page = self.page(self.server)
        page.keyboard.press("t")
        page.wait_for_selector("select[aria-label='Other layout']")
        self.assertEqual(page.evaluate(CUT), [])

    def test_a_digit_turns_the_stage_for_everybody_and_undo_takes_it_back(self):
        one, other = self.page(self.server), self.page(self.server)
        start = self.place(one)
        one.keyboard.press("2")
        wait(one, "() => window.tessera.session.stage.choice === 'Rows'")
        wait(other, "() => window.tessera.session.stage.choice === 'Rows'")
        for page in (one, other):
            idle(page)
            self.assertAlmostEqual(self.place(page)[1], ROW_Y, delta=1.5)
        one.evaluate("async () => { await window.tessera.session.act('undo') }")
        idle(one)
        self.assert_near(self.place(one), start)

    @thorough(
        "NamedLayoutFilesTests, and LayoutSwitchTests: a layout can be another file, and a save of that one is "
        "shown"
    )
    def test_a_layout_file_that_another_names_is_read_and_watched_and_its_mistakes_are_told(self):
        server = self.serve()
        rows = server.layout_path.with_name("rows.layout.json")
        kind = {"kind": "flow", "title": "Rows"}
        server.save(rows, {**kind, "parameters": ROWS["parameters"]})
        server.save(server.layout_path, {**layout(), "layouts": ["rows.layout.json"]})
        page = self.page(server)
        wait(page, "() => window.tessera.parts.layouts.options.map(({ name }) => name).includes('Rows')")
        page.keyboard.press("2")
        wait(page, f"() => ({CHOICE})() === 'Rows'")
        idle(page)
        self.assertAlmostEqual(self.place(page)[1], ROW_Y, delta=1.5)
        taller = {**ROWS["parameters"], "itemSize": {"width": 300, "height": 60}}
        server.save(rows, {**kind, "parameters": taller})
        # Five rows of 60 with gaps of 10 are above the sixth now.
        wait(page, f"() => Math.abs(({PLACE})()[1] - 360) < 1.5")
        server.save(rows, {**kind, "kind": "flo"})
        wait(page, "() => window.tessera.session.diagnostics.some((one) => one.file === 'rows.layout.json')")
        self.assertAlmostEqual(self.place(page)[1], 360, delta=1.5)
        server.save(rows, {**kind, "parameters": ROWS["parameters"]})
        wait(page, f"() => Math.abs(({PLACE})()[1] - {ROW_Y}) < 1.5")
        wait(page, "() => window.tessera.session.diagnostics.length === 0")

    def test_a_scrub_shows_on_both_pages_and_ends_past_the_middle(self):
        one, other = self.opened(), self.page(self.server)
        start = self.place(one)
        box = one.get_by_label("Between the two layouts").bounding_box()
        y = box["y"] + box["height"] / 2
        one.mouse.move(box["x"] + 4, y)
        one.mouse.down()
        one.mouse.move(box["x"] + box["width"] * 0.3, y, steps=4)
        wait(one, HELD)
        wait(other, HELD)
        share = one.evaluate(PROGRESS)
        self.assertGreater(share, 0.2)
        self.assertLess(share, 0.4)
        wait(other, "(p) => Math.abs(window.tessera.parts.layouts.progress - p) < 0.01", share)
        for page in (one, other):
            idle(page)
            place = self.place(page)
            self.assertAlmostEqual(place[1], start[1] + (ROW_Y - start[1]) * share, delta=1.5)
            self.assertAlmostEqual(place[3], start[3] + (40 - start[3]) * share, delta=1.5)
        # The other client cannot take the transition meanwhile.
        other.keyboard.press("t")
        self.assertTrue(other.get_by_label("Between the two layouts").is_disabled())
        one.mouse.move(box["x"] + box["width"] * 0.8, y, steps=3)
        one.mouse.up()
        for page in (one, other):
            wait(page, "() => window.tessera.session.stage.choice === 'Rows'")
            idle(page)
            self.assertAlmostEqual(self.place(page)[1], ROW_Y, delta=1.5)

    @thorough(
        "layoutSwitch.test.mjs and LayoutSwitchTests lead and let go; "
        "test_a_scrub_shows_on_both_pages_and_ends_past_the_middle leads on a page"
    )
    def test_arrows_drag_and_escape_goes_back(self):
        page = self.opened()
        start = self.place(page)
        page.get_by_label("Between the two layouts").focus()
        for _ in range(2):
            page.keyboard.press("Shift+ArrowRight")
        wait(page, HELD)
        idle(page)
        self.assertAlmostEqual(page.evaluate(PROGRESS), 0.5, delta=0.001)
        self.assertAlmostEqual(self.place(page)[1], (start[1] + ROW_Y) / 2, delta=1.5)
        page.keyboard.press("Escape")
        wait(page, "() => window.tessera.session.transition === null")
        # That nobody leads it any more comes before the way back.
        wait(page, f"(start) => ({PLACE})().every((one, at) => Math.abs(one - start[at]) < 1.5)", start)
        idle(page)
        self.assert_near(self.place(page), start)
        self.assertEqual(page.evaluate(CHOICE), "")

    @thorough("layoutChips.test.mjs: arrows go along the chips and round")
    def test_arrows_go_along_the_chips_and_enter_takes_one(self):
        page = self.opened()
        page.locator(".layout-chip").first.focus()
        page.keyboard.press("ArrowRight")
        self.assertEqual(page.evaluate("() => document.activeElement.dataset.layout"), "Rows")
        self.assertEqual(page.locator(".layout-chip[tabindex='0']").count(), 1)
        page.keyboard.press("Enter")
        wait(page, f"() => ({CHOICE})() === 'Rows'")
        idle(page)
        page.keyboard.press("Home")
        page.keyboard.press("Enter")
        wait(page, f"() => ({CHOICE})() === ''")

    def test_a_trackpad_pinch_goes_to_the_next_layout_or_sets_a_parameter(self):
        page = self.page(self.server)
        page.mouse.move(560, 600)
        page.keyboard.down("Control")
        # A wheel step of 41 px spreads by half: the value 80 becomes 120 and stops there.
        page.mouse.wheel(0, -41)
        page.keyboard.up("Control")
        wait(page, "() => window.tessera.session.values.itemSize.width === 120")
        idle(page)
        page.keyboard.press("t")
        # Twice the distance of the fingers is the whole way.
        turn_wheel(page, 560, 600, [-40] * 2, ctrl=True)
        wait(page, "() => window.tessera.session.stage.choice === 'Rows'")

    def test_who_drops_out_lets_go_and_who_comes_sees_the_way(self):
        one = self.opened()
        start = self.place(one)
        one.evaluate("() => window.tessera.parts.layouts.move(0.4)")
        wait(one, HELD)
        late = self.page(self.server)
        wait(late, HELD)
        idle(late)
        self.assertAlmostEqual(self.place(late)[1], start[1] + (ROW_Y - start[1]) * 0.4, delta=1.5)
        one.evaluate("() => window.tessera.session.connection.stop()")
        wait(late, "() => window.tessera.session.transition === null")
        idle(late)
        self.assert_near(self.place(late), start)


if __name__ == "__main__":
    unittest.main()

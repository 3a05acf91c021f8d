# SPDX-License-Identifier: Apache-2.0
"""Lists on the stage: rows with accessories, appearances, editing."""

import unittest

from support import LiveCase, idle, set_parameter, wait, wait_value
from thorough import thorough

DATA = {
    "source": "made by the tests",
    "sections": [
        {
            "id": "network",
            "title": "Connections",
            "footer": "A note.",
            "items": [
                {"id": "wifi", "title": "Wi-Fi", "detail": "Attic", "symbol": "wifi",
                 "accessories": ["disclosureIndicator"]},
                {"id": "notices", "title": "Notices", "label": "12", "accessories": ["checkmark"]},
                {"id": "home", "title": "Home", "accessories": ["reorder", "delete"],
                 "actions": {"trailing": ["delete", "flag"]}},
            ],
        }
    ],
}
LAYOUT = {"kind": "list", "title": "Board", "data": "board.data.json"}
ROWS = """() => [...window.tessera.session.view.elements.values()]
  .filter((element) => element.category === 0 && !element.leaving && element.content?.list)
  .map(({ content, x, y, width, height }) => ({
    frame: [x, y, width, height],
    text: content.list.text?.string,
    second: content.list.secondaryText?.string ?? null,
    leading: content.list.leading.map(({ kind }) => kind),
    trailing: content.list.trailing.map(({ kind }) => kind),
    radii: [content.list.background.topRadius, content.list.background.bottomRadius],
  }))"""
PLACE = """([x, y]) => {
  const { scroller, frame } = window.tessera;
  const box = frame.content.getBoundingClientRect();
  return [box.x + (x - scroller.offset.x) * frame.zoom, box.y + (y - scroller.offset.y) * frame.zoom];
}"""
GONE = """(key) => window.tessera.idle() &&
  ![...window.tessera.session.view.elements.values()].some((element) => element.key === key)"""
SHOWN = """(key) => window.tessera.idle() &&
  [...window.tessera.session.view.elements.values()].some((element) => element.key === key)"""
FRAME = """(key) => {
  const all = [...window.tessera.session.view.elements.values()];
  const { x, y, width, height } = all.find((element) => element.key === key);
  return [x, y, width, height];
}"""
# Whether a following page shows the row and all its buttons at the driver's place, or shows no row aside.
FOLLOWED = """(shift) => {
  const all = [...window.tessera.session.view.elements.values()];
  const row = all.find((element) => element.aside);
  if (shift === 0) return !row;
  return row?.aside.buttons.length === 2 && Math.abs(row.aside.shift - shift) < 1;
}"""
OPENED = """() => [...window.tessera.session.view.elements.values()]
  .some((element) => element.aside?.buttons.length > 0)"""
ASIDE = """() => {
  const all = [...window.tessera.session.view.elements.values()];
  const aside = all.find((element) => element.aside)?.aside;
  return aside ? { shift: aside.shift, titles: aside.buttons.map(({ title }) => title) } : null;
}"""
CHECKMARK, DISCLOSURE, DELETE, LABEL, REORDER, CUSTOM = 0, 1, 3, 6, 9, 10


class ListTest(LiveCase):
    shares_pages = True
    gallery = False

    def list(self):
        return self.page(self.serve(data=DATA, layout_file=LAYOUT))

    def rows(self, page):
        return {row["text"]: row for row in page.evaluate(ROWS)}

    def test_rows_show_what_the_data_puts_beside_them(self):
        page = self.list()
        rows = self.rows(page)
        self.assertEqual(rows["Wi-Fi"]["second"], "Attic")
        self.assertEqual(rows["Wi-Fi"]["trailing"], [DISCLOSURE])
        self.assertEqual(rows["Wi-Fi"]["radii"], [10, 0])
        self.assertEqual(rows["Notices"]["trailing"], [LABEL, CHECKMARK])
        self.assertEqual(rows["Home"]["leading"] + rows["Home"]["trailing"], [])
        self.assertEqual(rows["Home"]["radii"], [0, 10])
        self.assertEqual(page.problems, [])

    def swipes(self, page):
        """Returns how far a row is moved aside, and the actions behind it."""
        return page.evaluate(ASIDE)

    def drag_row(self, page, key, dx, up=True, steps=6):
        """Drags a row sideways by its middle."""
        x, y, width, height = page.evaluate(FRAME, key)
        at = page.evaluate(PLACE, [x + width / 2, y + height / 2])
        page.mouse.move(*at)
        page.mouse.down()
        page.mouse.move(at[0] + dx, at[1] + 2, steps=steps)
        if up:
            page.mouse.up()

    def test_a_row_follows_the_mouse_to_its_actions_and_does_one(self):
        page = self.list()
        self.drag_row(page, "home", -60, up=False)
        wait(page, OPENED)
        # The buttons may be there before the mouse has come all the way.
        wait(page, f"() => ({ASIDE})().shift < -30")
        x, y, width, height = page.evaluate(FRAME, "home")
        page.mouse.move(*page.evaluate(PLACE, [x + width / 2 - 120, y + height / 2]))
        page.mouse.up()
        idle(page)
        aside = self.swipes(page)
        self.assertEqual(aside["titles"], ["Delete", "Flag"])
        self.assertAlmostEqual(aside["shift"], -148, delta=1)
        # The flag is the inner action: marking an item does not remove it.
        x, y, width, height = page.evaluate(FRAME, "home")
        page.mouse.click(*page.evaluate(PLACE, [x + width - 74 - 37, y + height / 2]))
        idle(page)
        self.assertEqual(self.rows(page)["Home"]["trailing"], [CUSTOM])
        self.assertIsNone(self.swipes(page))
        self.assertEqual(page.problems, [])

    @thorough("followedSwipe.test.mjs moves the row, FollowingTests tell of it")
    def test_a_follower_sees_the_row_that_the_driver_has_aside(self):
        server = self.serve(data=DATA, layout_file=LAYOUT)
        page, other = self.page(server), self.page(server)
        view = page.evaluate("() => window.tessera.session.view.view")
        other.evaluate("(view) => window.tessera.session.follow(view)", view)
        wait(other, "(view) => window.tessera.session.view?.view === view", view)
        self.drag_row(page, "home", -120)
        idle(page)
        wait(other, FOLLOWED, -148)
        x, y, width, height = page.evaluate(FRAME, "wifi")
        page.mouse.click(*page.evaluate(PLACE, [x + width / 2, y + height / 2]))
        idle(page)
        wait(other, FOLLOWED, 0)
        self.assertEqual(page.problems + other.problems, [])

    @thorough(
        "asideRow.test.mjs and swipeInput.test.mjs close rows; "
        "test_a_row_follows_the_mouse_to_its_actions_and_does_one opens one"
    )
    def test_a_tap_elsewhere_closes_and_selects_nothing(self):
        page = self.list()
        self.drag_row(page, "home", -120)
        idle(page)
        self.assertIsNotNone(self.swipes(page))
        x, y, width, height = page.evaluate(FRAME, "wifi")
        page.mouse.click(*page.evaluate(PLACE, [x + width / 2, y + height / 2]))
        idle(page)
        self.assertIsNone(self.swipes(page))
        self.assertEqual(page.evaluate("() => window.tessera.session.selection.count"), 0)
        self.drag_row(page, "wifi", -120)
        idle(page)
        self.assertIsNone(self.swipes(page), "nothing is behind this row")
        self.assertEqual(page.problems, [])

    @thorough("rowSwipe.test.mjs and swipeInput.test.mjs follow the finger, SwipeStageTests apply the action")
    def test_a_finger_all_the_way_deletes_and_undo_brings_back(self):
        page = self.page(self.serve(data=DATA, layout_file=LAYOUT), has_touch=True)
        x, y, width, height = page.evaluate(FRAME, "home")
        start = page.evaluate(PLACE, [x + width - 20, y + height / 2])
        end = page.evaluate(PLACE, [x + 20, y + height / 2])
        touch = page.context.new_cdp_session(page)
        def send(kind, point):
            points = [] if point is None else [{"x": point[0], "y": point[1]}]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        send("touchStart", start)
        for step in range(1, 9):
            send("touchMove", [start[0] + (end[0] - start[0]) * step / 8, start[1]])
            if step == 4:
                wait(page, OPENED)
        send("touchEnd", None)
        wait(page, GONE, "home")
        page.evaluate("() => window.tessera.session.act('undo')")
        idle(page)
        self.assertIn("Home", self.rows(page))
        self.assertEqual(page.problems, [])

    @thorough(
        "ListStageTests: the button that deletes moves its row aside while the list is edited; DragTests move "
        "rows"
    )
    def test_editing_deletes_by_a_button_selects_several_and_moves_by_the_grip(self):
        page = self.list()
        set_parameter(page, "cv.editingSelection", "multiple")
        set_parameter(page, "cv.editing", True)
        wait_value(page, "cv.editing", True)
        idle(page)
        home = self.rows(page)["Home"]
        self.assertEqual([home["leading"], home["trailing"]], [[DELETE], [REORDER]])
        for key in ["wifi", "notices"]:
            x, y, width, height = page.evaluate(FRAME, key)
            page.mouse.click(*page.evaluate(PLACE, [x + width / 2, y + height / 2]))
        wait(page, "() => window.tessera.session.selection.count === 2")
        # The reorder control is at the trailing margin.
        x, y, width, height = page.evaluate(FRAME, "home")
        top = page.evaluate(FRAME, "wifi")[1]
        page.mouse.move(*page.evaluate(PLACE, [x + width - 27, y + height / 2]))
        page.mouse.down()
        page.mouse.move(*page.evaluate(PLACE, [x + width - 27, top + 10]), steps=8)
        page.mouse.up()
        idle(page)
        self.assertEqual(page.evaluate(FRAME, "home")[1], top)
        x, y, _, height = page.evaluate(FRAME, "home")
        page.mouse.click(*page.evaluate(PLACE, [x + 30, y + height / 2]))
        wait(page, OPENED)
        idle(page)
        self.assertEqual(self.swipes(page)["titles"], ["Delete", "Flag"])
        x, y, width, height = page.evaluate(FRAME, "home")
        page.mouse.click(*page.evaluate(PLACE, [x + width - 37, y + height / 2]))
        wait(page, GONE, "home")
        self.assertEqual(page.problems, [])

    @thorough("OutlineStageTests tap headers and chevrons; stageKeys.test.mjs has the keys")
    def test_an_outline_opens_and_closes_by_tap_and_by_key(self):
        items = [
            {"id": "fruit", "title": "Fruit", "disclosure": "header"},
            {"id": "apple", "title": "Apple", "parent": "fruit"},
            {"id": "pear", "title": "Pear", "parent": "fruit"},
            {"id": "nuts", "title": "Nuts"},
        ]
        data = {"sections": [{"id": "s", "items": items}]}
        layout = {**LAYOUT, "parameters": {"appearance": "sidebar", "cv.source": "diffable"}}
        page = self.page(self.serve(data=data, layout_file=layout))
        self.assertEqual(list(self.rows(page)), ["Fruit", "Nuts"])
        x, y, width, height = page.evaluate(FRAME, "fruit")
        at = page.evaluate(PLACE, [x + width / 2, y + height / 2])
        page.mouse.click(*at)
        wait(page, SHOWN, "apple")
        self.assertEqual(set(self.rows(page)), {"Fruit", "Apple", "Pear", "Nuts"})
        page.keyboard.press("ArrowLeft")
        wait(page, GONE, "apple")
        page.keyboard.press("ArrowRight")
        wait(page, SHOWN, "apple")
        page.evaluate("() => window.tessera.session.act('undo')")
        wait(page, GONE, "apple")
        self.assertEqual(page.problems, [])

    def test_rows_follow_the_text_size_that_a_slider_sets(self):
        page = self.list()
        self.assertEqual(self.rows(page)["Home"]["frame"][3], 44)
        page.click("#tab-collection")
        slider = page.locator('input[id="parameter-cv.textSize"]')
        self.assertEqual(slider.get_attribute("aria-valuetext"), "Large (default)")
        slider.focus()
        page.keyboard.press("End")
        wait_value(page, "cv.textSize", "UICTContentSizeCategoryAccessibilityXXXL")
        idle(page)
        # Text of 53 pt in place of 17, in lines of 1.21 times that.
        self.assertGreater(self.rows(page)["Home"]["frame"][3], 53 * 1.21)
        page.keyboard.press("Home")
        wait_value(page, "cv.textSize", "UICTContentSizeCategoryXS")
        idle(page)
        self.assertEqual(self.rows(page)["Home"]["frame"][3], 44)
        self.assertEqual(page.problems, [])

    @thorough("ListStageTests change the look; canvasPainter.test.mjs and listLayout.test.mjs paint rows")
    def test_every_look_is_painted(self):
        page = self.list()
        for look in ["plain", "grouped", "sidebar", "sidebarPlain", "insetGrouped"]:
            set_parameter(page, "appearance", look)
            wait_value(page, "appearance", look)
            idle(page)
            self.assertIn("Wi-Fi", self.rows(page))
        self.assertEqual(page.problems, [])


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: Apache-2.0
"""Lists on the stage: rows with what stands beside them, looks, editing."""

import unittest

from support import LiveCase, idle, set_parameter, wait, wait_value

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
                {"id": "home", "title": "Home", "accessories": ["reorder", "delete"]},
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
CHECKMARK, DISCLOSURE, DELETE, LABEL, REORDER = 0, 1, 3, 6, 9


class ListTest(LiveCase):
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

    def test_editing_brings_a_button_that_deletes_and_a_grip(self):
        page = self.list()
        set_parameter(page, "cv.editing", True)
        wait_value(page, "cv.editing", True)
        home = self.rows(page)["Home"]
        self.assertEqual([home["leading"], home["trailing"]], [[DELETE], [REORDER]])
        x, y, _, height = home["frame"]
        at = page.evaluate(PLACE, [x + 30, y + height / 2])
        page.mouse.click(*at)
        wait(page, GONE, "home")
        self.assertNotIn("Home", self.rows(page))
        self.assertEqual(page.problems, [])

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

# SPDX-License-Identifier: Apache-2.0
"""Keys move the collection view's focus, an index leads to sections, and drops show what they would do.

There are two sections of 24 items of 80 × 60 pt, four on each line of the device: six lines of 70 pt each.
"""

import unittest

from server import layout
from support import LiveCase, idle, set_parameter
from thorough import thorough

OFFSET = "() => window.tessera.scroller.offset.y"
HOLDS = "() => window.tessera.session.holds.map((hold) => hold.operation)"


def sections():
    """Returns sections whose titles begin with different letters."""
    return {
        "source": "made by the tests",
        "sections": [
            {
                "id": name,
                "title": title,
                "items": [{"id": f"{name}-{n}", "title": f"{title} {n}"} for n in range(24)],
            }
            for name, title in (("a", "Apples"), ("b", "Berries"))
        ],
    }


class FocusTests(LiveCase):
    gallery = False

    def start(self, **parameters):
        server = self.serve(data=sections(), layout_file=layout(**parameters))
        return self.page(server)

    def test_an_index_leads_to_sections_by_mouse_and_by_keys(self):
        page = self.start(**{"cv.indexTitles": True})
        strip = page.locator(".index-strip")
        self.assertEqual(strip.locator("span").all_inner_texts(), ["A", "B"])
        box = strip.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 8)
        idle(page)
        # Insets of 10, six lines of 60 with five gaps of 10, and the inset of 10 above the second section.
        low = page.evaluate(OFFSET)
        self.assertGreater(low, 0)
        strip.focus()
        page.keyboard.press("Home")
        idle(page)
        self.assertLess(page.evaluate(OFFSET), low)
        self.assertEqual(strip.get_attribute("aria-valuetext"), "A")
        # A stage without an index has no strip.
        set_parameter(page, "cv.indexTitles", False)
        strip.wait_for(state="hidden")

    @thorough("DragAndDropStageTests: a copy comes in where it is dropped; holdMarks.test.mjs")
    def test_a_drag_says_what_a_drop_would_do(self):
        page = self.start(**{"cv.carrying": "dragAndDrop", "cv.dropping": "copy"})
        page.keyboard.press("a")
        page.locator("#canvas-content").focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press(" ")
        page.wait_for_function("() => window.tessera.session.holds.length === 1")
        page.keyboard.press("ArrowRight")
        page.wait_for_function(
            "() => window.tessera.session.holds[0]?.operation === 'copy'"
        )
        page.keyboard.press(" ")
        page.wait_for_function("() => window.tessera.session.history.edits === 1")
        idle(page)
        self.assertEqual(page.evaluate(HOLDS), [])
        count = "() => window.tessera.session.outline.list[0].items"
        self.assertEqual(page.evaluate(count), 25)


if __name__ == "__main__":
    unittest.main()

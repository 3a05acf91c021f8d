# SPDX-License-Identifier: Apache-2.0
"""Findings about groups, and colours, of a layout file: on the stage and in the inspector."""

import unittest

from support import LiveCase, idle, set_parameter, wait, wait_value
from thorough import thorough

DATA = {"sections": [{"id": "s", "items": [{"id": f"i{n}", "title": f"Item {n}"} for n in range(4)]}]}
WHOLE = {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}


def grid(*subitems):
    group = {
        "axis": "horizontal",
        "width": {"fractionalWidth": 1},
        "height": {"absolute": 50},
        "subitems": list(subitems),
    }
    return {
        "kind": "compositional",
        "title": "Board",
        "data": "board.data.json",
        "sections": [{"group": group}],
    }


LIST = {
    "kind": "list",
    "title": "Board",
    "data": "board.data.json",
    "separatorConfiguration": {"color": "#FF9500", "multipleSelectionColor": "#0000FF"},
}
PATH = "separatorConfiguration.color"
# The rectangle of the badge's group on the screen, from the marks that the server sent to the page.
OUTLINE = """() => {
  const [box] = window.tessera.parts.marks.boxes;
  return [box.frame.x, box.frame.y, box.frame.width, box.frame.height];
}"""
LINES = """() => [...window.tessera.session.view.elements.values()]
  .filter((element) => element.category === 0 && element.content?.list)
  .sort((one, other) => one.y - other.y)
  .map(({ content }) => content.list.bottomSeparator?.colour.light ?? null)"""
LINE = """(colour) => window.tessera.idle() && [...window.tessera.session.view.elements.values()]
  .some(({ content }) => content?.list?.bottomSeparator?.colour.light === colour)"""


class GroupMarkTests(LiveCase):
    gallery = False

    def test_a_questionable_group_is_seen_at_once_and_tells_why(self):
        server = self.serve(data=DATA, layout_file=grid(WHOLE, WHOLE))
        page = self.page(server)
        page.wait_for_selector(".group-badge")
        idle(page)
        x, y, width, height = page.evaluate(OUTLINE)
        self.assertEqual((x, height), (0, 50))
        self.assertEqual(width, page.evaluate("() => window.tessera.session.viewport.width"))
        badge = page.locator(".group-badge")
        self.assertIn("never used", badge.get_attribute("aria-label"))
        tip = page.locator(".group-tip")
        self.assertFalse(tip.is_visible())
        badge.focus()
        self.assertIn("subitem 1", tip.inner_text())
        page.keyboard.press("Escape")
        self.assertFalse(tip.is_visible())
        badge.hover()
        self.assertTrue(tip.is_visible())
        server.save(server.layout_path, grid(WHOLE))
        page.wait_for_selector(".group-badge", state="detached")
        self.assertEqual(page.problems, [])

    @thorough(
        "test_a_questionable_group_is_seen_at_once_and_tells_why reads the same words by mouse and keys; "
        "test_touch taps"
    )
    def test_a_finger_reads_it_too(self):
        server = self.serve(data=DATA, layout_file=grid(WHOLE, WHOLE))
        size = {"width": 390, "height": 844}
        page = self.page(server, viewport=size, has_touch=True)
        page.wait_for_selector(".group-badge")
        idle(page)
        page.locator(".group-badge").tap()
        self.assertIn("never used", page.locator(".group-tip").inner_text())
        page.touchscreen.tap(200, 500)
        self.assertFalse(page.locator(".group-tip").is_visible())


class ColourTests(LiveCase):
    shares_pages = True
    gallery = False

    def list(self):
        return self.page(self.serve(data=DATA, layout_file=LIST))

    def test_a_colour_is_typed_and_taken_back(self):
        page = self.list()
        field = page.locator(f'[id="parameter-{PATH}"]')
        self.assertEqual(field.input_value(), "#FF9500")
        field.fill("0af")
        field.press("Enter")
        wait_value(page, PATH, "#00aaff")
        wait(page, LINE, 0x00AAFFFF)
        self.assertEqual(field.input_value(), "#00AAFF")
        page.click('[data-step="undo"]')
        wait(page, LINE, 0xFF9500FF)
        wait(page, "(id) => document.getElementById(id).value === '#FF9500'", f"parameter-{PATH}")

    def test_what_is_chosen_in_the_picker_is_shown_live_and_is_one_step(self):
        page = self.list()
        choose = """(colours) => {
          const well = document.querySelector('.swatch');
          for (const colour of colours) {
            well.value = colour;
            well.dispatchEvent(new Event('input', { bubbles: true }));
          }
        }"""
        page.evaluate(choose, ["#010101", "#020202", "#030303"])
        wait(page, LINE, 0x030303FF)
        page.evaluate(choose, ["#040404"])
        page.evaluate("() => document.querySelector('.swatch').dispatchEvent(new Event('change'))")
        wait_value(page, PATH, "#040404")
        wait(page, LINE, 0x040404FF)
        page.click('[data-step="undo"]')
        wait(page, LINE, 0xFF9500FF)
        self.assertEqual(page.problems, [])

    @thorough("ListSeparatorTests: separators follow the configuration of the list and its changes for single rows")
    def test_lines_of_rows_selected_while_editing_have_their_own_colour(self):
        page = self.list()
        set_parameter(page, "cv.editingSelection", "multiple")
        set_parameter(page, "cv.editing", True)
        self.assertEqual(page.evaluate(LINES)[:2], [0xFF9500FF, 0xFF9500FF])
        wait_value(page, "cv.editing", True)
        page.evaluate("() => window.tessera.session.act('select', {items: ['i1'], mode: 'replace'})")
        wait(page, LINE, 0x0000FFFF)
        self.assertEqual(page.evaluate(LINES)[:3], [0xFF9500FF, 0x0000FFFF, 0xFF9500FF])


STRIP = grid(WHOLE)
STRIP["sections"][0]["orthogonalScrollingBehavior"] = "continuous"
BOUNCE = "sections[0].orthogonalScrollingProperties.bounce"
MIDDLE = """() => {
  const { frame, scroller } = window.tessera;
  const box = frame.content.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + (25 - scroller.offset.y) * frame.zoom];
}"""
OFFSET = "() => [...window.tessera.session.view.orthogonalSections.values()][0].offset"


class OrthogonalParameterTests(LiveCase):
    gallery = False

    def pulled(self, page):
        """Returns how far an orthogonal section at its beginning is pulled beyond it."""
        x, y = page.evaluate(MIDDLE)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 90, y, steps=9)
        found = page.evaluate(OFFSET)
        page.mouse.up()
        idle(page)
        return found

    @thorough("orthogonalScrollers.test.mjs: a pull stretches, unless the section never bounces; PropertyBoundsTests")
    def test_an_orthogonal_section_follows_its_bounce_at_once(self):
        page = self.page(self.serve(data=DATA, layout_file=STRIP))
        self.assertLess(self.pulled(page), -10)
        set_parameter(page, BOUNCE, "never")
        wait_value(page, BOUNCE, "never")
        self.assertEqual(self.pulled(page), 0)
        set_parameter(page, BOUNCE, "always")
        wait_value(page, BOUNCE, "always")
        self.assertLess(self.pulled(page), -10)
        self.assertEqual(page.problems, [])


if __name__ == "__main__":
    unittest.main()

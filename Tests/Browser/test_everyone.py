# SPDX-License-Identifier: Apache-2.0
"""The page is for everyone: readers of the screen, keyboards, shaky hands, poor sight, small windows."""

import pathlib
import unittest

from png import Picture
from server import ROOT
from support import LiveCase, idle, wait
from thorough import fewer

AUDIT = (pathlib.Path(__file__).parent / "audit.js").read_text(encoding="utf-8")
PHONE = {"width": 390, "height": 844}
# A laptop's window at 200 %, and a low window, both with a mouse.
ZOOMED = {"width": 720, "height": 450}
LOW = {"width": 844, "height": 390}
SMALLEST_ZOOM = 0.75

# Boxes for readers beside the places where the elements are painted, in CSS pixels.
BOXES = """() => {
  const { session, scroller, frame } = window.tessera;
  const stage = document.querySelector('#canvas-content').getBoundingClientRect();
  return [...document.querySelectorAll('#canvas-content [data-reader]')].map((box) => {
    const { shown } = session.view.elements.get(Number(box.id.replace('element-', '')));
    const own = box.getBoundingClientRect();
    const x = stage.x + (shown.x - scroller.offset.x) * frame.zoom;
    const y = stage.y + (shown.y - scroller.offset.y) * frame.zoom;
    return Math.max(
      Math.abs(own.x - x), Math.abs(own.y - y), Math.abs(own.width - shown.width * frame.zoom),
    );
  });
}"""

# What lies under the middle of a box, as a finger of a person who explores by touch finds it.
FOUND = """() => {
  const stage = document.querySelector('#canvas-content').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('#canvas-content [role=option]')];
  const inside = boxes.find((box) => box.getBoundingClientRect().bottom < stage.bottom - 80);
  const { x, y, width, height } = inside.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === inside;
}"""


class EveryoneTests(LiveCase):
    def audited(self, page, where):
        """Expects no problem in what is shown."""
        wait(page, "() => document.getAnimations().every((one) => one.playState !== 'running')")
        problems = page.evaluate(f"() => {AUDIT.rstrip().removesuffix(';')[AUDIT.index('(() =>'):]}()")
        self.assertEqual(problems, [], where)

    def test_what_an_app_adds_shuts_nobody_out(self):
        server = self.serve([str(ROOT / "Tests" / "Apps" / "Purse")])
        page = self.page(server, stage="Purse")
        wait(page, "() => window.tessera.session.source?.phase === 'current'")
        idle(page)
        self.assertTrue(page.locator(".source-all").is_visible())
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            idle(page)
            self.audited(page, scheme)

    def test_nothing_on_the_page_shuts_anybody_out(self):
        server = self.serve()
        page = self.page(server, stage="Settings")
        # Boxes for readers are used again by the next stage.
        self.open(page, "Section headers and footers")
        for scheme in fewer(("light", "dark"), ("light",)):
            page.emulate_media(color_scheme=scheme)
            for tab in ("collection", "data", "element", "log", "layout"):
                page.click(f"#tab-{tab}")
                self.audited(page, f"{scheme}, {tab}")
        for tool in fewer(("arrange", "layouts", "boxes", "rects", "reuse", "move"), ("layouts", "boxes", "move")):
            page.evaluate("(tool) => window.tessera.parts.tools.choose(tool)", tool)
            self.audited(page, tool)
        page.keyboard.press("?")
        self.audited(page, "keys")
        page.keyboard.press("Escape")
        page.emulate_media(contrast="more")
        self.audited(page, "more contrast")
        self.check_readers(page)
        self.check_forced_colours(page)
        self.check_print(page)
        self.check_small(page)
        self.assertEqual(page.problems, [])

    def test_no_instrument_shuts_anybody_out(self):
        page = self.page(self.serve(), stage="Section headers and footers", reduced_motion="reduce")
        shown = page.evaluate("() => window.tessera.instruments.shelf.instruments.map(({ id }) => id)")
        for size, scheme in fewer(((None, "light"), (PHONE, "dark")), ((PHONE, "dark"),)):
            if size:
                page.set_viewport_size(size)
            page.emulate_media(color_scheme=scheme)
            for instrument in fewer(shown, shown[::2]):
                page.evaluate("(id) => window.tessera.instruments.shelf.open(id)", instrument)
                idle(page)
                self.audited(page, f"{instrument}, {scheme}, {size}")
                page.keyboard.press("Escape")
            page.keyboard.press("Control+k")
            self.audited(page, f"palette, {scheme}, {size}")
            page.keyboard.press("Escape")
            for sheet, opened in (("share", "room.share.open()"), ("address", "data.openAddress()")):
                page.evaluate(f"() => window.tessera.instruments.{opened}")
                self.audited(page, f"{sheet}, {scheme}, {size}")
                page.keyboard.press("Escape")
        self.assertEqual(page.evaluate("() => window.tessera.instruments.shelf.closeLast()"), False)
        self.assertEqual(page.problems, [])

    def check_readers(self, page):
        """Elements lie where they are painted; headers are headings, cells are counted."""
        idle(page)
        wait(page, "() => document.querySelectorAll('#canvas-content [aria-posinset]').length > 3")
        self.assertLess(max(page.evaluate(BOXES)), 1)
        self.assertTrue(page.evaluate(FOUND))
        tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
        roles = [node.get("role", {}).get("value") for node in tree if not node.get("ignored")]
        first = page.locator("#canvas-content [role=option]").first
        self.assertEqual(first.get_attribute("aria-posinset"), "1")
        total = page.evaluate("() => String(window.tessera.session.stage.items)")
        self.assertEqual(first.get_attribute("aria-setsize"), total)
        headings = page.locator("#canvas-content [role=heading]").all_inner_texts()
        self.assertGreater(len(headings), 0)
        self.assertGreater(roles.count("option"), 3)

    def check_forced_colours(self, page):
        """What was drawn by backgrounds only is there in forced colours."""
        page.emulate_media(forced_colors="active", contrast="no-preference")
        self.audited(page, "forced colours")
        page.click("#tab-collection")
        box = page.locator("#panel-collection .switch:visible").first.bounding_box()
        self.assertGreater(Picture(page.screenshot(clip=box)).colours(), 1, "a switch is seen")
        box = page.locator("#panel-collection .range:visible").first.bounding_box()
        self.assertGreater(Picture(page.screenshot(clip=box)).colours(), 2, "track, fill and thumb")
        page.emulate_media(forced_colors="none")

    def check_print(self, page):
        """Paper has the device with its name, on white, and nothing that surrounds it."""
        page.emulate_media(media="print")
        seen = page.evaluate("""() => ['.device', '.caption', '.top', '.tools', '#gallery', '#inspector', '#figures']
          .filter((one) => document.querySelector(one).getClientRects().length > 0)""")
        self.assertEqual(seen, [".device", ".caption"])
        page.emulate_media(media="screen")
        idle(page)

    def check_small(self, page):
        """The stage is large enough to read; what it leaves no room for is one button away."""
        for size in fewer((ZOOMED, LOW, PHONE), (LOW, PHONE)):
            page.set_viewport_size(size)
            wait(page, "(least) => window.tessera.frame.zoom >= least", SMALLEST_ZOOM)
            idle(page)
            self.audited(page, str(size))
            for button, panel in ((".tools-toggle", ".tools"), (".time-toggle", "#figures")):
                page.click(button)
                page.wait_for_selector(f"{panel}[data-open]")
                self.audited(page, f"{size}, {panel}")
                page.keyboard.press("Escape")
                page.wait_for_selector(f"{panel}:not([data-open])", state="attached")
        words = page.locator(".top .bar-word:visible").all_inner_texts()
        self.assertEqual(words, ["Stages", "Tools", "Time", "Undo", "Redo", "Share", "Inspect"])
        page.click("[aria-label=Inspector]")
        page.wait_for_selector("#inspector[data-open]")
        self.audited(page, "sheet")
        page.keyboard.press("Escape")
        page.wait_for_selector("#inspector:not([data-open])", state="attached")
        inside = """() => {
          const bar = document.querySelector('.top').getBoundingClientRect();
          return [...document.querySelectorAll('#stage button')].filter((one) => {
            const box = one.getBoundingClientRect();
            return one.checkVisibility({ visibilityProperty: true }) && box.width > 0 && box.bottom < bar.top;
          }).length;
        }"""
        self.assertEqual(page.evaluate(inside), 0, "no button covers a cell")

    def test_the_gallery_is_one_stop_with_arrows(self):
        page = self.page(self.serve(), stage="Grid")
        stops = "() => [...document.querySelectorAll('a.entry')].filter((one) => one.tabIndex === 0)"
        focused = "() => document.activeElement.querySelector('.title')?.textContent"
        self.assertEqual(page.evaluate(f"({stops})().map((one) => one.ariaCurrent)"), ["true"])
        page.focus(".gallery input[type=search]")
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate(focused), "Grid")
        page.keyboard.press("ArrowDown")
        self.assertNotEqual(page.evaluate(focused), "Grid")
        page.keyboard.press("Tab")
        self.assertFalse(page.evaluate("() => document.activeElement.matches('a.entry')"))
        page.keyboard.press("Shift+Tab")
        self.assertEqual(page.evaluate(f"({stops})().length"), 1)
        self.assertNotEqual(page.evaluate(focused), "Grid", "the stop moved with the arrows")
        # Stages out of sight have names, too.
        tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
        links = [node for node in tree if not node.get("ignored") and node.get("role", {}).get("value") == "link"]
        self.assertGreater(len(links), 50)
        self.assertEqual([node for node in links if not node.get("name", {}).get("value")], [])


if __name__ == "__main__":
    unittest.main()

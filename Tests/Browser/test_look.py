# SPDX-License-Identifier: Apache-2.0
"""The painted picture shows the computed layout, in every size and scheme, also to screen readers."""

import os
import pathlib
import unittest

from png import Picture
from server import board, layout
from support import DESKTOP, LiveCase, idle, set_parameter, wait
from thorough import fewer, thorough

PHONE = {"width": 390, "height": 844}
TOLERANCE = 25
INKS = (pathlib.Path(__file__).parent / "inks.js").read_text(encoding="utf-8")

# Places in CSS pixels, with their colours, in the cells that are completely in the viewport.
PROBES = """() => {
  const { session, scroller } = window.tessera;
  const box = document.querySelector('#canvas-content').getBoundingClientRect();
  const scale = box.width / scroller.viewport.width;
  return [...session.view.elements.values()]
    .filter((e) => e.category === 0)
    .map((e) => ({
      x: box.x + (e.x - scroller.offset.x + e.width / 2) * scale,
      y: box.y + (e.y - scroller.offset.y + 12) * scale,
      bottom: box.y + (e.y - scroller.offset.y + e.height) * scale,
      colour: e.content.colour,
    }))
    .filter((probe) => probe.y > box.y + 80 && probe.bottom < box.bottom - 80);
}"""

VIOLATIONS = """() => {
  window.__violations = [];
  document.addEventListener('securitypolicyviolation', (event) =>
    window.__violations.push(`${event.violatedDirective} ${event.blockedURI}`));
}"""


def channels(colour):
    """Returns red, green and blue of a number or of a text such as #30A040."""
    number = colour if isinstance(colour, int) else int(colour.removeprefix("#"), 16)
    return (number >> 16) & 255, (number >> 8) & 255, number & 255


class LookTests(LiveCase):
    shares_pages = True

    def prepare(self, page):
        page.add_init_script(f"({VIOLATIONS})()")

    def assert_painted(self, page):
        """Compares a probe pixel of every visible cell with the cell's own colour."""
        probes = page.evaluate(PROBES)
        self.assertGreater(len(probes), 5)
        # Reading the pixels of the whole page takes three seconds of the processor, those of the screen half of one.
        box = {name: round(value) for name, value in page.locator("#canvas-content").bounding_box().items()}
        picture = Picture(page.screenshot(clip=box))
        self.assertGreater(picture.colours(), 10)
        for probe in probes:
            found = picture.pixel(probe["x"] - box["x"], probe["y"] - box["y"])
            wanted = channels(probe["colour"])
            difference = max(abs(a - b) for a, b in zip(found, wanted))
            self.assertLessEqual(difference, TOLERANCE, f"{probe}: {found} for {wanted}")

    def test_cells_have_their_colours_in_light(self):
        page = self.page(self.serve())
        self.assert_painted(page)
        self.assertEqual(page.problems, [])

    @thorough("test_light_and_dark_differ_and_follow_the_system compares the same cells in dark")
    def test_cells_have_their_colours_in_dark(self):
        page = self.page(self.serve(), color_scheme="dark")
        self.assert_painted(page)

    @thorough(
        "test_cells_have_their_colours_in_light paints the same cells; test_nothing_on_the_page_shuts_anybody_out has "
        "smaller pages"
    )
    def test_cells_have_their_colours_on_a_phone(self):
        page = self.page(self.serve(), viewport=PHONE, has_touch=True, is_mobile=True)
        self.assert_painted(page)
        fits = "() => document.documentElement.scrollWidth <= window.innerWidth"
        self.assertTrue(page.evaluate(fits), "nothing sticks out sideways")

    def test_light_and_dark_differ_and_follow_the_system(self):
        page = self.page(self.serve())
        ground = "() => getComputedStyle(document.body).backgroundColor"
        light = page.evaluate(ground)
        page.emulate_media(color_scheme="dark")
        wait(page, f"(light) => ({ground})() !== light", light)
        idle(page)
        self.assert_painted(page)
        page.emulate_media(color_scheme="light")
        wait(page, f"(light) => ({ground})() === light", light)

    def test_nothing_violates_the_content_security_policy(self):
        server = self.serve()
        page = self.page(server)
        self.assertEqual(page.evaluate("() => window.__violations"), [])
        policy = page.request.get(server.address).headers["content-security-policy"]
        self.assertIn("default-src 'none'", policy)
        self.assertNotIn("unsafe-inline", policy)
        self.assertEqual(page.problems, [])

    @thorough("after each test of all files, check_quiet expects no request to another host")
    def test_every_request_stays_on_the_server(self):
        server = self.serve()
        asked = []
        self.page(server, before=lambda page: page.on("request", lambda r: asked.append(r.url)))
        self.assertGreater(len(asked), 5)
        self.assertEqual([url for url in asked if not url.startswith(server.address)], [])

    def test_screen_readers_find_the_cells(self):
        page = self.page(self.serve())
        session = page.context.new_cdp_session(page)

        def options():
            nodes = session.send("Accessibility.getFullAXTree")["nodes"]
            return [
                node.get("name", {}).get("value", "")
                for node in nodes
                if node.get("role", {}).get("value") == "option" and not node.get("ignored")
            ]

        wait(page, "() => document.querySelectorAll('#canvas-content [role=option]').length > 5")
        names = options()
        self.assertGreater(len(names), 5)
        self.assertTrue(any("7" in name for name in names), names)

    def test_a_jump_to_the_end_shows_skeletons_until_the_elements_are_there(self):
        held = []

        def hold_pictures(page):
            def connect(socket):
                upstream = socket.connect_to_server()

                def to_page(message):
                    if page.holds and isinstance(message, bytes):
                        held.append((socket, message))
                    else:
                        socket.send(message)

                socket.on_message(upstream.send)
                upstream.on_message(to_page)

            page.holds = False
            page.route_web_socket("**/ws", connect)

        page = self.page(self.serve(data=board(rows=400)), before=hold_pictures)
        page.holds = True
        page.focus("#canvas-content")
        page.keyboard.press("End")
        wait(page, "() => !window.tessera.scroller.isMoving && window.tessera.scroller.offset.y > 5000")
        box = page.locator("#canvas-content").bounding_box()
        # The middle of the left half, without the scroll indicator.
        middle = {"x": box["x"] + 20, "y": box["y"] + 200, "width": box["width"] / 2, "height": 200}
        self.assertGreater(Picture(page.screenshot(clip=middle)).colours(), 1, "the window is not white")
        page.holds = False
        for socket, message in held:
            socket.send(message)
        idle(page)
        self.assert_painted(page)

    def test_the_head_of_the_inspectors_sheet_has_room_for_edits(self):
        """After an edit, a phone's inspector has four things in its head, of which none lies on another or beyond the edge."""
        # The narrowest has least room.
        for width, height in fewer(((390, 844), (320, 256), (844, 390)), ((320, 256),)):
            with self.subTest(width=width):
                page = self.page(self.serve(), viewport={"width": width, "height": height})
                set_parameter(page, "minimumLineSpacing", 25)
                idle(page)
                page.get_by_role("button", name="Inspector", exact=True).first.click()
                page.locator(".side.inspector .edits").wait_for()
                boxes = page.evaluate(
                    "() => [...document.querySelector('.side.inspector .sheet-close').children]"
                    ".map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])"
                )
                self.assertEqual(len(boxes), 4)
                cut = "() => [...document.querySelectorAll('.inspector .segment span')].filter((one) => one.scrollWidth > one.clientWidth).length"
                self.assertEqual(page.evaluate(cut), 0)
                for at, (x, y, across, down) in enumerate(boxes):
                    self.assertGreater(across * down, 0)
                    self.assertLessEqual(x + across, width)
                    for other_x, other_y, other_across, other_down in boxes[at + 1 :]:
                        is_beside = x >= other_x + other_across or other_x >= x + across
                        is_below = y >= other_y + other_down or other_y >= y + down
                        self.assertTrue(is_beside or is_below, boxes)

    def test_the_gallery_opens_its_stages(self):
        page = self.page(self.serve(), before=lambda page: page.add_init_script(INKS), color_scheme="light")
        titles = page.evaluate("() => window.tessera.session.stages.map((stage) => stage.title)")
        self.assertIn("Emoji grid", titles)
        self.assertIn("Waterfall", titles)
        # One after the other takes a minute, so that each fourth is opened by default, and all with STAGES=all.
        chosen = titles if os.environ.get("STAGES") == "all" else titles[:: fewer(4, 16)]
        texts = 0
        for title in chosen:
            with self.subTest(stage=title):
                self.open(page, title)
                # A carousel and a pile show few cards at a time; every other layout shows more.
                self.assertGreater(len(self.rectangles(page)), 1)
                texts += self.assert_readable(page)
        self.assertGreater(texts, 100, "texts were measured")
        self.assertEqual(page.problems, [])

    def assert_readable(self, page):
        """Expects enough contrast of each text on the stage, in both schemes; returns how many there are."""
        count = 0
        for scheme in ("dark", "light"):
            # All is painted anew in other colours.
            page.evaluate("() => window.quietTexts()")
            page.emulate_media(color_scheme=scheme)
            is_dark = "() => String(window.tessera.area.painting.scene.theme.isDark)"
            wait(page, f"(wanted) => ({is_dark})() === wanted", str(scheme == "dark").lower())
            page.evaluate("() => window.tessera.area.invalidate()")
            idle(page)
            measured = page.evaluate("() => window.quietTexts()")
            self.assertEqual(measured["lines"], [], scheme)
            count += measured["count"]
        return count

    @thorough(
        "test_a_menu_and_a_section_header_stay_while_the_server_is_far_away holds headers while the content "
        "scrolls"
    )
    def test_pinned_headers_stay_at_the_top(self):
        page = self.page(self.serve(), stage="Pinned headers")
        page.evaluate("() => window.tessera.scroller.scrollTo({ x: 0, y: 600 }, { animated: false })")
        wait(page, "() => window.tessera.scroller.offset.y === 600 && window.tessera.idle()")
        tops = page.evaluate(
            """() => [...window.tessera.session.view.elements.values()]
              .filter((e) => e.category === 1 && e.pin)
              .map((e) => e.shown.y - window.tessera.scroller.offset.y)"""
        )
        top = page.evaluate("() => -window.tessera.scroller.range.min.y")
        self.assertTrue(any(abs(y - top) < 0.5 for y in tops), (top, tops))

    @thorough("FlowDiagnosticsTests report it; test_describing and test_bad_files show what is reported")
    def test_an_item_wider_than_the_device_is_reported(self):
        wide = board(width=5000)
        page = self.page(self.serve(data=wide, layout_file=layout(sizing="items")))
        wait(page, "() => window.tessera.session.diagnostics.length > 0")
        codes = page.evaluate("() => window.tessera.session.diagnostics.map((item) => item.code)")
        self.assertIn("itemExceedsLine", codes)

    def test_the_page_fits_the_desktop(self):
        page = self.page(self.serve(), viewport=DESKTOP)
        fits = "() => document.documentElement.scrollHeight <= window.innerHeight"
        self.assertTrue(page.evaluate(fits))


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: Apache-2.0
"""Several devices on one page, each a view of its own, and pictures of the stage in many widths."""

from png import Picture
from support import LiveCase, idle, set_parameter, wait
from thorough import fewer, thorough

# The first frame that each device beside the first one has for an item, by the device's width.
PLACES = """(key) => window.tessera.instruments.devices.sides.map(({ frame, session }) => {
  const cell = [...session.view.elements.values()].find((element) => element.key === key);
  return [frame.device.width, cell.x, cell.y];
})"""


class DeviceTests(LiveCase):
    shares_pages = True
    # The page stores which devices, matrix, theme and guides were chosen.
    loads_again = True
    gallery = False

    def start(self, **options):
        page = self.page(self.serve(), **options)
        self.addCleanup(lambda: self.assertEqual(page.problems, []))
        page.keyboard.press("m")
        idle(page)
        return page

    def test_each_device_has_its_own_layout_and_follows_what_changes(self):
        page = self.start()
        page.get_by_role("button", name="Phones").click()
        idle(page)
        # Four cells of 80 pt with 10 pt between them and 20 pt of insets take 370 pt. So in 375 pt and more the fifth
        # cell begins the second line, below 10 + 60 + 10 pt; in 360 pt it is in the middle of three.
        places = page.evaluate(PLACES, "cell-4")
        self.assertEqual([width for width, _, _ in places], [375, 402, 420, 440, 360])
        self.assertEqual([(x, y) for _, x, y in places], [(10, 80)] * 4 + [(140, 80)])
        page.evaluate("() => window.tessera.session.setParameter('minimumLineSpacing', 40, 'end', false)")
        idle(page)
        changed = page.evaluate(PLACES, "cell-4")
        self.assertEqual([(x, y) for _, x, y in changed], [(10, 110)] * 4 + [(140, 110)])
        page.get_by_role("button", name="Phones").focus()
        page.keyboard.press("Escape")
        self.assertEqual(page.locator(".device").count(), 1)
        self.assertEqual(page.evaluate("() => document.activeElement.className"), "content")
        wait(page, "() => window.tessera.session.presence[0].drives.length === 1")

    @thorough(
        "devicesBeside.test.mjs places and bounds the devices; "
        "test_each_device_has_its_own_layout_and_follows_what_changes shows five of them"
    )
    def test_devices_scroll_alone_take_sizes_and_tell_when_there_are_too_many(self):
        page = self.start()
        self.check_one(page)
        self.check_bound(page)

    def check_one(self, page):
        """A device scrolls without the others, and its width is typed."""
        # On the tablet the content is shorter than the screen.
        page.get_by_role("button", name="Phones").click()
        idle(page)
        side = page.locator(".side-device .content").first
        box = side.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.wheel(0, 120)
        wait(page, "() => window.tessera.instruments.devices.sides[0].area.scroller.offset.y > 0")
        self.assertLessEqual(page.evaluate("() => window.tessera.scroller.offset.y"), 0)
        width = page.locator(".device-row").nth(1).get_by_label("Width in points")
        width.fill("500")
        width.press("Enter")
        idle(page)
        viewport = page.evaluate("() => window.tessera.instruments.devices.sides[0].session.viewport.width")
        self.assertEqual(viewport, 500)

    def check_bound(self, page):
        """More devices than a page can have are told."""
        page.get_by_role("button", name="Phones").click()
        page.get_by_role("button", name="Light and dark", exact=True).click()
        idle(page)
        self.assertEqual(page.locator(".side-device").count(), 7)
        self.assertIn("3 devices are not shown", page.locator(".devices-card").inner_text())
        page.get_by_role("button", name="None").click()
        idle(page)
        self.assertEqual(page.locator(".side-device").count(), 0)

    @thorough("cardRoom.test.mjs: a card keeps its width and a gap free; test_no_instrument_shuts_anybody_out opens all of them")
    def test_no_card_covers_the_device_where_there_is_room_for_both(self):
        page = self.page(self.serve())
        self.addCleanup(lambda: self.assertEqual(page.problems, []))
        wait(page, "() => window.tessera.instruments")
        covered = """() => {
          const card = document.querySelector('#stage .tool-card')?.getBoundingClientRect();
          const device = document.querySelector('.device .body').getBoundingClientRect();
          return card ? Math.round(device.right) > Math.round(card.left) : null;
        }"""
        for width in fewer((620, 920, 1024, 834, 1280, 1600), (620, 1280)):
            page.set_viewport_size({"width": width, "height": 1000})
            for tool in ("layouts", "rects", "reuse"):
                page.evaluate("(tool) => window.tessera.parts.tools.choose(tool)", tool)
                idle(page)
                self.assertIs(page.evaluate(covered), False, f"{tool}, {width}")
            for card in ("appearance", "tree", "guides", "compare", "save"):
                page.evaluate("(id) => window.tessera.instruments.shelf.open(id)", card)
                idle(page)
                self.assertIs(page.evaluate(covered), False, f"{card}, {width}")
            # The card is still beside the device when the window becomes narrower.
            page.set_viewport_size({"width": width - 8, "height": 1000})
            idle(page)
            self.assertIs(page.evaluate(covered), False, f"narrower than {width}")
            page.keyboard.press("Escape")
        # With much room beside it, the device stays in the middle.
        page.set_viewport_size({"width": 2200, "height": 1000})
        middle = "() => { const { x, width } = document.querySelector('.device').getBoundingClientRect(); return x + width / 2; }"
        of_stage = "(() => { const { x, width } = document.querySelector('#stage').getBoundingClientRect(); return x + width / 2; })()"
        in_the_middle = f"() => Math.abs(({middle})() - {of_stage}) < 1 && window.tessera.idle()"
        wait(page, in_the_middle)
        page.evaluate("() => window.tessera.parts.tools.choose('layouts')")
        page.wait_for_selector("#stage .tool-card:has-text('Layouts')")
        idle(page)
        self.assertTrue(page.evaluate(in_the_middle))

    def test_a_film_strip_shows_widths_and_gives_one_to_the_device(self):
        page = self.start()
        page.get_by_label("Widths", exact=True).fill("3")
        page.get_by_label("Widths", exact=True).press("Enter")
        page.get_by_role("button", name="Take pictures").click()
        wait(page, "() => document.querySelectorAll('.films li').length === 3 && window.tessera.idle()")
        self.assertEqual(page.locator(".films span").all_inner_texts(), ["320", "672", "1024"])
        # The second line has cells from 10 + 60 + 10 pt to 140 pt; with 90 pt more between the lines, there are none.
        is_paper = '''() => {
          const canvas = document.querySelector('.films canvas');
          const scale = canvas.height / 900;
          const [red, green] = canvas.getContext('2d').getImageData(20 * scale, 110 * scale, 1, 1).data;
          return red > 240 && green > 240;
        }'''
        self.assertFalse(page.evaluate(is_paper))
        set_parameter(page, "minimumLineSpacing", 100)
        wait(page, f"() => window.tessera.idle() && ({is_paper})()")
        page.locator(".films button").nth(1).click()
        idle(page)
        self.assertEqual(page.evaluate("() => window.tessera.session.viewport.width"), 672)

    @thorough("matrix.test.mjs orders and bounds the tiles, and says how many are not shown; the other test of the matrix shows eight")
    def test_a_matrix_shows_all_it_can_after_many_choices_at_once(self):
        page = self.page(self.serve())
        self.addCleanup(lambda: self.assertEqual(page.problems, []))
        wait(page, "() => window.tessera.instruments")
        page.keyboard.press("j")
        idle(page)
        # Quicker than the server can open the views of one choice.
        page.evaluate('''() => {
          const groups = ['Devices', 'Text sizes', 'Keyboard'].map((name) => `[role=group][aria-label="${name}"]`);
          for (const chip of document.querySelectorAll(`.matrix-sheet :is(${groups.join()}) [aria-pressed=false]`)) chip.click();
        }''')
        wait(page, '''() => {
          const { tiles } = window.tessera.instruments.matrix;
          return tiles.length === 24 && tiles.every(({ element, side: { session } }) =>
            !('refused' in element.dataset) && session.view?.elements.size > 0 && session.idle());
        }''')
        words = page.get_by_role("dialog", name="Matrix").get_by_role("status").inner_text()
        self.assertRegex(words, "^24 live views. A page can have no more; [0-9,]+ of [0-9,]+ combinations are not shown.$")
        # Tiles stand in columns, however long their words are.
        lefts = page.evaluate('''() => [...document.querySelectorAll('.matrix-tiles section:first-child .matrix-place')]
          .map((place) => Math.round(place.getBoundingClientRect().left))''')
        columns = len(set(lefts))
        self.assertEqual(lefts[columns:2 * columns], lefts[:columns])
        # Nothing is left open of the choices between.
        page.keyboard.press("Escape")
        page.keyboard.press("j")
        wait(page, "() => window.tessera.instruments.matrix.tiles.every(({ side: { session } }) => session.view && session.idle())")
        page.keyboard.press("Escape")

    def test_a_matrix_shows_every_setting_at_once_and_gives_one_to_the_page(self):
        page = self.page(self.serve())
        self.addCleanup(lambda: self.assertEqual(page.problems, []))
        wait(page, "() => window.tessera.instruments")
        page.keyboard.press("j")
        idle(page)
        sheet = page.get_by_role("dialog", name="Matrix")
        labels = sheet.locator(".matrix-label")
        # Two text sizes × two directions × two themes.
        self.assertEqual(labels.count(), 8)
        told = """() => window.tessera.instruments.matrix.tiles.map(({ side: { session } }) => {
          const { textSize, direction, dark } = session.viewport;
          return [textSize, direction, dark === true, session.view.elements.size > 0].join();
        })"""
        self.assertEqual(page.evaluate(told)[:3], [
            "large,leftToRight,false,true", "large,leftToRight,true,true", "large,rightToLeft,false,true",
        ])
        # No device throws a shadow on the screen of the one before it.
        light = page.locator(".matrix-place .screen").first.bounding_box()
        picture = Picture(page.screenshot(clip={**light, "y": light["y"] + light["height"] - 40, "height": 10}))
        self.assertEqual(picture.pixel(round(light["width"]) - 3, 5), (255, 255, 255))
        # The texts are the stage's, so all tiles show them.
        texts = sheet.get_by_role("group", name="Texts")
        texts.get_by_text("Accented").click()
        wait(page, """() => window.tessera.idle() && window.tessera.instruments.matrix.tiles.every(({ side: { session } }) =>
          [...session.view.elements.values()].every(({ content }) => /[\u0300-\u036f\u00c0-\u017f[⟦]/u.test(content?.title ?? '')))""")
        self.assertEqual(texts.locator("[aria-pressed=true]").inner_text(), "Accented")
        texts.get_by_text("Of the file").click()
        texts.locator("[aria-pressed=true]:has-text('Of the file')").wait_for()
        idle(page)
        # Four devices × 8 are more than there may be, and the sheet says so; the page's device is one of them.
        if fewer(True, False):
            for chip in sheet.get_by_role("group", name="Devices").get_by_role("button").all()[1:5]:
                chip.click()
            idle(page)
            self.assertEqual(labels.count(), 24)
            self.assertIn("8 of 32 combinations are not shown", sheet.get_by_role("status").inner_text())
        labels.first.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        idle(page)
        self.assertFalse(sheet.is_visible())
        self.assertEqual(page.evaluate("() => window.tessera.session.viewport.direction"), "rightToLeft")
        wait(page, "() => window.tessera.session.presence[0].drives.length === 1")
        # The keyboard covers the device's lower part, and the content can scroll out from under it.
        page.keyboard.press("q")
        idle(page)
        keyboard = page.evaluate("() => window.tessera.session.viewport.keyboard")
        self.assertGreater(keyboard, 150)
        self.assertTrue(page.locator(".device-keyboard").is_visible())

# SPDX-License-Identifier: Apache-2.0
"""The palette, and what comes in when somebody asks for it: tree, layers, performance, appearance."""

from support import LiveCase, idle, wait
from thorough import thorough

SELECTED = "() => window.tessera.area.selected?.key ?? null"
OPEN = "(id) => window.tessera.instruments.shelf.isOpen(id)"

# Opens the palette and closes it, and tells where the focus is after each.
ESCAPED = """() => {
  document.activeElement.blur();
  const press = (options) => document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...options }));
  press({ key: 'k', ctrlKey: true });
  const focused = [document.activeElement.tagName];
  press({ key: 'Escape' });
  return [...focused, document.activeElement.tagName];
}"""


class InstrumentTests(LiveCase):
    shares_pages = True
    # The page stores what was searched, pinned and drawn.
    loads_again = True
    gallery = False

    def start(self, **options):
        page = self.page(self.serve(), **options)
        self.addCleanup(lambda: self.assertEqual(page.problems, []))
        return page

    def find(self, page, query):
        """Types into the palette and returns the titles that are found."""
        page.keyboard.press("Control+k")
        page.keyboard.type(query)
        return page.locator(".palette-row .title").all_inner_texts()

    def test_palette_sets_a_parameter_picks_an_element_and_runs_a_command(self):
        page = self.start()
        self.check_parameters(page)
        self.check_elements(page)

    def check_parameters(self, page):
        """A number behind a name sets it; a name alone shows its control, and closing gives the focus back."""
        self.assertEqual(self.find(page, "line spacing 24")[0], "Set Line spacing to 24 pt")
        page.keyboard.press("Enter")
        wait(page, "() => Object.values(window.tessera.session.values).includes(24) && window.tessera.idle()")
        page.keyboard.press("Control+z")
        wait(page, "() => !Object.values(window.tessera.session.values).includes(24) && window.tessera.idle()")
        self.find(page, "line spacing")
        page.keyboard.press("Enter")
        wait(page, "() => document.activeElement.closest('.row')?.textContent.includes('Line spacing')")
        page.keyboard.press("Control+k")
        page.keyboard.type("no such thing at all")
        wait(page, "() => document.querySelector('.palette-nothing')?.textContent.includes('no such thing')")
        page.keyboard.press("Escape")
        wait(page, "() => document.activeElement.closest('.row')?.textContent.includes('Line spacing')")

    def check_elements(self, page):
        """An element is chosen on the stage; what was run is listed first the next time."""
        self.assertEqual(self.find(page, "cell-7")[:1], ["7"])
        page.keyboard.press("Enter")
        self.assertEqual(page.evaluate(SELECTED), "cell-7")
        self.find(page, "element tree")
        page.keyboard.press("Enter")
        self.assertTrue(page.evaluate(OPEN, "tree"))
        page.keyboard.press("Control+k")
        self.assertEqual(page.locator(".palette-list .heading").first.inner_text().upper(), "RECENT")
        page.keyboard.press("Escape")
        # A letter that comes at once, before the page is laid out, is a key of the page and not one in the hidden field.
        self.assertEqual(page.evaluate(ESCAPED), ["INPUT", "BODY"])

    def test_tree_stage_and_layers_choose_the_same_element(self):
        page = self.start(reduced_motion="reduce")
        self.check_menu(page)
        self.check_tree(page)
        self.check_layers(page)

    def check_menu(self, page):
        """The menu in the top bar has all instruments; Escape closes it and nothing else."""
        button = page.get_by_role("button", name="Instruments")
        button.click()
        self.assertEqual(
            page.locator(".instrument-menu .title").all_inner_texts(),
            page.evaluate("() => window.tessera.instruments.shelf.instruments.map(({ label }) => label)"),
        )
        page.keyboard.press("End")
        page.keyboard.press("ArrowDown")
        self.assertEqual(page.evaluate("() => document.activeElement.textContent"), "Layers in 3DZ")
        page.get_by_role("menuitemcheckbox", name="Element tree").click()
        self.assertTrue(page.evaluate(OPEN, "tree"))
        button.click()
        checked = page.locator(".instrument-menu [aria-checked=true]").all_inner_texts()
        self.assertEqual([text.split("\n")[0] for text in checked], ["Element tree"])
        page.keyboard.press("Escape")
        self.assertEqual(button.get_attribute("aria-expanded"), "false")
        self.assertTrue(page.evaluate(OPEN, "tree"))
        page.evaluate("() => window.tessera.instruments.shelf.close('tree')")

    def check_tree(self, page):
        """Rows and elements are chosen together; arrows move and close."""
        page.keyboard.press("y")
        page.locator(".tree-row", has_text="0 – 4").click()
        self.assertEqual(page.evaluate(SELECTED), "cell-4")
        page.locator(".tree").press("ArrowDown")
        self.assertEqual(page.evaluate(SELECTED), "cell-5")
        page.evaluate("() => { const { area } = window.tessera; area.select(area.visible[1].id); }")
        chosen = page.locator('.tree-row[aria-selected="true"]')
        self.assertEqual(chosen.count(), 1)
        self.assertIn("0 – 1", chosen.inner_text())
        page.locator(".tree").press("ArrowLeft")
        page.locator(".tree").press("ArrowLeft")
        self.assertEqual(page.locator(".tree-row").count(), 1)
        page.keyboard.press("Escape")
        self.assertFalse(page.evaluate(OPEN, "tree"))

    def check_layers(self, page):
        """Arrows turn the stack, and a click chooses what is under it."""
        page.evaluate("() => window.tessera.area.select(null)")
        # Closed before it has opened, it is at rest, too.
        page.keyboard.press("z")
        page.keyboard.press("Escape")
        idle(page)
        page.keyboard.press("z")
        idle(page)
        self.assertFalse(page.locator(".device").is_visible())
        label = page.locator(".tilt").get_attribute("aria-label")
        self.assertIn("turned by -32° and 24°", label)
        self.assertIn("z 0 · ", label)
        page.keyboard.press("ArrowRight")
        idle(page)
        self.assertIn("turned by -28° and 24°", page.locator(".tilt").get_attribute("aria-label"))
        box = page.locator(".tilt").bounding_box()
        # The middle of the stack is the middle of the room beside the card; in the middle of the screen is a gap.
        beside = 25
        page.mouse.click(box["x"] + (40 + box["width"] - 280) / 2 + beside, box["y"] + (72 + box["height"] - 56) / 2)
        self.assertIsNotNone(page.evaluate(SELECTED))
        page.keyboard.press("Escape")
        self.assertTrue(page.locator(".device").is_visible())

    @thorough("readings.test.mjs, colourBy.test.mjs and RuleTraceTests")
    def test_performance_is_read_and_the_device_has_an_appearance_of_its_own(self):
        page = self.start(color_scheme="light")
        self.check_performance(page)
        self.check_rules(page)
        self.check_appearance(page)

    def check_performance(self, page):
        """A change gives each of the graphs a number."""
        page.keyboard.press("f")
        page.evaluate("() => window.tessera.session.act('invoke', { action: 'invalidateLayout' })")
        page.evaluate("() => window.tessera.session.setParameter('minimumLineSpacing', 30)")
        wait(
            page,
            """() => {
              const cells = [...document.querySelectorAll('.performance-strip dl > div')];
              return cells.every((cell) => cell.querySelector('dd').textContent !== '–');
            }""",
        )
        page.keyboard.press("Escape")
        self.assertEqual(page.locator(".performance-strip").count(), 0)

    def check_rules(self, page):
        """The solver says why an element is where it is."""
        page.evaluate("""() => {
          const { area } = window.tessera;
          area.select(area.allElements.find(({ key }) => key === 'cell-5').id);
        }""")
        page.get_by_role("tab", name="Element").click()
        # 393 pt without two insets of 10: four of 80 and three times 10, and 23 left over for three gaps.
        why = page.locator(".why-here")
        wait(page, "() => document.querySelector('.why-here').textContent.includes('Rule')")
        self.assertIn("item 2 of 4", why.inner_text())
        self.assertIn("23 = 373 − 320 of items − 3 × 10 spacing", why.inner_text())
        self.assertIn("the spacing of a full line of 4, 17.67, serves every line", why.inner_text())
        page.keyboard.press("Escape")

    def check_appearance(self, page):
        """Page and device have themes of their own; colours can stand for sections."""
        page.keyboard.press("x")
        page.get_by_role("radiogroup", name="Theme of the device").get_by_label("Dark").check()
        scheme = "(selector) => getComputedStyle(document.querySelector(selector)).colorScheme"
        self.assertEqual(page.evaluate(scheme, ".screen"), "dark")
        self.assertEqual(page.evaluate(scheme, ".top"), "light dark")
        page.get_by_label("Colour by").select_option("section")
        wait(page, "() => document.querySelector('.legend')?.textContent.startsWith('Section 0')")
        colours = page.evaluate("() => new Set(window.tessera.area.painted.map((e) => e.content.hue)).size")
        self.assertEqual(colours, 1)
        page.get_by_label("Colour by").select_option("none")
        page.get_by_label("More contrast").check()
        self.assertEqual(page.evaluate("() => document.documentElement.dataset.contrast"), "more")

    def test_a_pinned_state_is_compared_swapped_and_brought_back(self):
        page = self.start()
        page.keyboard.press("c")
        page.get_by_role("button", name="Pin this state").click()
        page.evaluate("""() => {
          for (const key of ['minimumLineSpacing', 'minimumInteritemSpacing']) {
            window.tessera.session.setParameter(key, key === 'minimumLineSpacing' ? 30 : 12, 'end', false);
          }
        }""")
        # The second line moves from 80 to 100 pt: 20 pt more, and every line below by a multiple.
        wait(page, "() => document.querySelector('.differences')?.textContent.includes('y 80 → 100')")
        self.assertIn("2 parameters", page.locator(".compare-controls .hint").inner_text())
        painted = "() => window.tessera.area.painted.filter(({ key }) => key === 'cell-4').map(({ shown }) => shown.y)"
        self.assertEqual(page.evaluate(painted), [100])
        # Where only the pinned cell stood, half of its colour lies over the stage.
        pixel = """() => {
          const { frame } = window.tessera;
          const canvas = document.querySelector('.annotations');
          const scale = canvas.width / frame.device.width;
          const { offset } = window.tessera.scroller;
          return [...canvas.getContext('2d').getImageData((70 - offset.x) * scale, (87 - offset.y) * scale, 1, 1).data];
        }"""
        wait(page, f"() => ({pixel})()[3] > 0")
        red, green, _, alpha = page.evaluate(pixel)
        self.assertAlmostEqual(alpha, 128, delta=2)
        self.assertGreater(green, 2 * red)
        page.get_by_role("radiogroup", name="What the stage shows").get_by_label("Pinned").check()
        self.assertEqual(page.evaluate(painted), [80])
        page.get_by_role("button", name="Swap").click()
        wait(page, "() => window.tessera.session.values.minimumLineSpacing === 10 && window.tessera.idle()")
        # Both values are one step back, and one step forward.
        both = """([line, gap]) => {
          const { values } = window.tessera.session;
          return window.tessera.idle() && values.minimumLineSpacing === line && values.minimumInteritemSpacing === gap;
        }"""
        undo = page.locator(".steps [data-step=undo]")
        wait(page, "() => document.querySelector('.steps [data-step=undo]').title.includes('Swap with State 1')")
        undo.click()
        wait(page, both, [30, 12])
        page.locator(".steps [data-step=redo]").click()
        wait(page, both, [10, 10])
        page.locator(".toast button").click()
        wait(page, both, [30, 12])
        page.keyboard.press("Escape")
        self.assertEqual(page.evaluate(painted), [100])

    @thorough("spacing.test.mjs, spacingParameters.test.mjs and guides.test.mjs")
    def test_a_space_is_dragged_in_one_step_and_guides_snap_to_edges(self):
        page = self.start()
        self.check_spaces(page)
        self.check_guides(page)

    def check_spaces(self, page):
        """A handle and its keys change the parameter, each as one step."""
        page.keyboard.press("s")
        page.evaluate("() => { const { area } = window.tessera; area.select(area.visible[0].id); }")
        handle = page.locator('.spacing-handle[aria-label="Line spacing"]')
        self.assertEqual(handle.get_attribute("aria-valuetext"), "10 pt")
        box = handle.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + 10 * page.evaluate("() => window.tessera.frame.zoom"), steps=3)
        page.mouse.up()
        wait(page, "() => window.tessera.session.values.minimumLineSpacing === 20 && window.tessera.idle()")
        handle.press("Shift+ArrowUp")
        wait(page, "() => window.tessera.session.values.minimumLineSpacing === 30 && window.tessera.idle()")
        for value in (20, 10):
            page.keyboard.press("Control+z")
            wait(page, f"() => window.tessera.session.values.minimumLineSpacing === {value} && window.tessera.idle()")

    def check_guides(self, page):
        """A dragged guide snaps to an edge; it is remembered until it is deleted."""
        page.keyboard.press("g")
        page.get_by_role("button", name="Vertical").click()
        handle = page.locator(".guide-handle")
        handle.focus()
        # 393 pt wide, so the guide begins at 197 pt, in the gap between the second and the third column.
        self.assertEqual(handle.get_attribute("aria-valuenow"), "197")
        box = handle.bounding_box()
        page.mouse.move(box["x"] + 5, box["y"] + 200)
        page.mouse.down()
        page.mouse.move(box["x"] + 5 + 9 * page.evaluate("() => window.tessera.frame.zoom"), box["y"] + 200)
        page.mouse.up()
        edges = page.evaluate("() => window.tessera.area.visible.map(({ shown }) => shown.x)")
        self.assertIn(float(handle.get_attribute("aria-valuenow")), edges)
        page.reload()
        wait(page, "() => document.querySelectorAll('.guide-handle').length === 1")
        page.locator(".guide-handle").press("Delete")
        self.assertEqual(page.locator(".guide-handle").count(), 0)

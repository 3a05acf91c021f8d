# SPDX-License-Identifier: Apache-2.0
"""Items are moved by mouse, finger and keyboard, and everybody sees who moves which item.

The board has items of 80 × 60 pt, four on each line of the device.
"""

import unittest

from server import board, layout
from support import NEARLY_PT, LiveCase, idle, wait
from thorough import thorough

HAND = "() => window.tessera.parts.arranging.isCarrying"
REST = "() => !window.tessera.parts.arranging.isCarrying && window.tessera.idle()"
TAKEN = """([client, item]) => window.tessera.session.holds.some(
  (hold) => (client === null || hold.client === client) && hold.items[0] === item)"""
ORDER = """() => [...window.tessera.session.view.elements.values()]
  .filter((e) => e.category === 0 && !e.leaving)
  .sort((a, b) => a.section - b.section || a.item - b.item).map((e) => e.key)"""
LIFTED = """(key) => {
  const cell = [...window.tessera.session.view.elements.values()].find((e) => e.key === key);
  const { x, y, width, height, lift } = cell.shown;
  return { x: x + width / 2, y: y + height / 2, lift: lift ?? 0 };
}"""

# A sentence may be followed by the next one before somebody looks, so all that is read aloud is kept.
HEAR = """() => {
  window.heard = [];
  for (const one of document.querySelectorAll('[aria-live]')) {
    new MutationObserver(() => window.heard.push(one.textContent))
      .observe(one, { childList: true, characterData: true, subtree: true });
  }
}"""
NEAR = f"""([key, place]) => {{
  const {{ x, y }} = ({LIFTED})(key);
  return Math.abs(x - place.x) <= 1 && Math.abs(y - place.y) <= 1;
}}"""


def cells(*numbers):
    return [f"cell-{number}" for number in numbers]


class ArrangeTests(LiveCase):
    shares_pages = True
    gallery = False

    def start(self, server=None, **options):
        page = self.page(server or self.serve(data=board(3, 4)), **options)
        page.keyboard.press("a")
        return page

    def place(self, page, key, dx=0, dy=0):
        """Returns the place of a cell on the screen, moved by an offset in points."""
        return page.evaluate(
            """([key, dx, dy]) => {
              const { session, scroller, frame } = window.tessera;
              const cell = [...session.view.elements.values()].find((e) => e.key === key);
              const box = frame.content.getBoundingClientRect();
              const { offset } = scroller;
              return [
                box.x + (cell.x + cell.width / 2 + dx - offset.x) * frame.zoom,
                box.y + (cell.y + cell.height / 2 + dy - offset.y) * frame.zoom,
              ];
            }""",
            [key, dx, dy],
        )

    def order(self, page):
        return page.evaluate(ORDER)

    def assert_place(self, page, key, wanted):
        """Checks that a cell is at its place, within the tolerance of a resting spring."""
        shown = page.evaluate(LIFTED, key)
        for name, value in wanted.items():
            self.assertAlmostEqual(shown[name], value, delta=0.05, msg=name)

    def wait_order(self, page, *numbers):
        wanted = cells(*numbers)
        wait(
            page,
            f"(wanted) => JSON.stringify(({ORDER})().slice(0, wanted.length)) === JSON.stringify(wanted)",
            wanted,
        )

    def take(self, page, key):
        x, y = self.place(page, key)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 6, y + 6)
        wait(page, HAND)

    def test_a_mouse_drags_an_item_at_once_and_drops_it_as_one_step(self):
        page = self.start()
        target = self.place(page, "cell-2")
        slot = page.evaluate(LIFTED, "cell-2")
        top = page.evaluate("() => window.tessera.scroller.offset.y")
        self.take(page, "cell-0")
        page.mouse.move(*target, steps=8)
        wait(page, TAKEN, [None, "cell-0"])
        self.wait_order(page, 1, 2, 0, 3)
        # The item was taken by its middle, so it gathers there until the pointer is at its middle.
        wait(page, NEAR, ["cell-0", slot])
        self.assertNotEqual(self.place(page, "cell-2"), target, "cell 2 has made room")
        wait(page, f"() => ({LIFTED})('cell-0').lift === 1")
        page.mouse.up()
        wait(page, REST)
        self.wait_order(page, 1, 2, 0, 3)
        self.assert_place(page, "cell-0", slot)
        history = page.evaluate("() => window.tessera.session.history")
        self.assertEqual([history["undo"], history["redo"], history["edits"]], ["Move 1 item", None, 1])
        now = page.evaluate("() => window.tessera.scroller.offset.y")
        self.assertAlmostEqual(now, top, delta=NEARLY_PT)
        page.evaluate("() => window.tessera.session.act('undo')")
        self.wait_order(page, 0, 1, 2, 3)
        self.assertEqual(page.problems, [])

    def test_escape_brings_an_item_back(self):
        page = self.start()
        target = self.place(page, "cell-7")
        self.take(page, "cell-0")
        page.mouse.move(*target, steps=5)
        self.wait_order(page, 1, 2, 3)
        page.keyboard.press("Escape")
        wait(page, REST)
        page.mouse.up()
        self.wait_order(page, 0, 1, 2, 3)
        self.assertEqual(page.evaluate("() => window.tessera.session.history.edits"), 0)
        self.assert_place(page, "cell-0", {"x": 50, "y": 40, "lift": 0})

    def test_a_finger_lifts_after_a_rest_and_scrolls_before(self):
        page = self.page(self.serve(), has_touch=True)
        page.evaluate("() => window.tessera.parts.tools.choose('arrange')")
        idle(page)
        session = page.context.new_cdp_session(page)

        def touch(kind, *points):
            places = [{"x": x, "y": y} for x, y in points]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

        x, y = self.place(page, "cell-4")
        touch("touchStart", (x, y))
        wait(page, HAND)
        target = self.place(page, "cell-0")
        for step in range(1, 6):
            touch("touchMove", (x + (target[0] - x) * step / 5, y + (target[1] - y) * step / 5))
        self.wait_order(page, 4, 0, 1)
        touch("touchEnd")
        wait(page, REST)
        self.wait_order(page, 4, 0, 1)
        x, y = self.place(page, "cell-13")
        touch("touchStart", (x, y))
        for step in range(1, 6):
            touch("touchMove", (x, y - 20 * step))
        touch("touchEnd")
        idle(page)
        self.assertGreater(page.evaluate("() => window.tessera.scroller.offset.y"), 0)
        self.assertEqual(page.evaluate("() => window.tessera.session.history.edits"), 1)

    @thorough(
        "carry.test.mjs scrolls at edges; test_an_item_held_at_the_edge_scrolls_its_section_on_and_lands_there "
        "does it on a page"
    )
    def test_content_scrolls_on_while_an_item_is_held_at_the_edge(self):
        page = self.start(self.serve())
        before = page.evaluate("() => window.tessera.scroller.offset.y")
        self.take(page, "cell-1")
        box = page.locator("#canvas-content").bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 3, steps=6)
        wait(page, "(before) => window.tessera.scroller.offset.y > before + 900", before)
        wait(page, "() => [...window.tessera.session.view.elements.values()].some((e) => e.key === 'cell-1' && e.item > 30)")
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        page.mouse.up()
        wait(page, REST)
        self.assertEqual(page.evaluate("() => window.tessera.session.history.undo"), "Move 1 item")
        self.assertEqual(page.problems, [])

    def test_the_keyboard_takes_up_moves_and_puts_down(self):
        page = self.start()
        page.locator("#canvas-content").focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        wait(page, HAND)
        page.keyboard.press("ArrowRight")
        self.wait_order(page, 1, 0, 2)
        page.evaluate(HEAR)
        page.keyboard.press("ArrowDown")
        self.wait_order(page, 1, 2, 3, 4, 5, 0)
        wait(page, "() => window.heard.join().includes('position 6 in Only')")
        page.keyboard.press("Space")
        wait(page, REST)
        self.wait_order(page, 1, 2, 3, 4, 5, 0)
        page.keyboard.press("Space")
        wait(page, HAND)
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Escape")
        wait(page, REST)
        self.wait_order(page, 1, 2, 3, 4, 5, 0)

    @thorough("DragTests: several items come together where the first one is let go")
    def test_selected_items_go_together(self):
        page = self.start()
        page.evaluate(
            """async () => {
              const { session } = window.tessera;
              await session.setParameter('cv.selection', 'multiple');
              await session.act('select', { items: ['cell-0', 'cell-5', 'cell-7'], mode: 'replace' });
            }"""
        )
        wait(page, "() => window.tessera.session.selection.count === 3 && window.tessera.idle()")
        target = self.place(page, "cell-2")
        self.take(page, "cell-0")
        page.mouse.move(*target, steps=6)
        self.wait_order(page, 1, 2, 0)
        page.mouse.up()
        wait(page, REST)
        self.wait_order(page, 1, 2, 0, 5, 7, 3, 4, 6, 8)
        self.assertEqual(page.evaluate("() => window.tessera.session.history.undo"), "Move 3 items")

    def test_others_see_who_holds_an_item_and_cannot_take_it(self):
        server = self.serve(data=board(3, 4))
        one, other = self.start(server), self.start(server)
        client = one.evaluate("() => window.tessera.session.client")
        self.take(one, "cell-0")
        wait(other, TAKEN, [client, "cell-0"])
        x, y = self.place(other, "cell-0")
        other.mouse.move(x, y)
        other.mouse.down()
        other.mouse.move(x + 20, y, steps=3)
        other.mouse.up()
        wait(other, "() => document.body.textContent.includes('is being moved by')")
        self.assertFalse(other.evaluate(HAND))
        # Another item is free to be taken.
        target = self.place(other, "cell-5")
        self.take(other, "cell-3")
        other.mouse.move(*target, steps=4)
        other.mouse.up()
        wait(other, REST)
        self.wait_order(other, 0, 1, 2, 4, 5, 3)
        one.mouse.up()
        wait(one, REST)
        wait(other, "() => window.tessera.session.holds.length === 0")
        self.assert_same_picture(one, other)

    @thorough(
        "DragTests: an item in hand moves in all views; test_others_see_who_holds_an_item_and_cannot_take_it has "
        "two pages"
    )
    def test_a_cell_in_a_hand_moves_on_every_screen_and_its_neighbours_part(self):
        server = self.serve(data=board(3, 4))
        one, other = self.start(server), self.start(server)
        client = one.evaluate("() => window.tessera.session.client")
        self.take(one, "cell-0")
        wait(other, TAKEN, [client, "cell-0"])
        shown = """(key) => {
          const { shown } = [...window.tessera.session.view.elements.values()].find((e) => e.key === key);
          return [shown.x, shown.y];
        }"""
        held, free = other.evaluate(shown, "cell-0"), other.evaluate(shown, "cell-1")
        one.mouse.move(*self.place(one, "cell-5"), steps=4)
        wait(other, f"([x, y]) => {{ const now = ({shown})('cell-0'); return now[0] > x + 40 && now[1] > y + 40; }}", held)
        wait(other, f"([x]) => ({shown})('cell-1')[0] < x - 40", free)
        one.mouse.up()
        wait(one, REST)
        self.assert_same_picture(one, other)

    @thorough("DragTests: a client that is gone lets go of what it holds")
    def test_a_page_that_vanishes_lets_go_of_what_it_holds(self):
        server = self.serve(data=board(3, 4))
        one, other = self.start(server), self.start(server)
        target = self.place(one, "cell-8")
        self.take(one, "cell-0")
        one.mouse.move(*target, steps=4)
        wait(other, TAKEN, [None, "cell-0"])
        one.context.close()
        wait(other, "() => window.tessera.session.holds.length === 0 && window.tessera.idle()")
        self.wait_order(other, 0, 1, 2, 3)

    @thorough("DragTests: an item that others delete is let go")
    def test_an_item_that_somebody_deletes_is_gone_from_the_hand(self):
        server = self.serve(data=board(3, 4))
        one, other = self.start(server), self.start(server)
        self.take(one, "cell-0")
        wait(other, TAKEN, [None, "cell-0"])
        other.evaluate(
            "() => window.tessera.session.act('edit', { op: { type: 'delete', items: ['cell-0'] } })"
        )
        wait(one, REST)
        one.mouse.up()
        self.wait_order(one, 1, 2, 3)
        wait(one, "() => document.body.textContent.includes('The move ended')")

    @thorough("DragTests: what may not be moved is refused with the reason")
    def test_a_locked_item_goes_back_with_the_reason(self):
        page = self.start()
        page.evaluate("() => window.tessera.session.setParameter('cv.locked', true)")
        idle(page)
        x, y = self.place(page, "cell-3")
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 6, y + 6)
        wait(page, "() => document.body.textContent.includes('may not be moved')")
        wait(page, REST)
        page.mouse.up()
        self.wait_order(page, 0, 1, 2, 3)


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: Apache-2.0
"""Things from outside with their placeholders, spring loading, windows, and layouts that go wrong."""

import base64
import os
import pathlib
import tempfile
import unittest

from png import Picture
from support import LiveCase, idle, set_parameter, wait
from thorough import fewer, thorough

FILE_ITEMS = 120
WAITING = """() => [...window.tessera.session.view.elements.values()]
  .filter(({ content, leaving }) => content?.isPlaceholder && !leaving)
  .map(({ content, x, y }) => [content.title, typeof content.progress, x, y])"""
FIRST = """(count) => [...window.tessera.session.view.elements.values()]
  .filter((element) => element.category === 0 && !element.leaving)
  .sort((one, other) => one.section - other.section || one.item - other.item)
  .slice(0, count).map(({ content }) => content.title)"""
# The places of cells, and whether a cell is at a place.
PLACES = """(items) => items.map((item) => {
  const all = [...window.tessera.session.view.elements.values()];
  const { x, y } = all.find(({ key, leaving }) => key === `cell-${item}` && !leaving);
  return { x, y };
})"""
NOW_AT = """([wanted, { x, y }]) => [...window.tessera.session.view.elements.values()].some(
  (cell) => cell.key === wanted && Math.hypot(cell.x - x, cell.y - y) < 0.5,
)"""
# The place of a point of the content on the screen.
PLACE = """([x, y]) => {
  const { frame: { content, zoom }, scroller: { offset } } = window.tessera;
  const box = content.getBoundingClientRect();
  return [box.left + (x - offset.x) * zoom, box.top + (y - offset.y) * zoom];
}"""
# The browser's own drag and drop over a point of the content, as far as a page can imitate it.
DRAG = """([x, y, types]) => {
  const { frame } = window.tessera;
  const [clientX, clientY] = (""" + PLACE + """)([x, y]);
  const carried = window.carried ??= (() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['hello\\nworld'], 'greeting.txt', { type: 'text/plain' }));
    return transfer;
  })();
  for (const type of types) {
    frame.content.dispatchEvent(new DragEvent(type, {
      dataTransfer: carried, bubbles: true, cancelable: true, clientX, clientY,
    }));
  }
}"""

# A red picture, to be dropped as the browser's own drag would.
RED = """async () => {
  const canvas = new OffscreenCanvas(800, 600);
  const context = canvas.getContext('2d');
  context.fillStyle = '#e00000';
  context.fillRect(0, 0, 800, 600);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  window.carried = new DataTransfer();
  window.carried.items.add(new File([blob], 'red.png', { type: 'image/png' }));
}"""
# The middle of the dropped cell in CSS pixels, once its picture is painted.
MIDDLE = """() => {
  const { area, frame: { content, zoom }, scroller: { offset } } = window.tessera;
  const cell = area.visible.find(({ content }) => content?.title === 'red.png');
  if (!/^data:image\\/(webp|jpeg);base64,/.test(cell?.content.image ?? '')) return null;
  const box = content.getBoundingClientRect();
  const { x, y, width, height } = cell.shown;
  return [box.left + (x + width / 2 - offset.x) * zoom, box.top + (y + height / 2 - offset.y) * zoom];
}"""


# A picture of one white pixel.
PNG = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==")
LARGE_BYTES = 100 * 1024 * 1024


def drop_from_disk(page, place, paths):
    """Drops files as the system's own drag does, in the middle of an element."""
    box = page.locator(place).bounding_box()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    for kind in ("dragEnter", "dragOver", "drop"):
        data = {"items": [{"mimeType": "image/png", "data": ""} for _ in paths], "files": paths, "dragOperationsMask": 1}
        session.send("Input.dispatchDragEvent", {"type": kind, "data": data, **at})


class OutsideTests(LiveCase):
    shares_pages = True
    gallery = False

    def wait_items(self, page, items):
        wait(page, "(items) => window.tessera.session.stage?.items === items", items)

    @thorough(
        "ArrivalTests: a dropped file has a placeholder in every view until it is loaded; "
        "test_a_dropped_picture_is_shown_to_everybody has two pages"
    )
    def test_a_slow_thing_has_a_placeholder_for_everybody_until_it_is_there(self):
        server = self.serve()
        one, two = self.page(server), self.page(server)
        one.click("#tab-data")
        one.click('[data-action="bring-slow"]')
        for page in (one, two):
            wait(page, f"() => ({WAITING})().length === 1")
            title, kind, *_ = page.evaluate(WAITING)[0]
            self.assertEqual((title, kind), ("Slow delivery", "number"))
        self.wait_items(two, FILE_ITEMS + 1)
        for page in (one, two):
            wait(page, f"() => ({WAITING})().length === 0")
            idle(page)
        self.assert_same_picture(one, two)
        two.click('[data-step="undo"]:not(:disabled)')
        self.wait_items(one, FILE_ITEMS)
        self.assertEqual(one.problems + two.problems, [])

    @thorough("ArrivalTests: a drop that fails leaves the items as they were; bringing.test.mjs reports it")
    def test_what_fails_goes_again_and_is_told(self):
        page = self.page(self.serve())
        before = self.rectangles(page)
        page.click("#tab-data")
        page.click('[data-action="bring-failing"]')
        wait(page, f"() => ({WAITING})().length === 1")
        self.assertIn("Lost delivery", page.wait_for_selector(".toast.trouble").inner_text())
        wait(page, f"() => ({WAITING})().length === 0")
        idle(page)
        self.assertEqual(self.rectangles(page), before)

    def test_a_file_is_dropped_where_it_is_held(self):
        server = self.serve(own=True)
        page, other = self.page(server), self.page(server)
        first = page.evaluate(FIRST, 3)
        # The second square of three on the first line.
        second, third = page.evaluate(PLACES, [1, 2])
        page.evaluate(DRAG, [130, 40, ["dragenter", "dragover"]])
        # The other items make room while it is held, and the pictures of other people do not change.
        wait(page, NOW_AT, ["cell-1", third])
        other.bring_to_front()
        self.assertEqual(other.evaluate(PLACES, [1])[0], second)
        page.evaluate(DRAG, [150, 40, ["dragover", "drop"]])
        self.wait_items(page, FILE_ITEMS + 1)
        idle(page)
        self.assertEqual(page.evaluate(FIRST, 3), [first[0], "greeting.txt", first[1]])
        self.assertEqual(page.problems, [])

    def test_a_dropped_picture_is_shown_to_everybody(self):
        server = self.serve()
        page, other = self.page(server), self.page(server)
        page.evaluate(RED)
        page.evaluate(DRAG, [130, 40, ["dragenter", "dragover", "drop"]])
        for each in (page, other):
            self.wait_items(each, FILE_ITEMS + 1)
            wait(each, f"() => ({MIDDLE})() !== null")
            idle(each)
            # What was delivered may take the picture's place at this moment.
            x, y = each.wait_for_function(MIDDLE).json_value()
            clip = {"x": round(x), "y": round(y), "width": 1, "height": 1}
            red, green, blue = Picture(each.screenshot(clip=clip)).pixel(0, 0)
            self.assertTrue(red > 180 and green < 60 and blue < 60, (red, green, blue))
            self.assertEqual(each.problems, [])

    @thorough(
        "test_a_dropped_picture_is_shown_to_everybody drops one; bringing.test.mjs has several and drops that begin where "
        "they end; broughtThings.test.mjs refuses a large one"
    )
    def test_pictures_are_dropped_one_by_one_many_at_once_and_beside_the_stage(self):
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        for number in range(4):
            (folder / f"{number}.png").write_bytes(PNG)
        (folder / "large.png").write_bytes(PNG)
        os.truncate(folder / "large.png", LARGE_BYTES)
        page = self.page(self.serve(own=True))
        wait(page, "() => window.tessera.instruments")
        count = FILE_ITEMS
        for place, names in ((".content", ["0.png"]), (".content", ["1.png", "2.png", "3.png"]), ("#inspector", ["0.png"])):
            drop_from_disk(page, place, [str(folder / name) for name in names])
            count += len(names)
            self.wait_items(page, count)
            wait(page, f"() => ({WAITING})().length === 0")
        drop_from_disk(page, ".content", [str(folder / "large.png")])
        wait(page, "() => document.querySelector('.toasts').innerText.includes('the picture has 100 MB')")
        self.wait_items(page, count)
        self.assertEqual(page.problems, [])

    @thorough("bringing.test.mjs: a drag that leaves is over; ArrivalTests")
    def test_a_drag_that_leaves_changes_nothing(self):
        page = self.page(self.serve())
        second, third = page.evaluate(PLACES, [1, 2])
        page.evaluate(DRAG, [130, 40, ["dragenter", "dragover"]])
        wait(page, NOW_AT, ["cell-1", third])
        page.evaluate(DRAG, [130, 40, ["dragleave"]])
        wait(page, NOW_AT, ["cell-1", second])
        idle(page)
        self.assertEqual(page.evaluate("() => window.tessera.session.stage.items"), FILE_ITEMS)
        self.assertEqual(page.evaluate(WAITING), [])

    @thorough("ArrivalTests: an item that something rests on blinks, opens, and is selected for everybody")
    def test_what_something_rests_on_opens_for_everybody(self):
        server = self.serve()
        one, two = self.page(server), self.page(server)
        set_parameter(one, "cv.springLoading", True)
        idle(one)
        one.evaluate(DRAG, [130, 40, ["dragenter", "dragover"]])
        for page in (one, two):
            wait(page, "() => window.tessera.session.selection?.items.has('cell-1')")
        one.evaluate(DRAG, [130, 40, ["dragleave"]])
        idle(one)

    def test_an_item_opens_in_a_window_of_its_own(self):
        page = self.page(self.serve())
        x, y = page.evaluate(PLACE, [130, 40])
        with page.expect_popup() as popup:
            page.keyboard.down("Control")
            page.mouse.dblclick(x, y)
            page.keyboard.up("Control")
        # The message disappears by itself, so it is read before waiting for the window.
        self.assertIn("Opened", page.wait_for_selector(".toast.good").inner_text())
        wait(popup.value, "() => window.tessera?.area?.selected?.key === 'cell-1'")

    @thorough("test_an_item_opens_in_a_window_of_its_own opens the window, test_menus chooses from menus")
    def test_the_menu_opens_an_item_in_a_window_too(self):
        page = self.page(self.serve())
        page.mouse.click(*page.evaluate(PLACE, [130, 40]), button="right")
        with page.expect_popup() as popup:
            page.get_by_role("menuitem", name="Open in a new window").click()
        wait(popup.value, "() => window.tessera?.area?.selected?.key === 'cell-1'")

    def test_every_mistake_of_a_layout_or_data_source_is_told_on_the_page(self):
        layout = {"kind": "trouble", "title": "Board", "data": "board.data.json"}
        page = self.page(self.serve(layout_file=layout))
        options = page.evaluate(
            """() => window.tessera.session.stage.parameters
              .find(({ key }) => key === 'trouble').kind.options.map(({ value }) => value)"""
        )
        self.assertGreaterEqual(len(options), 17)
        # TroubleTests expect the report of every mistake; here it is on the page.
        for trouble in fewer(options[1:], options[1:4]):
            set_parameter(page, "trouble", trouble)
            wait(page, "() => window.tessera.session.diagnostics.length > 0")
            told = page.evaluate("() => window.tessera.session.diagnostics[0].message")
            wait(
                page,
                "(told) => document.querySelector('.diagnostics').textContent.includes(told)",
                told,
            )
            set_parameter(page, "trouble", "nothing")
            wait(page, "() => window.tessera.session.diagnostics.length === 0")
        self.assertEqual(page.problems, [])


if __name__ == "__main__":
    unittest.main()

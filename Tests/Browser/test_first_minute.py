# SPDX-License-Identifier: Apache-2.0
"""What somebody meets who opens the page for the first time: gestures to try, and keys that need no click."""

import base64
import json
import pathlib
import shutil
import tempfile
import unittest

from chromium import Chromium
from support import LiveCase, idle, until, wait
from thorough import thorough

CARD = "() => Boolean(document.querySelector('.first-steps'))"
MARKED = "() => [...document.querySelectorAll('.first-steps li')].map((mark) => mark.dataset.gesture)"
BOXES = """(marks) => marks.map((mark) => {
  const { x, y, width, height } = mark.getBoundingClientRect();
  return { x, y, width, height };
})"""
# Whether a box of the page is where an item is.
IS_CELL = """(box) => {
  const { area, frame } = window.tessera;
  const screen = frame.screen.getBoundingClientRect();
  const near = (one, other) => Math.abs(one - other) < 1.5;
  return area.visible.some(({ category, shown }) => category === 0 &&
    near(screen.x + (shown.x - area.scroller.offset.x) * frame.zoom, box.x) &&
    near(screen.y + (shown.y - area.scroller.offset.y) * frame.zoom, box.y) && near(shown.width * frame.zoom, box.width));
}"""
OFFSET = "() => window.tessera.scroller.offset.y"
FOCUSED = "() => document.activeElement?.id || document.activeElement?.tagName"
# What was asked for before the first picture and came from the server, and whether its connection was open already.
ASKED = """() => {
  const [first] = performance.getEntriesByName('first-picture');
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return first && all.filter((one) => one.startTime < first.startTime && one.transferSize > 0)
    .map((one) => [new URL(one.name).pathname, one.connectStart === one.connectEnd]);
}"""
# The picture in the list of a stage, its width, and the colours at the middle of its upper and middle third.
MINIATURE = """async (stage) => {
  const picture = document.querySelector(`.entry[href="#stage=${stage}"] .miniature img`);
  if (!picture?.getAttribute('src')?.startsWith('made/miniature-')) return null;
  await picture.decode();
  const { naturalWidth: side } = picture;
  const sheet = new OffscreenCanvas(side, side).getContext('2d');
  sheet.drawImage(picture, 0, 0);
  return [side, ...[1 / 6, 1 / 2].map((y) => [...sheet.getImageData(side / 2, side * y, 1, 1).data].slice(0, 3))];
}"""
# The colours at a quarter and at three quarters of the width of such a picture, above captions, in steps of 16.
SIDES = """async (stage) => {
  const picture = document.querySelector(`.entry[href="#stage=${stage}"] .miniature img`);
  if (!picture?.getAttribute('src')?.startsWith('made/miniature-')) return null;
  await picture.decode();
  const sheet = new OffscreenCanvas(132, 132).getContext('2d');
  sheet.drawImage(picture, 0, 0);
  return [33, 99].map((x) => [...sheet.getImageData(x, 12, 1, 1).data].slice(0, 3).map((part) => Math.round(part / 16)));
}"""
# A photograph of one colour, as text.
PHOTOGRAPH = """(colour) => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [400, 300];
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, 400, 300);
  return canvas.toDataURL('image/jpeg').split(',')[1];
}"""
# A screen with one cell, as wide as the screen and higher than that, which is green once its work is done, as pictures
# that are read on another queue.
SCREEN = """import UIKit

final class MeadowController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 393, height: 500)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "meadow")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "meadow", for: indexPath)
    DispatchQueue.global().async {
      DispatchQueue.main.async { cell.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    }
    return cell
  }
}
"""


class FirstMinuteTests(LiveCase):
    gallery = False
    is_first_visit = True

    def test_a_reload_has_its_picture_after_two_round_trips(self):
        page = self.page(self.serve())
        if page.locator("script[src^='made/']").count() == 0:
            self.skipTest("the page is not joined; make page joins it")
        # The picture needs no socket: this one opens, and nobody is behind it.
        page.route_web_socket("**/ws", lambda socket: None)
        page.reload(wait_until="commit")
        wait(page, f"() => Boolean(({ASKED})())")
        # Both requests are on the connection that was open: with the answer to each, a round trip is over.
        self.assertEqual(page.evaluate(ASKED), [["/", True], ["/first", True]])

    @thorough(
        "ScreenProgramTests and SnapshotPictureTests paint screens; "
        "test_own_files_that_nobody_opened_have_pictures_as_they_are_delivered shows such a picture"
    )
    def test_a_screen_that_nobody_opened_has_a_picture_of_itself(self):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="tessera-screen-"))
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        (folder / "Meadow.swift").write_text(SCREEN)
        page = self.page(self.serve([str(folder / "Meadow.swift")]))
        # Its own cell, not the numbered items that a layout gets: green from the top to below the middle.
        until(lambda: page.evaluate(MINIATURE, "meadow") == [132, [0, 255, 0], [0, 255, 0]])

    def other_files(self):
        """Makes a layout of two bands in a folder: a third of the width high, red and blue."""
        folder = pathlib.Path(tempfile.mkdtemp(prefix="tessera-other-"))
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        colours = {"red": "#C03030", "blue": "#3050C0"}
        items = [{"id": name, "colour": colour} for name, colour in colours.items()]
        (folder / "bands.data.json").write_text(json.dumps({"sections": [{"id": "s", "items": items}]}))
        values = {"sizing": "uniform", "itemSize": {"width": 393, "height": 131}, "minimumLineSpacing": 0}
        layout = {"kind": "flow", "title": "Bands", "data": "bands.data.json", "parameters": values}
        (folder / "bands.layout.json").write_text(json.dumps(layout))
        return folder, layout

    def test_own_files_that_nobody_opened_have_pictures_as_they_are_delivered(self):
        folder, layout = self.other_files()
        server = self.serve([str(folder / "bands.layout.json")])
        # Somebody's edit is in no picture.
        with self.peer(server) as peer:
            peer.open("bands")
            peer.set_and_wait("itemSize", {"width": 20, "height": 20})
        page = self.page(server)
        red, blue = [192, 48, 48], [48, 80, 192]
        until(lambda: page.evaluate(MINIATURE, "bands") == [132, red, blue])
        # Those who come later have it at once; a saved file gives another one.
        self.assertIn("made/miniature-", str(self.peer(server).welcome["stages"]))
        layout["parameters"]["itemSize"]["height"] = 393
        server.save(folder / "bands.layout.json", layout)
        until(lambda: page.evaluate(MINIATURE, "bands") == [132, red, red])
        self.assertEqual(page.problems, [])

    @thorough(
        "MiniatureQueueTests and PictureFilesTests paint photographs; "
        "test_own_files_that_nobody_opened_have_pictures_as_they_are_delivered shows such a picture"
    )
    def test_photographs_that_nobody_opened_are_in_the_small_picture_of_their_folder(self):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="tessera-photos-")) / "holiday"
        folder.mkdir()
        self.addCleanup(shutil.rmtree, folder.parent, ignore_errors=True)
        painter = Chromium.get().new_page()
        for name, colour in {"1-red": "#C03030", "2-blue": "#3050C0"}.items():
            (folder / f"{name}.jpg").write_bytes(base64.b64decode(painter.evaluate(PHOTOGRAPH, colour)))
        painter.close()
        page = self.page(self.serve([str(folder)]))
        # Two columns, beside each other: C0 is 12 steps, 30 is 3, and 50 is 5.
        until(lambda: page.evaluate(SIDES, "holiday") == [[12, 3, 3], [3, 5, 12]])
        # What the folder's pictures look like once somebody has opened the stage is not told another way.
        self.open(page, "holiday")
        idle(page)
        self.assertEqual(page.evaluate(SIDES, "holiday"), [[12, 3, 3], [3, 5, 12]])
        self.assertEqual(page.problems, [])

    def test_three_gestures_are_marked_on_the_stage_once(self):
        server = self.serve()
        page = self.page(server)
        self.assertEqual(page.evaluate(MARKED), ["scroll", "pinch", "carry"])
        screen = page.locator(".screen").bounding_box()
        for box in page.locator(".first-steps li").evaluate_all(BOXES):
            self.assertTrue(is_within(box, screen), box)
        # The last one begins on an item, which is outlined at its place.
        [cell] = page.locator(".first-step-cell").evaluate_all(BOXES)
        self.assertTrue(page.evaluate(IS_CELL, cell), cell)
        # An open card is what people look at; Escape closes it first, and then the marks.
        page.keyboard.press("g")
        page.wait_for_selector(".tool-card")
        self.assertFalse(page.is_visible(".first-steps"))
        page.keyboard.press("Escape")
        self.assertTrue(page.is_visible(".first-steps"))
        page.keyboard.press("Escape")
        self.assertFalse(page.evaluate(CARD))
        page.reload()
        wait(page, "() => window.tessera?.idle()")
        self.assertFalse(page.evaluate(CARD), "never again in this browser")

    @thorough(
        "test_three_gestures_are_marked_on_the_stage_once closes them by Escape, and firstGestures.test.mjs chooses and places them"
    )
    def test_the_marks_go_with_the_first_gesture_which_reaches_the_stage_and_with_their_button(self):
        server = self.serve()
        page = self.page(server, reduced_motion="reduce")
        self.assertEqual(page.evaluate("() => document.querySelector('.first-steps').getAnimations({ subtree: true }).length"), 0)
        before = page.evaluate(OFFSET)
        turn(page)
        wait(page, f"(before) => !({CARD})() && ({OFFSET})() > before", before)
        page = self.page(server)
        page.get_by_role("button", name="Got it").click()
        self.assertFalse(page.evaluate(CARD))

    def test_keys_move_the_stage_without_a_click(self):
        page = self.page(self.serve())
        before = page.evaluate(OFFSET)
        page.keyboard.press("PageDown")
        wait(page, f"(before) => ({OFFSET})() > before + 100", before)
        self.assertEqual(page.evaluate(FOCUSED), "canvas-content")

    def test_space_does_not_press_the_last_button_again(self):
        page = self.page(self.serve())
        tool = page.get_by_role("button", name="Rotate").first
        tool.click()
        idle(page)
        size = page.evaluate("() => window.tessera.frame.device.width")
        self.assertEqual(page.evaluate(FOCUSED), "BODY")
        page.keyboard.press("Space")
        idle(page)
        self.assertEqual(page.evaluate("() => window.tessera.frame.device.width"), size)
        self.assertEqual(page.problems, [])


def is_within(box, other):
    across = other["x"] - 1 <= box["x"] and box["x"] + box["width"] <= other["x"] + other["width"] + 1
    return across and other["y"] - 1 <= box["y"] and box["y"] + box["height"] <= other["y"] + other["height"] + 1


def turn(page):
    """Turns the wheel over the stage."""
    box = page.locator("#canvas-content").bounding_box()
    page.mouse.move(box["x"] + 100, box["y"] + 100)
    page.mouse.wheel(0, 120)


if __name__ == "__main__":
    unittest.main()

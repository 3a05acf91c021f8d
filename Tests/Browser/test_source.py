# SPDX-License-Identifier: Apache-2.0
"""Layouts from Swift source: compiled at every save, rehearsed out of sight, and repaired without losing anything."""

import pathlib
import re
import tempfile
import unittest

from server import Server
from support import LiveCase, idle, until, wait, wait_value
from thorough import thorough

# What is told of code that stops: it takes too long, or too much.
ENDS = re.compile("did not finish|all the memory")
# So often a file is saved whose host has no time to say where it is.
ATTEMPTS = 3

# So long people rest between two saves, at least.
BETWEEN_SAVES_S = 2

COLUMNS = """import UIKit

class Columns: UICollectionViewLayout {
  var count = 2
  var gap: CGFloat = 10
  private let height: CGFloat = 40

  private var width: CGFloat {
    ((collectionView?.bounds.width ?? 0) - gap) / CGFloat(count) - gap
  }

  private func frame(_ item: Int) -> CGRect {
    CGRect(
      x: gap + CGFloat(item % count) * (width + gap),
      y: CGFloat(item / count) * (height + gap),
      width: width,
      height: height
    )
  }

  override var collectionViewContentSize: CGSize {
    let items = collectionView?.numberOfItems(inSection: 0) ?? 0
    return CGSize(
      width: collectionView?.bounds.width ?? 0,
      height: CGFloat((items + count - 1) / count) * (height + gap)
    )
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(indexPath.item)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0))
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}
"""

SHIFTED = COLUMNS.replace("y: CGFloat(item / count) *", "y: 25 + CGFloat(item / count) *")
PHASE = "(phase) => window.tessera.session.source?.phase === phase"
FRAME = """(key) => {
  const all = [...window.tessera.session.view.elements.values()];
  const one = all.find((element) => element.key === key);
  return one ? [one.x, one.y, one.width, one.height] : null;
}"""
NUMBER = """([label, value]) => window.tessera.session.source?.numbers
  .some((number) => number.label === label && number.value === value)"""


class SourceCase(LiveCase):
    """Tests with a server that shows one Swift file."""

    def setUp(self):
        self.server = Server(gallery=False)
        self.file = self.server.folder / "Columns.swift"
        self.file.write_text(COLUMNS, encoding="utf-8")
        self.server.arguments = [str(self.file), str(self.server.data_path)]
        self.enterContext(self.server)
        self.one = self.page(self.server, stage="Columns")
        wait(self.one, PHASE, "current")
        idle(self.one)

    def save(self, text):
        self.server.save(self.file, text)

    def frame(self, number):
        """Returns the frame of a cell by its number, in points; `None` when the page does not have it."""
        frame = self.one.evaluate(FRAME, f"cell-{number}")
        return frame and [round(length * 2) / 2 for length in frame]

    def wait_frame(self, number, frame):
        until(lambda: self.frame(number) == frame)
        idle(self.one)

    def width(self, count, gap):
        """Returns the width that the layout gives a cell."""
        bounds = self.one.evaluate("() => window.tessera.session.viewport.width")
        return round(((bounds - gap) / count - gap) * 2) / 2


class SourceTests(SourceCase):
    def test_a_save_moves_what_is_there_and_keeps_what_people_set(self):
        width = self.width(2, 10)
        self.wait_frame(2, [10, 50, width, 40])
        self.one.evaluate("() => window.tessera.session.setParameter('gap', 6)")
        wait_value(self.one, "gap", 6)
        self.wait_frame(2, [6, 46, self.width(2, 6), 40])
        self.save(SHIFTED)
        self.wait_frame(2, [6, 71, self.width(2, 6), 40])
        self.assertEqual(self.one.evaluate("() => window.tessera.session.values.gap"), 6)
        self.assertEqual(self.one.problems, [])

    def test_an_error_is_shown_at_its_line_and_the_picture_stays(self):
        before = self.rectangles(self.one)
        self.save(COLUMNS.replace("frame(indexPath.item)", "frame(indexPath.itm)"))
        wait(self.one, PHASE, "failed")
        card = self.one.locator(".source-card")
        self.assertIn("Columns.swift:31", card.inner_text())
        self.assertIn("attributes.frame = frame(indexPath.itm)", card.inner_text())
        self.assertIn("last good version", card.inner_text())
        self.assertEqual(self.rectangles(self.one), before)
        self.assertIn("Columns.swift:31:", self.server.text())
        self.save(SHIFTED)
        wait(self.one, PHASE, "current")
        self.wait_frame(0, [10, 25, self.width(2, 10), 40])
        self.assertTrue(card.is_hidden())

    def test_numbers_are_taken_from_the_file_and_written_to_it(self):
        self.save(COLUMNS.replace("gap: CGFloat = 10", "gap: CGFloat = 4"))
        wait(self.one, NUMBER, ["gap", 4])
        self.wait_frame(2, [4, 44, self.width(2, 4), 40])
        name = "height, line 6 of Columns.swift"
        number = self.one.get_by_role("spinbutton", name=name)
        other = self.page(self.server, stage="Columns").get_by_role("spinbutton", name=name)
        box = number.bounding_box()
        y = box["y"] + box["height"] / 2
        self.one.mouse.move(box["x"] + 4, y)
        self.one.mouse.down()
        # The first step begins the drag, and each further pixel counts as one.
        self.one.mouse.move(box["x"] + 8, y)
        self.one.mouse.move(box["x"] + 28, y)
        self.wait_frame(2, [4, 64, self.width(2, 4), 60])
        # Everybody sees the number change while somebody drags it.
        until(lambda: other.inner_text() == "60")
        self.assertIn("height: CGFloat = 40", self.file.read_text(encoding="utf-8"))
        self.one.mouse.up()
        until(lambda: "height: CGFloat = 60\n" in self.file.read_text(encoding="utf-8"))
        wait(self.one, NUMBER, ["height", 60])
        self.wait_frame(2, [4, 64, self.width(2, 4), 60])
        changed = COLUMNS.replace("gap: CGFloat = 10", "gap: CGFloat = 4")
        changed = changed.replace("height: CGFloat = 40", "height: CGFloat = 60")
        self.assertEqual(self.file.read_text(encoding="utf-8"), changed)

    @thorough("NumberHistoryTests take numbers back in their file; sourceModel.test.mjs finds the numbers of a line")
    def test_numbers_are_taken_back_in_the_file_and_a_moved_one_keeps_its_control(self):
        changed = COLUMNS.replace("height: CGFloat = 40", "height: CGFloat = 41")
        self.one.get_by_role("spinbutton", name="height, line 6 of Columns.swift").press("ArrowUp")
        until(lambda: self.file.read_text(encoding="utf-8") == changed)
        self.wait_frame(2, [10, 51, self.width(2, 10), 41])
        self.one.evaluate("() => window.tessera.session.act('undo', {})")
        until(lambda: self.file.read_text(encoding="utf-8") == COLUMNS)
        self.wait_frame(2, [10, 50, self.width(2, 10), 40])
        self.one.evaluate("() => window.tessera.session.act('redo', {})")
        until(lambda: self.file.read_text(encoding="utf-8") == changed)
        self.wait_frame(2, [10, 51, self.width(2, 10), 41])
        # A line with a number is saved above the others, and one of these is changed.
        longer = changed.replace("  var gap:", "  var before: CGFloat = 9\n  var gap:")
        self.save(longer)
        wait(self.one, NUMBER, ["before", 9])
        number = self.one.get_by_role("spinbutton", name="height, line 7 of Columns.swift")
        number.press("ArrowUp")
        wanted = longer.replace("height: CGFloat = 41", "height: CGFloat = 42")
        until(lambda: self.file.read_text(encoding="utf-8") == wanted)
        until(lambda: number.inner_text() == "42")
        self.assertEqual(self.one.get_by_role("spinbutton", name="gap, line 6 of Columns.swift").inner_text(), "10")

    @thorough(
        "Tests/Strong --short makes every fault of a layout's code (usercode), StageSourceTests what follows; "
        "test_an_error_is_shown_at_its_line_and_the_picture_stays sees the card"
    )
    def test_a_trap_and_an_endless_loop_harm_nobody(self):
        before = self.rectangles(self.one)
        other = self.page(self.server)
        trap = COLUMNS.replace("frame(indexPath.item)", "[CGRect.zero][indexPath.item]")
        self.save(trap)
        card = self.one.locator(".source-card")
        until(lambda: "Index out of range" in card.inner_text())
        self.assertIn("Columns.swift:31", card.inner_text())
        self.assertEqual(self.rectangles(self.one), before)
        loop = COLUMNS.replace("    let attributes", "    while count > 0 { _ = gap }\n    let attributes")
        self.save(loop)
        until(lambda: "endless loop" in card.inner_text())
        self.assertEqual(self.rectangles(self.one), before)
        hoard = COLUMNS.replace(
            "    let attributes", "    var all: [[UInt8]] = []\n    while count > 0 { all.append([UInt8](repeating: 1, "
            "count: 1 << 26)) }\n    let attributes"
        )
        # On a slow machine its time is over before the memory; either way the card shows the line.
        self.save_until_told(hoard, lambda: "all.append" in card.inner_text())
        self.assertEqual(self.rectangles(self.one), before)
        # The running version still takes commands, and so does the other stage.
        self.one.evaluate("() => window.tessera.session.setParameter('count', 4)")
        self.wait_frame(1, [10 + self.width(4, 10) + 10, 0, self.width(4, 10), 40])
        other.evaluate("() => window.tessera.session.setParameter('minimumLineSpacing', 22)")
        wait_value(other, "minimumLineSpacing", 22)
        self.save(SHIFTED)
        wait(self.one, PHASE, "current")
        self.wait_frame(0, [10, 25, self.width(4, 10), 40])

    def save_until_told(self, text, is_told):
        """Saves a file that stops until its line is told.

        A host that has no time to do anything for a second cannot say where it is: it tries to fill the memory, beside
        others that keep the machine busy. Then its end is told without a line, and the same file is tried again.
        """
        ends = lambda: len(ENDS.findall(self.server.text()))
        for attempt in range(ATTEMPTS):
            before = ends()
            self.save(f"{text}// {attempt}\n")
            until(lambda: is_told() or ends() > before)
            if is_told():
                return
        until(is_told)

    @thorough(
        "StageSourceTests save during compiles and rehearsals and take the file away; sourceCard.test.mjs has the"
        " words of a file that is gone"
    )
    def test_of_many_saves_the_last_is_shown_and_a_file_that_goes_may_come_back(self):
        for number in range(50):
            self.save(COLUMNS.replace("CGFloat(item / count) *", f"{number} + CGFloat(item / count) *"))
        self.wait_frame(0, [10, 49, self.width(2, 10), 40])
        before = self.rectangles(self.one)
        self.file.unlink()
        wait(self.one, PHASE, "missing")
        self.assertIn("Columns.swift is gone", self.one.locator(".source-card").inner_text())
        self.assertEqual(self.rectangles(self.one), before)
        self.save(COLUMNS)
        wait(self.one, PHASE, "current")
        self.wait_frame(0, [10, 0, self.width(2, 10), 40])

    @thorough(
        "StageSourceTests and LibraryLayoutTests choose among several layouts; test_screens chooses an entry on "
        "the page"
    )
    def test_one_of_several_layouts_is_chosen_for_everybody(self):
        self.save(COLUMNS + "\nclass Wide: Columns {\n  override init() { super.init(); count = 1 }\n"
                  "  required init?(coder: NSCoder) { fatalError() }\n}\n")
        wait(self.one, "() => window.tessera.session.source?.entries.length === 2")
        self.wait_frame(1, [10 + self.width(2, 10) + 10, 0, self.width(2, 10), 40])
        self.one.get_by_role("radio", name="Wide").check(force=True)
        self.wait_frame(1, [10, 50, self.width(1, 10), 40])
        self.save("import UIKit\n\nlet answer = 42\n")
        wait(self.one, PHASE, "nothing")
        self.assertIn("No layout in Columns.swift", self.one.locator(".source-card").inner_text())


SCREEN = """import UIKit

class Screen: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    super.init(collectionViewLayout: layout)
    layout.sectionInset.left = start()
  }
  required init?(coder: NSCoder) { fatalError() }
  func start() -> CGFloat { START }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }
  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
}
"""
BESIDE = {
    "Cell.swift": "import UIKit\nclass Cell: UICollectionViewCell {}\n",
    "Places.swift": "import UIKit\nfunc place(_ number: Int) -> CGFloat {\n  [12, 24][number]\n}\n",
    "Words.swift": "let words = [\"one\", \"two\"]\n",
}
LEFT = "() => [...window.tessera.session.view?.elements.values() ?? []].find((e) => e.item === 0)?.x ?? -1"


def comes(condition):
    """Returns whether something happens before people would save again."""
    try:
        until(condition, limit_s=BETWEEN_SAVES_S)
    except AssertionError:
        return False
    return True


class BodyTests(LiveCase):
    """Saves that change only bodies of functions of an app."""

    @thorough("SourcePassTests (Saves) and Compiling link bodies alone; LayoutFaultTests name the line")
    def test_a_new_body_is_linked_alone_and_a_trap_in_an_older_file_has_its_line(self):
        server = Server(gallery=False)
        folder = server.folder / "App"
        folder.mkdir()
        for name, text in {**BESIDE, "Screen.swift": SCREEN.replace("START", "place(0)")}.items():
            (folder / name).write_text(text, encoding="utf-8")
        server.arguments = [str(folder)]
        self.enterContext(server)
        page = self.page(server, stage="App")
        until(lambda: page.evaluate(LEFT) == 12)
        made = pathlib.Path(tempfile.gettempdir()).glob
        # What new bodies are linked to is made some time after a compile, beside everything else.
        for terms in range(1, 40):
            server.save(folder / "Screen.swift", SCREEN.replace("START", "1 + " * terms + "place(0)"))
            until(lambda terms=terms: page.evaluate(LEFT) == 12 + terms)
            if comes(lambda: any(made(f"tessera-libraries-{server.process.pid}-*/*/*/*.base.so"))):
                break
        else:
            self.fail("no body was linked alone")
        server.save(folder / "Screen.swift", SCREEN.replace("START", "place(2)"))
        card = page.locator(".source-card")
        until(lambda: "Index out of range" in card.inner_text())
        self.assertIn("Places.swift:3", card.inner_text())
        self.assertEqual(page.evaluate(LEFT), 12 + terms)
        server.save(folder / "Screen.swift", SCREEN.replace("START", "place(1)"))
        until(lambda: page.evaluate(LEFT) == 24)


if __name__ == "__main__":
    unittest.main()

# SPDX-License-Identifier: Apache-2.0
"""Swift files with their own items: those or the data are shown, to everybody, and the choice is kept."""

import unittest

from server import Server
from support import LiveCase, drop_files, idle, until, wait
from thorough import thorough

NAMES = """import UIKit

final class Names: UIViewController, UICollectionViewDataSource {
  private let names = ["Ada", "Bo"]
  private var list: UICollectionView!

  override func viewDidLoad() {
    list = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    list.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    list.contentInset = UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "name")
    list.dataSource = self
  }

  func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 60)
    return layout
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "name", for: path)
  }
}
"""
CURRENT = "() => window.tessera.session.source?.phase === 'current'"
SHOWN = """() => [...window.tessera.session.view.elements.values()]
  .filter((element) => element.category === 0 && !element.leaving).length"""
LEFT = "() => window.tessera.scroller.offset.x"
GROUND = "() => window.tessera.session.stage.ground?.light ?? null"


class OwnItemsTests(LiveCase):
    def setUp(self):
        self.server = Server(gallery=False)
        file = self.server.folder / "Names.swift"
        file.write_text(NAMES, encoding="utf-8")
        self.server.arguments = [str(file), str(self.server.data_path)]
        self.enterContext(self.server)
        self.one = self.opened()

    def opened(self):
        page = self.page(self.server, stage="Names")
        wait(page, CURRENT)
        idle(page)
        return page

    def wait_shown(self, page, is_enough):
        until(lambda: is_enough(page.evaluate(SHOWN)))
        idle(page)

    def test_items_of_the_source_and_the_data_are_switched_for_everybody(self):
        two = self.opened()
        self.wait_shown(two, lambda count: count == 2)
        self.assertEqual(self.one.evaluate(GROUND), 0xFF8000FF)
        # An edit of data that is not visible is refused, and the message tells how to show the data.
        self.one.evaluate("() => { window.tessera.actions.edit('sort', {type: 'sort'}); }")
        self.one.get_by_role("button", name="Show the data instead").click()
        for page in (self.one, two):
            self.wait_shown(page, lambda count: count > 10)
        self.assertEqual(two.evaluate("() => window.tessera.session.history.undo"), "Show the data")
        self.assertEqual(two.evaluate(GROUND), 0xFF8000FF)
        # The content inset of the file's collection view is kept in both.
        self.assertAlmostEqual(two.evaluate(LEFT), -16, delta=0.5)
        self.one.evaluate("() => window.tessera.inspector.open('data')")
        self.one.get_by_role("radio", name="Own").check(force=True)
        self.wait_shown(two, lambda count: count == 2)
        self.assertEqual([page.problems for page in (self.one, two)], [[], []])

    @thorough(
        "itemsChoice.test.mjs switches and refuses edits of data that nobody sees; ItemsChoiceTests keep the "
        "choice"
    )
    def test_who_comes_later_sees_the_choice_and_what_is_chosen_decides_about_fields_and_tables(self):
        two = self.opened()
        self.wait_shown(two, lambda count: count == 2)
        two.keyboard.press("i")
        self.wait_shown(self.one, lambda count: count > 10)
        three = self.opened()
        self.wait_shown(three, lambda count: count > 10)
        # An item of the source has no fields; those of the data have.
        self.one.evaluate("() => { const { area, inspector } = window.tessera; area.select(area.visible[0].id); inspector.open('element'); }")
        fields = self.one.locator("#item-title")
        fields.wait_for(state="visible")
        two.keyboard.press("i")
        self.wait_shown(self.one, lambda count: count == 2)
        self.one.evaluate("() => { const { area } = window.tessera; area.select(area.visible[0].id); }")
        fields.wait_for(state="hidden")
        two.keyboard.press("i")
        self.wait_shown(self.one, lambda count: count > 10)
        # A dropped table is refused as well, and what helps is beside the words.
        two.keyboard.press("i")
        self.wait_shown(self.one, lambda count: count == 2)
        drop_files(self.one, {"names.csv": "title\nAda\nBo\nCy\n"})
        self.one.get_by_role("button", name="Show on the stage").click()
        self.one.locator(".data-troubles").get_by_role("button", name="Show the data instead").click()
        self.wait_shown(two, lambda count: count > 10)
        self.one.get_by_role("button", name="Show on the stage").click()
        self.wait_shown(two, lambda count: count == 3)
        self.assertEqual([page.problems for page in (self.one, two, three)], [[], [], []])


if __name__ == "__main__":
    unittest.main()

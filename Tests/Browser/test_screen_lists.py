# SPDX-License-Identifier: Apache-2.0
"""Tables of an app's screens: a search filters one letter by letter, and a pushed one begins at its end.

The page has 390 × 844 points without a status bar, so points of the page are points of the screen.
"""

import pathlib
import tempfile

from app_source import app
from server import Server
from support import LiveCase, idle, wait
from thorough import thorough

APP = app(
    "UINavigationController(rootViewController: ShopController())",
    """
final class ShopController: UITableViewController, UISearchResultsUpdating {
  private let search = UISearchController(searchResultsController: nil)
  private let all = ["Canvas bag", "Brass hook", "Wool blanket", "Brass ring", "Lamp"]
  private var found: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    found = all
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }
  func updateSearchResults(for search: UISearchController) {
    let words = (search.searchBar.text ?? "").lowercased()
    found = all.filter { words.isEmpty || $0.lowercased().contains(words) }
    tableView.reloadData()
  }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel?.text = found[path.row]
    return cell
  }
  override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    navigationController?.pushViewController(ChatController(), animated: true)
  }
}

final class ChatController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
  }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel?.text = "Row \\(path.row)"
    return cell
  }
}
""",
)
ROWS = "(count) => [...window.tessera.session.view.elements.values()].filter((one) => one.category === 0).length === count"
FIELD = "(text) => window.tessera.session.screen.field?.text === text"
OFFSET = "(y) => window.tessera.scroller.offset.y === y + window.tessera.session.screen.insets.bottom"


class ScreenListTests(LiveCase):
    gallery = False

    def open_shop(self):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        path = pathlib.Path(folder) / "Shop"
        path.mkdir()
        (path / "Shop.swift").write_text(APP)
        server = self.enterContext(Server([str(path)], gallery=False))
        page = self.page(server, stage="Shop", viewport={"width": 390, "height": 844}, has_touch=True)
        wait(page, "() => window.tessera.session.source?.phase === 'current' && window.tessera.session.screen?.place")
        idle(page)
        return page

    def test_a_search_gets_every_letter_although_its_results_change(self):
        page = self.open_shop()
        wait(page, ROWS, 5)
        # The field is below the bar of 44 points.
        page.mouse.click(200, 63)
        wait(page, "() => document.activeElement.className === 'screen-field'")
        for text, count in [("b", 4), ("br", 2), ("bra", 2), ("brass r", 1)]:
            page.keyboard.type(text[len(page.evaluate("() => document.activeElement.value")):])
            wait(page, FIELD, text)
            wait(page, ROWS, count)
        self.assertEqual(page.problems, [])

    @thorough("UIKitViewTests (Tables) scroll tables when they have appeared; test_screens pushes a screen")
    def test_a_pushed_table_that_scrolls_when_it_has_appeared_rests_at_its_end(self):
        page = self.open_shop()
        page.mouse.click(200, 150)
        # 60 rows of 44 points, less the height of the screen; the page covers some of its lower edge.
        wait(page, OFFSET, 60 * 44 - 844)
        idle(page)
        shown = page.evaluate("() => Math.max(...[...window.tessera.session.view.elements.values()].map(({ y, height }) => y + height))")
        self.assertEqual(shown, 60 * 44)
        self.assertEqual(page.problems, [])

# SPDX-License-Identifier: Apache-2.0
"""What scrolls around an app's shown collection view: rows of pages, a scroll view around a row of cards, a sheet.

The page has 390 × 844 points without a status bar, so points of the page are points of the screen.
"""

import pathlib
import tempfile

from app_source import app
from server import Server
from support import LiveCase, idle, wait
from thorough import thorough

APP = """
class CardsController: UIViewController, UICollectionViewDataSource {
  func show(_ frame: CGRect, in view: UIView, _ direction: UICollectionView.ScrollDirection) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 120)
    layout.scrollDirection = direction
    let cards = UICollectionView(frame: frame, collectionViewLayout: layout)
    cards.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    cards.dataSource = self
    view.addSubview(cards)
  }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "card", for: path)
    cell.contentView.backgroundColor = .systemTeal
    return cell
  }
}

final class GridController: CardsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    show(view.bounds, in: view, .vertical)
  }
}

final class RowController: CardsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let scroller = UIScrollView(frame: view.bounds)
    scroller.contentSize = CGSize(width: 390, height: 2000)
    let banner = UIView(frame: CGRect(x: 20, y: 20, width: 350, height: 100))
    banner.backgroundColor = .systemYellow
    scroller.addSubview(banner)
    show(CGRect(x: 0, y: 200, width: 390, height: 240), in: scroller, .horizontal)
    view.addSubview(scroller)
    let button = UIButton(frame: CGRect(x: 20, y: 500, width: 100, height: 40))
    button.addAction(UIAction { [unowned self] _ in showSheet() }, for: .touchUpInside)
    button.setTitle("Sheet", for: .normal)
    scroller.addSubview(button)
  }
  private func showSheet() {
    let sheet = UIViewController()
    sheet.view.backgroundColor = .systemIndigo
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    present(sheet, animated: true)
  }
}

final class DetailController: CardsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let scroller = UIScrollView(frame: view.bounds)
    scroller.contentSize = CGSize(width: 390, height: 2000)
    view.addSubview(scroller)
    show(CGRect(x: 0, y: 200, width: 390, height: 400), in: scroller, .vertical)
    (scroller.subviews.last as? UICollectionView)?.isScrollEnabled = false
  }
}

final class BookController: UIPageViewController, UIPageViewControllerDataSource {
  private let pages = [GridController(), RowController()]
  init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }
  func pageViewController(
    _ controller: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { page === pages[1] ? pages[0] : nil }
  func pageViewController(
    _ controller: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { page === pages[0] ? pages[1] : nil }
}
"""
IS_AT = """([x, y, height]) => { const { place } = window.tessera.session.screen;
  return place && Math.abs(place.x - x) < 0.5 && Math.abs(place.y - y) < 0.5 && place.height === height; }"""
OFFSET = "() => window.tessera.scroller.offset"
# The page's offset has followed what scrolls around the cards: in the frame after it is told where they are.
HAS_FOLLOWED = """() => {
  const { scroller, session: { screen: { place } } } = window.tessera;
  return Math.abs(scroller.offset.y + place.y) < 0.5;
}"""
# The ground of a sheet is a way around its two round corners; it begins at its upper edge.
SHEET_IS_AT = """(top) => window.tessera.session.screen.layers.flatMap((layer) => layer.light)
  .some(({ kind, shape }) => kind === 'fill' && shape.kind === 'way' && Math.abs(shape.steps[0][2] - top) < 0.1)"""


class ScreenScrollingTests(LiveCase):
    gallery = False

    def open_book(self, root="BookController()"):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        path = pathlib.Path(folder) / "Book"
        path.mkdir()
        (path / "Book.swift").write_text(app(root, APP))
        server = self.enterContext(Server([str(path)], gallery=False))
        page = self.page(server, stage="Book", viewport={"width": 390, "height": 844}, has_touch=True)
        wait(page, "() => window.tessera.session.source?.phase === 'current' && window.tessera.session.screen?.place")
        idle(page)
        return page

    def drag(self, page, start, end):
        """A slow drag: where it ends decides alone, because the finger rests before it is lifted."""
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(*end, steps=10)
        page.wait_for_timeout(200)
        page.mouse.up()

    def test_drags_across_turn_pages_and_scroll_what_is_around_and_a_sheet_follows(self):
        page = self.open_book()
        self.drag(page, (200, 600), (200, 400))
        idle(page)
        # 200 points, less the way that a mouse may go in a click.
        self.assertAlmostEqual(page.evaluate(OFFSET)["y"], 196, delta=4)
        # More than half of the width turns the page; the row of cards is at its place on the next one.
        self.drag(page, (350, 400), (60, 400))
        wait(page, IS_AT, [0, 200, 240])
        idle(page)
        self.assertAlmostEqual(page.evaluate(OFFSET)["x"], 0, delta=2)
        # Along the row the cards scroll; across it, what is around them.
        self.drag(page, (300, 300), (200, 300))
        idle(page)
        self.assertAlmostEqual(page.evaluate(OFFSET)["x"], 96, delta=4)
        self.drag(page, (200, 300), (200, 240))
        wait(page, IS_AT, [0, 140, 240])
        idle(page)
        self.assertAlmostEqual(page.evaluate(OFFSET)["x"], 96, delta=4)
        page.mouse.click(70, 460)
        # Half of the 834 points that a sheet may have.
        wait(page, SHEET_IS_AT, 427)
        self.drag(page, (200, 700), (200, 350))
        wait(page, SHEET_IS_AT, 10)
        self.assertEqual(page.problems, [])

    @thorough("screenFingers.test.mjs: views around content that is still take every drag on it; wheelFinger.test.mjs")
    def test_what_is_around_content_that_stays_where_it_is_scrolls_by_finger_and_wheel(self):
        page = self.open_book("DetailController()")
        wait(page, IS_AT, [0, 200, 400])
        self.drag(page, (200, 400), (200, 300))
        wait(page, IS_AT, [0, 100, 400])
        idle(page)
        wait(page, HAS_FOLLOWED)
        page.mouse.move(200, 300)
        page.mouse.wheel(0, 40)
        wait(page, IS_AT, [0, 60, 400])
        idle(page)
        wait(page, HAS_FOLLOWED)
        self.assertEqual(page.evaluate(OFFSET)["x"], 0)
        self.assertEqual(page.problems, [])

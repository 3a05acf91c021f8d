# SPDX-License-Identifier: Apache-2.0
"""An app's screen: bars, the collection view in its place, fingers around it, and the way to other screens."""

from server import Server
from support import LiveCase, idle, wait
from thorough import thorough

APP = """import UIKit

final class TileCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class TilesViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private var tiles = (1...30).map(String.init)
  private let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tiles"
    view.backgroundColor = .systemBackground
    (grid.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 100, height: 100)
    grid.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    grid.dataSource = self
    grid.delegate = self
    grid.frame = view.bounds
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(grid)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
  }

  @objc func add() {
    tiles.insert("new", at: 0)
    print("now", tiles.count)
    grid.insertItems(at: [IndexPath(item: 0, section: 0)])
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { tiles.count }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path) as! TileCell
    cell.label.text = tiles[path.item]
    return cell
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    let page = UIViewController()
    page.title = tiles[path.item]
    page.view.backgroundColor = .systemBackground
    navigationController?.pushViewController(page, animated: true)
  }
}

final class TilesTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UINavigationController(rootViewController: TilesViewController())
    stack.navigationBar.prefersLargeTitles = true
    stack.tabBarItem = UITabBarItem(title: "Tiles", image: nil, tag: 0)
    viewControllers = [stack]
  }
}
"""

CHAT = """import UIKit

final class LineCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.transform = CGAffineTransform(scaleX: 1, y: -1)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class ChatViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let lines = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    let flow = lines.collectionViewLayout as! UICollectionViewFlowLayout
    flow.itemSize = CGSize(width: 390, height: 50)
    flow.minimumLineSpacing = 0
    lines.contentInsetAdjustmentBehavior = .never
    lines.transform = CGAffineTransform(scaleX: 1, y: -1)
    lines.register(LineCell.self, forCellWithReuseIdentifier: "line")
    lines.dataSource = self
    lines.delegate = self
    lines.frame = CGRect(x: 0, y: 100, width: 390, height: 600)
    view.addSubview(lines)
    let draft = UITextField(frame: CGRect(x: 20, y: 50, width: 300, height: 40))
    draft.placeholder = "Draft"
    view.addSubview(draft)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "line", for: path)
    cell.contentView.backgroundColor = path.item == 0 ? .red : .white
    return cell
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    view.superview?.backgroundColor = path.item == 2 ? .green : .blue
  }
}
"""

# The page of an item is a list.
LISTS = APP.replace("let page = UIViewController()", "let page = RowsController()").replace(
    "    page.view.backgroundColor = .systemBackground\n", "") + """
final class RowsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }
  override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \\(path.row)"
    cell.contentConfiguration = content
    return cell
  }
}
"""

CURRENT = "() => window.tessera.session.source?.phase === 'current' && window.tessera.session.screen !== null"
SCREEN = """() => {
  const { screen, view } = window.tessera.session;
  const { place, insets, collapse, canGoBack } = screen;
  return { place, top: insets.top, collapse, canGoBack: Boolean(canGoBack), elements: view.elements.size };
}"""
CONTROL = """(label) => {
  const { x, y, width, height } = window.tessera.session.screen.controls.find((one) => one.label === label);
  const box = document.querySelector('#canvas-content').getBoundingClientRect();
  const scale = box.width / window.tessera.session.viewport.width;
  return [box.left + (x + width / 2) * scale, box.top + (y + height / 2) * scale];
}"""
PIXEL = """([x, y]) => {
  const { picture } = window.tessera.frame;
  const scale = picture.width / window.tessera.session.viewport.width;
  return [...picture.getContext('2d').getImageData(x * scale, y * scale, 1, 1).data].slice(0, 3);
}"""
# The colour of the screen above the list.
GROUND = """(wanted) => {
  const { picture } = window.tessera.frame;
  return String([...picture.getContext('2d').getImageData(100, 50, 1, 1).data].slice(0, 3)) === String(wanted);
}"""
PHONE = {"width": 390, "height": 844}
RED, WHITE, GREEN = [255, 0, 0], [255, 255, 255], [0, 255, 0]


CONTAINER = """import UIKit

final class Container {
  static let shared = Container()
  var names: [String]?
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Container.shared.names = ["One", "Two", "Three"]
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: NamesViewController())
    window?.makeKeyAndVisible()
    return true
  }
}

final class NamesViewController: UICollectionViewController {
  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder: NSCoder) { fatalError() }

  private var names: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    names = Container.shared.names!
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "name")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "name", for: path)
  }
}
"""


class ScreenTests(LiveCase):
    gallery = False

    def open_source(self, name, text, viewport=None):
        """Opens the screen of a file on a server of its own."""
        server = Server(gallery=False)
        path = server.folder / f"{name}.swift"
        path.write_text(text, encoding="utf-8")
        server.arguments = [str(path)]
        self.enterContext(server)
        page = self.page(server, stage=name, **({"viewport": viewport} if viewport else {}))
        wait(page, CURRENT)
        return page

    @thorough("PrintedLinesTests pass lines on; test_the_log_follows_filters_stops_and_clears shows lines")
    def test_what_an_app_prints_is_in_the_log_at_once(self):
        page = self.open_source("Tiles", APP)
        idle(page)
        # Before the panel opens, because the stage moves aside for it.
        page.mouse.click(*page.evaluate(CONTROL, "Add"))
        page.evaluate("() => window.tessera.inspector.open('log')")
        page.wait_for_selector(".log-row >> text=now 31")

    def test_an_app_runs_on_its_screen(self):
        # On a phone, the stage fills the page, so that points are pixels.
        page = self.open_source("Tiles", APP, PHONE)
        idle(page)
        first = page.evaluate(SCREEN)
        # The bar and its large title: 44 and 52 points, without a status bar.
        self.assertEqual((first["top"], first["collapse"], first["canGoBack"]), (96, 52, False))
        self.assertEqual(first["place"], {"x": 0, "y": 0, "width": 390, "height": 844, "radius": 0})
        self.assertEqual(page.evaluate("() => window.tessera.scroller.offset.y"), -96)
        # How many items the source has, the stage does not tell; its own number is that of the data.
        wait(page, "() => document.querySelector('#canvas-content [role=option]')?.getAttribute('aria-setsize') === '-1'")
        page.keyboard.press("y")
        self.assertRegex(page.locator(".tree-row").first.inner_text(), "Section 0\\s+[0-9]+$")
        page.keyboard.press("y")

        page.mouse.click(*page.evaluate(CONTROL, "Add"))
        wait(page, "(count) => window.tessera.session.view.elements.size === count", first["elements"] + 1)
        idle(page)

        page.mouse.click(60, 150)
        wait(page, "() => window.tessera.session.screen?.canGoBack === true")
        idle(page)
        there = page.evaluate(SCREEN)
        self.assertEqual((there["elements"], there.get("place")), (0, None))

        page.keyboard.press("Escape")
        wait(page, "() => !window.tessera.session.screen?.canGoBack")
        idle(page)
        self.assertEqual(page.evaluate(SCREEN), {**first, "elements": first["elements"] + 1})
        self.assertEqual(page.problems, [])

    @thorough("ScreenStageTests: a changed viewport lays the whole screen out anew")
    def test_a_list_that_is_resized_with_its_view_is_whole_after_turning_the_device(self):
        # The list ends 113 points above its view, which begins below an opaque bar and ends above another one.
        app = (APP.replace("view.bounds\n", "CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - 113)\n")
               .replace("    super.viewDidLoad()\n    title", "    super.viewDidLoad()\n    edgesForExtendedLayout = []\n    title")
               .replace("stack.navigationBar.prefersLargeTitles = true", "stack.navigationBar.isTranslucent = false"))
        page = self.open_source("Tiles", app, PHONE)
        idle(page)
        place = lambda: page.evaluate("() => { const { x, y, width, height } = window.tessera.session.screen.place; "
                                      "return [x, y, width, height]; }")
        upright = place()
        self.assertEqual(upright[:3], [0, 44, 390])
        page.set_viewport_size({"width": 844, "height": 390})
        wait(page, "() => window.tessera.session.viewport.width === 844 && window.tessera.idle()")
        # The view is 844 − 390 points lower, less what low bars leave it: 44 − 32 above and 49 − 32 below. So is the list.
        self.assertEqual(place()[3], upright[3] - (844 - 390) + (44 - 32) + (49 - 32))
        page.set_viewport_size(PHONE)
        wait(page, "() => window.tessera.session.viewport.width === 390 && window.tessera.idle()")
        self.assertEqual(place(), upright)

    @thorough(
        "test_a_film_strip_shows_widths_and_gives_one_to_the_device takes pictures; screenPainter.test.mjs and "
        "sceneParts.test.mjs have the bars"
    )
    def test_pictures_in_several_widths_have_the_bars_of_the_app(self):
        page = self.open_source("Tiles", APP)
        page.keyboard.press("m")
        page.get_by_label("Widths", exact=True).fill("2")
        page.get_by_label("Widths", exact=True).press("Enter")
        page.get_by_role("button", name="Take pictures").click()
        wait(page, "() => document.querySelectorAll('.films li').length === 2 && window.tessera.idle()")
        # A column of the picture beside the texts of the tiles: white, and below it the bar with the tabs.
        below = page.locator(".films canvas").first.evaluate('''(canvas) => {
          const at = (y) => [...canvas.getContext('2d').getImageData(1, y, 1, 1).data].join();
          return at(canvas.height - 1) !== at(Math.round(canvas.height / 2));
        }''')
        self.assertTrue(below, "the bar with the tabs")
        page.keyboard.press("Escape")
        # In 3D, what the screen has behind and over the content hides none of it.
        page.keyboard.press("z")
        idle(page)
        planes = page.locator(".tilt").get_attribute("aria-label")
        self.assertRegex(planes, "screen, behind the content; z 0 · [0-9]+ cells; screen, over the content$")

    @thorough("scroller.test.mjs: a layout that pages turns the page by the wheel")
    def test_a_wheel_turns_the_pages_of_a_list_that_pages(self):
        app = APP.replace("    grid.delegate = self\n", "    grid.delegate = self\n    grid.isPagingEnabled = true\n", 1)
        page = self.open_source("Tiles", app)
        idle(page)
        at = page.evaluate("() => window.tessera.scroller.offset.y")
        self.assertLess(at, -100, "the bar's height above the first page")
        page.mouse.move(*page.evaluate('''() => {
          const { x, y, width, height } = document.querySelector('#canvas-content').getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        }'''))
        page.mouse.wheel(0, 100)
        # One notch goes a part of the way only; the rest comes by itself.
        wait(page, "() => window.tessera.scroller.offset.y === 0 && window.tessera.idle()")
        page.mouse.wheel(0, -100)
        wait(page, "(at) => Math.abs(window.tessera.scroller.offset.y - at) < 1 && window.tessera.idle()", at)
        self.assertEqual(page.problems, [])

    @thorough("outlines.test.mjs has the outlines, comparison.test.mjs the pins")
    def test_outlines_are_for_measuring_and_pins_for_the_list_they_show(self):
        page = self.open_source("Tiles", LISTS)
        idle(page)
        self.assertEqual(page.evaluate("() => window.tessera.session.screen.list ?? 0"), 0)
        # What is read follows the picture after a moment.
        wait(page, "() => document.querySelector('[data-reader]')?.innerText === '1, section 0, item 0'")
        place = page.evaluate('''() => {
          const { x, y, width, height } = document.querySelector('[data-reader]').getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        }''')
        marks = '''() => {
          const { outlines, painting } = window.tessera.area;
          const { focusedId, hoveredId } = painting.scene;
          return [outlines.hoveredId !== null, hoveredId !== null, focusedId !== null];
        }'''
        page.mouse.move(*place)
        wait(page, "() => window.tessera.area.hoveredId !== null")
        self.assertEqual(page.evaluate(marks), [True, False, False])
        page.keyboard.down("Alt")
        wait(page, f"() => ({marks})()[1]")
        page.keyboard.up("Alt")
        page.keyboard.press("c")
        page.get_by_role("button", name="Pin this state").click()
        card = page.locator(".compare-card")
        self.assertIn("Nothing differs", card.inner_text())
        page.mouse.move(1, 1)
        idle(page)
        page.mouse.click(*page.evaluate('''() => {
          const { x, y, width, height } = document.querySelector('[data-reader]').getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        }'''))
        wait(page, "() => window.tessera.session.screen.list === 1 && window.tessera.idle()")
        wait(page, "() => document.querySelector('.compare-card').innerText.includes('of another screen of the app')")
        self.assertFalse(card.get_by_role("button", name="Swap").is_visible())
        self.assertEqual(page.evaluate("() => window.tessera.area.selected"), None)
        wait(page, "() => document.querySelector('[data-reader]')?.innerText === 'Row 0, section 0, item 0'")
        page.evaluate("() => window.tessera.session.act('back')")
        wait(page, "() => !window.tessera.session.screen.list && window.tessera.idle()")
        wait(page, "() => document.querySelector('.compare-card').innerText.includes('Nothing differs')")
        self.assertEqual(page.problems, [])

    @thorough("ScreenStageTests and WordsEditTests change the words; shownWords.test.mjs asks for it")
    def test_the_words_of_code_can_be_those_of_another_language(self):
        page = self.open_source("Tiles", APP)
        idle(page)
        says = "(words) => JSON.stringify(window.tessera.session.screen).includes(words)"
        self.assertTrue(page.evaluate(says, '"Tiles"'))
        for command, words in [
            ("Accented texts", "⟦Ţíļļéš⟧"), ("Long texts", "Tiles Tiles Tiles"), ("Texts of the file", '"Tiles"'),
        ]:
            page.keyboard.press("Control+k")
            page.keyboard.type(command)
            page.keyboard.press("Enter")
            wait(page, says, words)
        idle(page)
        self.assertEqual(page.evaluate("() => window.tessera.session.values['cv.words']"), "file")
        self.assertEqual(page.problems, [])

    def test_an_inverted_list_is_seen_and_touched_the_other_way_around(self):
        page = self.open_source("Chat", CHAT, PHONE)
        idle(page)
        # Its middle is at 100 + 600 / 2, so the first line ends where the list does.
        self.assertEqual(page.evaluate("() => window.tessera.session.screen.mirror"), {"y": 400})
        self.assertEqual([page.evaluate(PIXEL, [200, y]) for y in (640, 660, 690)], [WHITE, RED, RED])

        # The third line is from 550 to 600.
        page.mouse.click(200, 575)
        wait(page, GROUND, GREEN)
        # A wheel that turns up shows what comes later, and Page Down leads back.
        page.mouse.move(200, 400)
        page.mouse.wheel(0, -200)
        wait(page, "() => Math.abs(window.tessera.scroller.offset.y - 100) < 0.5")
        idle(page)
        self.assertEqual(page.evaluate(PIXEL, [200, 690]), WHITE)
        page.keyboard.press("PageDown")
        wait(page, "() => window.tessera.scroller.offset.y === -100")
        idle(page)
        self.assertEqual(page.evaluate(PIXEL, [200, 690]), RED)
        self.check_letters_stay_in_the_field(page)

    def check_letters_stay_in_the_field(self, page):
        """A field of the app gets letters also after a touch beside it; a touch shows no focus, and an arrow key does."""
        ring = "() => getComputedStyle(document.querySelector('.device .screen'), '::after').content"
        typed = "(text) => window.tessera.session.screen.field?.text === text"
        page.mouse.click(100, 70)
        wait(page, "() => document.activeElement.className === 'screen-field'")
        page.keyboard.type("ab")
        wait(page, typed, "ab")
        page.mouse.click(200, 575)
        idle(page)
        self.assertEqual(page.evaluate("() => document.activeElement.id"), "canvas-content")
        page.keyboard.type("c")
        wait(page, typed, "abc")
        self.assertEqual(page.locator(".tool-card").count(), 0)
        # After Escape, the stage has the keys, so that the next one leads back.
        page.keyboard.press("Escape")
        self.assertEqual(page.evaluate("() => document.activeElement.id"), "canvas-content")
        page.mouse.click(200, 575)
        idle(page)
        self.assertEqual(page.evaluate(ring), "none")
        page.keyboard.press("ArrowUp")
        self.assertEqual(page.evaluate(ring), '""')

    @thorough("AppRootTests launch apps before their screens")
    def test_a_screen_that_needs_what_its_app_has_made_is_shown_after_the_launch(self):
        page = self.open_source("Names", CONTAINER)
        page.evaluate("() => window.tessera.session.act('show', { entry: 'NamesViewController' })")
        wait(page, "() => window.tessera.session.source?.entry === 'NamesViewController'")
        wait(page, CURRENT)
        wait(page, "() => [...window.tessera.session.view.elements.values()].filter((one) => one.category === 0).length === 3")
        notes = page.evaluate("() => window.tessera.session.diagnostics.map(({ message }) => message)")
        self.assertTrue(any("launched before this screen" in note for note in notes), notes)
        self.assertEqual(page.problems, [])

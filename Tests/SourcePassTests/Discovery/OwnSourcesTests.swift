// SPDX-License-Identifier: Apache-2.0
import Expectations
import StageProtocol
import Testing

@testable import SourcePass

struct OwnSourcesTests {
  private static let feed = """
    import UIKit
    struct Photo { let title: String }
    class PhotoCell: UICollectionViewCell { static let name = "photo" }
    class Feed: UIViewController, UICollectionViewDataSource {
      @IBOutlet weak var collectionView: UICollectionView!
      var photos: [Photo] = []
      override func viewDidLoad() { super.viewDidLoad(); collectionView.dataSource = self }
      func makeLayout() -> UICollectionViewLayout { UICollectionViewFlowLayout() }
      func collectionView(_ v: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
      }
      func collectionView(_ v: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
      {
        v.dequeueReusableCell(withReuseIdentifier: PhotoCell.name, for: path) as! PhotoCell
      }
      func unrelated() { missing() }
    }
    """

  @Test func `A controller that is a data source shows its own cells`() {
    let passed = Passed(Self.feed)
    expect(passed.entryNames, equals: ["Feed.makeLayout()"])
    expect(passed.result.asksSources)
    expect(passed.text.contains("class Feed: UIViewController, UICollectionViewDataSource"))
    expect(passed.text.contains("photos.count"))
    expect(passed.text.contains("super.viewDidLoad()"))
    expect(!passed.text.contains("missing()"))
  }

  @Test func `Outlets, the view, lists and cell classes are set up in this order`() throws {
    let code = Passed(Self.feed).generated()
    let outlet = try #require(code.firstRange(of: "if collectionView == nil"))
    let load = try #require(code.firstRange(of: "loadViewIfNeeded()"))
    let fill = try #require(code.firstRange(of: "photos = LayoutLibrary.StandIn.list"))
    let cell = try #require(
      code.firstRange(of: "cell(PhotoCell.self) { [self] in PhotoCell.name }")
    )
    #expect(outlet.lowerBound < load.lowerBound && load.lowerBound < fill.lowerBound)
    #expect(fill.lowerBound < cell.lowerBound)
    expect(code.contains("Photo(title: LayoutLibrary.StandIn.text(\"title\"))"))
  }

  @Test
  func `Callbacks about the size of a controller's view are kept`() {
    let turning = """
      extension Feed {
        override func viewDidLayoutSubviews() { collectionView.frame = view.bounds }
        override func viewWillAppear(_ animated: Bool) { unknownToAll() }
      }
      """
    let passed = Passed(Self.feed + "\n" + turning)
    expect(passed.text.contains("collectionView.frame = view.bounds"))
    expect(!passed.text.contains("unknownToAll()"))
    expect(passed.generated().contains("tesseraOwn.controller = self"))
    expect(passed.generated().contains("instance.isMadeBySource = true"))
    let second = "extension Feed { func makeList() -> UICollectionViewLayout { makeLayout() } }"
    expect(!Passed(Self.feed + "\n" + second).generated().contains("isMadeBySource"))
  }

  @Test func `Among several controllers the one that names a layout shows its cells`() {
    let source = """
      class Rows: UICollectionViewFlowLayout {}
      class Tiles: UICollectionViewFlowLayout {}
      class First: UICollectionViewController {
        override func viewDidLoad() { collectionView.collectionViewLayout = Tiles() }
        override func collectionView(_ v: UICollectionView, numberOfItemsInSection s: Int) -> Int { 3 }
        override func collectionView(_ v: UICollectionView, cellForItemAt path: IndexPath)
          -> UICollectionViewCell { UICollectionViewCell() }
      }
      class Second: UICollectionViewController {
        override func viewDidLoad() { collectionView.collectionViewLayout = Rows() }
        override func collectionView(_ v: UICollectionView, numberOfItemsInSection s: Int) -> Int { 4 }
        override func collectionView(_ v: UICollectionView, cellForItemAt path: IndexPath)
          -> UICollectionViewCell { UICollectionViewCell() }
      }
      class Other: UICollectionViewFlowLayout {}
      """
    let passed = Passed("import UIKit\n" + source)
    let sources = OwnSources(
      module: passed.pass.module,
      values: StandInValues(module: passed.pass.module),
      choices: .plain
    )
    let types = passed.pass.slicedPlans.map { sources.type(for: $0)?.path }
    expect(passed.entryNames, equals: ["Rows", "Tiles", "Other"])
    expect(types, equals: ["Second", "First", nil])
  }

  /// A class of layouts without an initialiser of its own.
  private static func layout(_ name: String) -> String {
    "import UIKit\nclass \(name): UICollectionViewLayout {}\n"
  }

  /// A controller with three items that names no layout.
  private static func controller(_ name: String) -> String {
    """
    class \(name): UICollectionViewController {
      override func collectionView(_ v: UICollectionView, numberOfItemsInSection s: Int) -> Int { 3 }
      override func collectionView(_ v: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell { UICollectionViewCell() }
    }

    """
  }

  @Test func `The only controller in a layout's file shows the cells of a layout that none names`()
  {
    let sheet = Self.layout("SheetLayout") + Self.controller("Sheet")
    let both = Self.layout("BothLayout") + Self.controller("First") + Self.controller("Second")
    let passed = Passed([
      (name: "Sheet.swift", text: sheet), (name: "Both.swift", text: both),
      (name: "Alone.swift", text: Self.layout("AloneLayout")),
    ])
    let sources = OwnSources(
      module: passed.pass.module,
      values: StandInValues(module: passed.pass.module),
      choices: .plain
    )
    let layouts = passed.pass.slicedPlans.filter { $0.kind == .layoutClass }
    expect(layouts.map(\.id), equals: ["SheetLayout", "BothLayout", "AloneLayout"])
    expect(layouts.map { sources.type(for: $0)?.path }, equals: ["Sheet", nil, nil])
  }

  @Test func `A layout that fails to compile with its cells is tried again without them`() throws {
    let passed = Passed(Self.feed)
    let line = try #require(
      passed.lines().firstIndex { $0.contains("func makeLayout") }
    )
    let message = CompilerMessage(
      file: passed.pass.module.sources[0].markedName,
      line: line + 1,
      column: 4,
      severity: .error,
      text: "nothing fits"
    )
    let choices = try #require(passed.pass.repaired(.plain, after: passed.result, [message]))
    expect(choices.sourcesOff, equals: "nothing fits")
    expectEmpty(choices.lostEntries)
    let again = passed.pass.result(choices)
    expect(!again.asksSources)
    let told = "Feed is not asked for cells, because it does not compile here: nothing fits."
    expect(again.entries.map(\.notes), equals: [[told]])
  }

  @Test func `If a cell method does not compile, the stage provides cells and notes the reason`()
    throws
  {
    let passed = Passed(Self.feed)
    let cell = passed.pass.module.units.last { $0.names == ["collectionView"] }
    var choices = PassChoices.plain
    choices.leftOut = [try #require(cell).id]
    choices.reasons[try #require(cell).id] = "cannot find 'x' in scope"
    let result = passed.pass.result(choices)
    expect(!result.asksSources)
    expect(result.entries.map(\.id), equals: ["Feed.makeLayout()"])
    expect(result.entries[0].notes.joined().contains("cannot find 'x' in scope"))
  }

  @Test func `Lists of a model and lists from a function are filled with made-up items`() {
    let passed = Passed(
      """
      import UIKit
      struct Chip { init?(code: Int) { nil }; init(name: String) {} }
      final class Model { @Published private(set) var chips: [Chip] = [] }
      class Chips: UIViewController, UICollectionViewDataSource {
        let model = Model()
        var others = Chips.all()
        static func all() -> [Chip] { [] }
        lazy var layout: UICollectionViewLayout = { UICollectionViewFlowLayout() }()
        func collectionView(_ v: UICollectionView, numberOfItemsInSection s: Int) -> Int {
          model.chips.count + others.count
        }
        func collectionView(_ v: UICollectionView, cellForItemAt path: IndexPath)
          -> UICollectionViewCell { v.dequeueReusableCell(withReuseIdentifier: "c", for: path) }
      }
      """
    )
    let made = "{ Chip(name: LayoutLibrary.StandIn.text(\"name\")) }"
    let list = "LayoutLibrary.StandIn.list(tesseraData, ofSections: false) \(made)"
    expect(passed.generated().contains("model.chips = \(list)"))
    expect(passed.generated().contains("others = \(list)"))
    expect(!passed.text.contains("private(set)"))
    expect(passed.generated().contains("cell(UICollectionViewCell.self) { [self] in \"c\" }"))
  }

  @Test func `A type that conforms through a protocol of the source is a data source`() {
    let passed = Passed(
      """
      import UIKit
      protocol Keys: UICollectionViewDataSource { var rows: [Int] { get } }
      class Board: NSObject, Keys {
        let rows = [1]
        func collectionView(_ v: UICollectionView, numberOfItemsInSection s: Int) -> Int { 1 }
        func collectionView(_ v: UICollectionView, cellForItemAt path: IndexPath)
          -> UICollectionViewCell { UICollectionViewCell() }
      }
      class Grid: UICollectionViewFlowLayout {}
      """
    )
    expect(passed.generated().contains("instance.source = (Board()).tesseraSource"))
  }
}

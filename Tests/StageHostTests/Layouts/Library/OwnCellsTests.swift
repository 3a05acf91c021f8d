// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutLibrary
import StageProtocol
import Testing

@testable import StageHost

/// A cell as a layout file would declare it.
private final class NameCell: UICollectionViewCell {
  let label = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    if label.superview == nil { contentView.addSubview(label) }
    label.frame = CGRect(x: 5, y: 5, width: 80, height: 20)
  }
}

/// A controller as a layout file would declare it.
private final class Names: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var names: [String]
  let list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )

  init(_ names: [String]) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    list.register(NameCell.self, forCellWithReuseIdentifier: "name")
    list.dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
    (cell as? NameCell)?.label.text = names[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 90, height: 30) }
}

@MainActor
@Suite struct OwnCellsTests {
  private static let entry = CompileReport.Entry(
    id: "Names",
    kind: .layoutClass,
    file: "Names.swift",
    line: 3,
    column: 7,
    notes: []
  )

  /// The kind of a flow layout whose file has these names of its own.
  ///
  /// The trial is made here and now: tests run on several threads, whose copy could hang.
  private func kind(_ id: String, _ names: [String], canFill: Bool = false) throws -> LayoutKind {
    LayoutRegistry.shared.add(id) { data in
      let controller = Names(names)
      let instance = LayoutInstance(UICollectionViewFlowLayout())
      let source = OwnSource("Names", controller)
      source.step { [controller] _ in controller.loadViewIfNeeded() }
      source.delegate = controller
      if canFill {
        source.fill("names") { [controller] data, again in
          guard again || controller.names.isEmpty else { return false }
          controller.names = StandIn.list(data, ofSections: false) { StandIn.text("name") }
          return true
        }
      }
      instance.source = source
      return instance
    }
    let layout = try #require(LayoutRegistry.shared.entry(id))
    return LibraryKind.make(layout, of: Self.entry) { layout, instance in
      var words: [String] = []
      let made = layout.make(StagePreviewData(data: SourceTrial.sample))
      words.append(SourceTrial.attempt(made) { words.append($0) })
      return SourceTrial.outcome(
        of: .init(isSound: true, words: words),
        instance.source?.name ?? ""
      )
    }
  }

  private func stage(_ kind: LayoutKind, _ titles: [String]) -> StageView {
    var document = StageDocument.empty(stage: "s", title: "", limits: .standard)
    document.show(LayoutChoice(own: kind), named: "Names.swift")
    let items = titles.enumerated().map { StageData.Item(id: "\($0)", title: $1) }
    document.edits.load(file: StageData(sections: [StageData.Section(id: "a", items: items)]))
    let view = StageView(
      id: 1,
      viewport: Viewport(width: 100, height: 200, scale: 1, insets: .zero),
      offset: Point(x: 0, y: 0),
      revision: 0,
      document: document,
      capacity: 100,
      nowMs: { 0 }
    )
    view.open(adopting: nil, animation: .standard)
    return view
  }

  /// What the labels of the cells say, from the first to the last.
  private func texts(_ view: StageView) -> [String] {
    view.collectionView.indexPathsForVisibleItems.sorted().compactMap { path in
      let cell = view.collectionView.cellForItem(at: path)
      return cell?.shownContent.figure?.parts.first?.text?.string
    }
  }

  @Test func `A file with items of its own shows those in its own cells and sizes`() throws {
    let kind = try kind("own", ["Ada", "Bo"])
    let view = stage(kind, ["1", "2", "3"])
    #expect(texts(view) == ["Ada", "Bo"])
    #expect(
      view.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.size
        == CGSize(width: 90, height: 30)
    )
    #expect(kind.itemOwner == "Names")
    #expect(
      kind.findings.map(\.message) == [
        "Cells and items are those of Names; the data of the stage are not shown."
      ]
    )
    #expect(!kind.parameters.contains { $0.key == FlowParameters.sizing })
  }

  @Test func `Nobody moves items that are the file's own`() throws {
    let view = stage(try kind("fixed", ["Ada", "Bo"]), ["1", "2"])
    #expect(!view.source.mayMove(IndexPath(item: 0, section: 0)))
    let filled = stage(try kind("loose", [], canFill: true), ["1", "2"])
    #expect(filled.source.mayMove(IndexPath(item: 0, section: 0)))
  }

  @Test func `Lists that the file leaves empty are filled from the data, and follow them`() throws {
    let kind = try kind("filled", [], canFill: true)
    #expect(kind.itemOwner == nil)
    #expect(texts(stage(kind, ["Oslo", "Rome", "Lima"])) == ["Oslo", "Rome", "Lima"])
    #expect(
      kind.findings[0].message
        == "Cells are those of Names, whose `names` is filled from the data."
    )
  }

  @Test func `A file without any item leaves the cells to the stage`() throws {
    let kind = try kind("empty", [])
    let view = stage(kind, ["Oslo", "Rome"])
    #expect(view.collectionView.numberOfItems(inSection: 0) == 2)
    #expect(texts(view).isEmpty)
    #expect(
      kind.findings[0].message
        == "Names is not asked for cells, as it has no items without its app."
    )
  }

  @Test func `A trial that stops says while doing what, and why`() {
    let ending = Rehearsal.Ending(
      isSound: false,
      words: ["setting it up", "making the cell of item 0 in section 0"],
      reason: "Index out of range"
    )
    #expect(
      SourceTrial.outcome(of: ending, "Names")
        == .failed(
          "Names is not asked for cells, as it stops while making the cell of item 0 in section 0: "
            + "Index out of range."
        )
    )
  }

  @Test func `Models get an item's texts by their names`() {
    let item = StageData.Item(id: "a", title: "Oslo", subtitle: "Norway")
    let section = StageData.Section(id: "s", items: [item])
    let data = StagePreviewData(data: StageData(sections: [section]))
    let texts = StandIn.list(data, ofSections: false) {
      [StandIn.text("name"), StandIn.text("detailText"), StandIn.text("photoid")]
    }
    #expect(texts == [["Oslo", "Norway", "photoid-0-0-0"]])
    #expect(StandIn.text("name") == "name")
  }
}

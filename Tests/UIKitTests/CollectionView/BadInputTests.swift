// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// Mistakes of data sources and layouts at which UIKit ends the program: here each is reported, and
/// the rest is shown.
@MainActor
@Suite(.ownProcess) struct BadInputTests {
  /// Makes cells with a block, for a given number of items.
  private final class BlockSource: UICollectionViewDataSource, CollectionViewIdentitySource {
    var counts: [Int]
    var sectionCount: Int?
    var identities: [String] = []
    var makeCell: (UICollectionView, IndexPath) -> UICollectionViewCell = { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      sectionCount ?? counts.count
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      makeCell(view, path)
    }

    func identity(forItemAt position: ElementPosition) -> String {
      identities.indices.contains(position.item) ? identities[position.item] : "\(position.item)"
    }

    func identity(forSection section: Int) -> String { "s\(section)" }
  }

  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 400),
    collectionViewLayout: RowsLayout()
  )

  private func show(_ source: BlockSource) {
    view.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  private var codes: [String] { view.diagnostics.map(\.code) }

  @Test func `negative counts of sections and items count as zero`() {
    let source = BlockSource([-1, 2])
    show(source)
    expect(view.numberOfItems(inSection: 0), equals: 0)
    expect(view.visibleCells.count, equals: 2)
    expect(codes, equals: ["count"])
    expect(view.diagnostics.first?.message.contains("-1 items in section 0"), equals: true)
    source.sectionCount = .min
    view.reloadData()
    view.layoutIfNeeded()
    expect(view.numberOfSections, equals: 0)
    expectEmpty(view.visibleCells)
    expect(codes, equals: ["count"])
  }

  @Test func `counts that no memory holds are bounded together`() {
    let source = BlockSource([.max, .max])
    view.collectionViewLayout = UICollectionViewLayout()
    show(source)
    // There are two sections, and the first one has all items of the limit except two.
    expect(view.numberOfItems(inSection: 0), equals: 4_194_304 - 2)
    expect(view.numberOfItems(inSection: 1), equals: 0)
    expect(codes, equals: ["count", "count"])
  }

  @Test func `a cell that was not dequeued is told and shown`() {
    let source = BlockSource([1])
    source.makeCell = { _, _ in
      let cell = UICollectionViewCell(frame: .zero)
      cell.content.title = "mine"
      return cell
    }
    show(source)
    expect(codes, equals: ["not-dequeued"])
    expect(view.visibleCells.map(\.content.title), equals: ["mine"])
  }

  @Test func `a cell that shows an item already does not show another`() {
    let source = BlockSource([2])
    var first: UICollectionViewCell?
    source.makeCell = { view, path in
      let cell = first ?? view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      first = cell
      cell.content.title = "first"
      return cell
    }
    show(source)
    expect(codes, equals: ["view-in-use"])
    expect(view.visibleCells.map(\.content.title), equals: ["first", ""])
    #expect(view.visibleCells.first === first)
  }

  @Test func `a cell of another collection view is refused`() {
    let other = UICollectionView(frame: view.frame, collectionViewLayout: RowsLayout())
    other.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    let source = BlockSource([1])
    source.makeCell = { _, path in
      let cell = other.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.content.title = "foreign"
      return cell
    }
    show(source)
    expect(codes, equals: ["foreign-view"])
    expect(view.visibleCells.map(\.content.title), equals: [""])
  }

  @Test func `a cell that was dequeued and not returned waits for the next item`() {
    let source = BlockSource([2])
    var lost: UICollectionViewCell?
    source.makeCell = { view, path in
      if path.item == 0 {
        lost = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    show(source)
    expect(codes, equals: ["not-returned"])
    #expect(view.cellForItem(at: .at(0, 1)) === lost)
  }

  @Test func `two items of one identity are both shown, and told`() {
    let source = BlockSource([3])
    source.identities = ["a", "b", "a"]
    show(source)
    expect(view.visibleCells.count, equals: 3)
    expect(codes, equals: ["duplicate-identity"])
    expect(view.diagnostics.first?.item, equals: 2)
    source.identities = ["a", "b", "c"]
    view.reloadData()
    view.layoutIfNeeded()
    expect(view.visibleCells.count, equals: 3)
    expectEmpty(codes)
  }

  @Test func `identities that are lost are reported once for all items`() {
    final class Forgetful: UICollectionViewDataSource, CollectionViewIdentitySource {
      var asks = 0

      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }

      func collectionView(
        _ view: UICollectionView,
        cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }

      func identity(forItemAt position: ElementPosition) -> String {
        asks += 1
        return "\(asks)"
      }

      func identity(forSection section: Int) -> String { "s" }
    }
    let source = Forgetful()
    view.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    expect(view.visibleCells.count, equals: 2)
    expect(codes, equals: ["lost-identity"])
    // Two cells are asked for once each, and the first one is asked for twice more.
    expect(
      view.diagnostics.first?.message.hasPrefix(
        "the item at index path {length = 2, path = 0 - 0} was 3 and is 4 without an update"
      ),
      equals: true
    )
  }

  /// A layout that runs an action on its collection view in each of its first preparations.
  private final class Meddling: RowsLayout {
    var meddle: ((UICollectionView) -> Void)?
    var rest = Int.max

    override func prepare() {
      super.prepare()
      guard let collectionView, rest > 0 else { return }
      rest -= 1
      meddle?(collectionView)
    }
  }

  @Test func `a layout that changes the data for ever comes to an end`() {
    let layout = Meddling()
    layout.meddle = { $0.reloadData() }
    view.collectionViewLayout = layout
    show(BlockSource([2]))
    expect(codes, equals: ["endless-layout"])
  }

  @Test func `data that changes during preparation is shown as it is then`() {
    let layout = Meddling()
    let source = BlockSource([1])
    layout.rest = 1
    layout.meddle = { view in
      source.counts = [3]
      view.insertItems(at: [.at(0, 0), .at(0, 1)])
    }
    view.collectionViewLayout = layout
    show(source)
    view.layoutIfNeeded()
    expect(view.visibleCells.count, equals: 3)
    expectEmpty(codes)
  }

  @Test func `a batch within a completion or a callback follows the one before`() {
    let scene = Scene([["a", "b", "c"]])
    var order: [String] = []
    scene.source.sections = [["b", "c"]]
    scene.view.performBatchUpdates {
      scene.view.deleteItems(at: [.at(0, 0)])
    } completion: { _ in
      order.append("first")
      scene.source.sections = [["c"]]
      scene.view.performBatchUpdates {
        scene.view.deleteItems(at: [.at(0, 0)])
      } completion: { _ in
        order.append("second")
      }
    }
    expect(order, equals: ["first", "second"])
    expect(scene.titles, equals: ["c"])
    expectEmpty(scene.view.diagnostics)
  }
}

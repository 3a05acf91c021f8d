// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Which views are made, and which are reused.
@MainActor
@Suite(.ownProcess) struct ReuseQueueTests {
  private final class Photo: UICollectionViewCell {}
  private final class Words: UICollectionViewCell {}

  /// Photos and words alternately.
  private final class Mixed: ArraySource {
    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: indexPath.item.isMultiple(of: 2) ? "photo" : "words",
        for: indexPath
      )
      cell.content.title = "Section:\(indexPath.section), Item:\(indexPath.item)"
      return cell
    }
  }

  @Test func `each identifier gives cells of its class, made once and used again`() {
    let source = Mixed([numbered(40)])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: RowsLayout()
    )
    view.register(Photo.self, forCellWithReuseIdentifier: "photo")
    view.register(Words.self, forCellWithReuseIdentifier: "words")
    view.dataSource = source
    // From rows 0…3 to rows 36…39: 36 times, one row leaves and one of the same kind enters.
    for first in 0...36 {
      view.contentOffset.y = CGFloat(first) * 100
      view.layoutIfNeeded()
      let items = first..<first + 4
      expect(view.visibleCells.map { $0 is Photo }, equals: items.map { $0.isMultiple(of: 2) })
      expect(view.visibleCells.map { $0 is Words }, equals: items.map { !$0.isMultiple(of: 2) })
      expect(view.visibleCells.map(\.content.title), equals: items.map { "Section:0, Item:\($0)" })
    }
    expect(view.statistics.created, equals: 4)
    expect(view.statistics.recycled, equals: 36)
  }

  @Test func `ten thousand cells are dequeued of as many views as there is room for`() {
    let stage = FlowStage([10_000], size: CGSize(width: 300, height: 4000))
    stage.layout.itemSize = CGSize(width: 300, height: 100)
    stage.layout.minimumLineSpacing = 0
    // 250 times forty rows.
    for page in 0..<250 {
      stage.view.contentOffset.y = CGFloat(page) * 4000
      stage.view.layoutIfNeeded()
      expect(stage.view.visibleCells.count, equals: 40)
    }
    expect(stage.view.statistics.cellRequests, equals: 10_000)
    expect(stage.view.statistics.created, equals: 40)
    expect(stage.view.statistics.recycled, equals: 9960)
    expectEmpty(stage.view.diagnostics)
  }

  @Test func `headers have a queue of their own and are used again`() {
    let stage = FlowStage([Int](repeating: 1, count: 50), size: CGSize(width: 320, height: 480))
    stage.layout.itemSize = CGSize(width: 320, height: 50)
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let kind = UICollectionView.elementKindSectionHeader
    var headers: Set<ObjectIdentifier> = []
    // A section is 80 long: six sections are visible, and 44 more enter one by one.
    for first in 0...44 {
      stage.view.contentOffset.y = CGFloat(first) * 80
      stage.view.layoutIfNeeded()
      let shown = stage.view.visibleSupplementaryViews(ofKind: kind)
      expect(shown.count, equals: 6)
      headers.formUnion(shown.map { ObjectIdentifier($0) })
    }
    expect(headers.count, equals: 6)
    // There are six headers and six cells.
    expect(stage.view.statistics.created, equals: 12)
    expect(stage.view.statistics.recycled, equals: 88)
  }

  @Test func `only classes of cells are registered for items, only reusable ones for kinds`() {
    let scene = Scene([["a"]])
    let view = scene.view
    view.register(UICollectionReusableView.self, forCellWithReuseIdentifier: "cell")
    view.register(NSObject.self, forSupplementaryViewOfKind: "Header", withReuseIdentifier: "h")
    expect(
      view.diagnostics.map(\.message),
      equals: [
        "Attempting to register a cell class which is not a subclass of UICollectionViewCell "
          + "(UICollectionReusableView)",
        "Attempting to register a supplementary view class which is not a subclass of "
          + "UICollectionReusableView (NSObject)",
      ]
    )
    view.reloadData()
    view.layoutIfNeeded()
    expect(view.diagnostics.first?.code, equals: "not-registered")
    expect(view.visibleCells.map { type(of: $0) == UICollectionViewCell.self }, equals: [true])
  }

  @Test func `no class takes the registration back`() {
    let scene = Scene([["a"]])
    scene.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
    expectEmpty(scene.view.diagnostics)
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    expect(scene.view.diagnostics.first?.code, equals: "not-registered")
    scene.view.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    #expect(scene.view.diagnostics.isEmpty && scene.view.visibleCells.first is SpyCell)
  }
}

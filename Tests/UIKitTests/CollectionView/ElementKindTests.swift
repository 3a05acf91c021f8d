// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Supplementary and decoration views: which object places and provides them, and how they appear
/// and disappear.
@MainActor
@Suite(.ownProcess) struct ElementKindTests {
  /// Rows below a header of 20, which the layout may leave out.
  private final class HeadedLayout: RowsLayout {
    var includesHeader = true
    var answersForHeader = true
    var exchanges = false

    private var header: UICollectionViewLayoutAttributes {
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "Header",
        with: .at(0, 0)
      )
      header.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
      return header
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (super.layoutAttributesForElements(in: rect) ?? []) + (includesHeader ? [header] : [])
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String,
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      answersForHeader ? header : nil
    }

    override func indexPathsToInsertForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      exchanges && elementKind == "Header" ? [.at(0, 0)] : []
    }
  }

  private let layout = HeadedLayout()

  private func stage() -> KindStage { KindStage([["a"]], layout, kinds: ["Header"]) }

  private func header(_ stage: KindStage) -> UICollectionReusableView? {
    stage.view.supplementaryView(forElementKind: "Header", at: .at(0, 0))
  }

  @Test func `the data source is not asked for views that the layout does not place`() {
    let flow = UICollectionViewFlowLayout()
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let stage = KindStage([["a"], ["b"]], flow, kinds: kinds)
    expectEmpty(stage.source.asked)
    expect(stage.view.visibleCells.count, equals: 2)
    flow.headerReferenceSize = CGSize(width: 0, height: 10)
    stage.view.layoutIfNeeded()
    expect(stage.source.asked, equals: ["\(kinds[0]) 0.0", "\(kinds[0]) 1.0"])
  }

  @Test func `a layout has views of as many kinds as it likes`() {
    let kinds = ["Header", "Menu", "Badge"]
    let rows = RowsLayout()
    rows.extras = kinds.map { kind in
      let extra = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind,
        with: .at(0, 0)
      )
      extra.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
      return extra
    }
    let stage = KindStage([["a"]], rows, kinds: kinds)
    expect(stage.source.asked, equals: ["Header 0.0", "Menu 0.0", "Badge 0.0"])
    expect(kinds.map { stage.view.visibleSupplementaryViews(ofKind: $0).count }, equals: [1, 1, 1])
  }

  @Test func `an element outside the layout's answer is not shown but has attributes`() {
    layout.includesHeader = false
    let stage = stage()
    expect(header(stage), equals: nil)
    expectEmpty(stage.source.asked)
    let attributes = stage.view.layoutAttributesForSupplementaryElement(
      ofKind: "Header",
      at: .at(0, 0)
    )
    expect(attributes?.frame, equals: CGRect(x: 0, y: 0, width: 300, height: 20))
  }

  @Test func `a removed element without attributes from the layout fades out in place`() {
    layout.answersForHeader = false
    let stage = stage()
    #expect(header(stage) != nil)
    let attributes = stage.view.layoutAttributesForSupplementaryElement(
      ofKind: "Header",
      at: .at(0, 0)
    )
    expect(attributes, equals: nil)
    stage.view.performBatchUpdates { layout.includesHeader = false }
    let final = stage.told.last?.removed.first?.final
    expect(final?.frame, equals: CGRect(x: 0, y: 0, width: 300, height: 20))
    expect(final?.alpha, equals: 0)
    expect(header(stage), equals: nil)
  }

  @Test func `a view that an update adds though it is there becomes another one`() {
    let stage = stage()
    let before = header(stage)
    stage.view.performBatchUpdates(nil)
    #expect(header(stage) === before && stage.source.asked == ["Header 0.0"])
    layout.exchanges = true
    stage.view.performBatchUpdates(nil)
    expect(stage.source.asked, equals: ["Header 0.0", "Header 0.0"])
    let update = stage.told.last?.updated.first { $0.key.category == .supplementary }
    expect(update?.contentChanged, equals: true)
  }

  @Test func `paths of one index and of three are shown under them`() {
    let rows = RowsLayout()
    let menu = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "Menu",
      with: IndexPath(index: 0)
    )
    menu.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
    let mark = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "Mark",
      with: IndexPath(indexes: [1, 4, 2])
    )
    mark.frame = CGRect(x: 5, y: 30, width: 20, height: 20)
    rows.extras = [menu, mark]
    rows.register(UICollectionReusableView.self, forDecorationViewOfKind: "Mark")
    let stage = KindStage([["a"]], rows, kinds: ["Menu"])
    expect(stage.source.asked, equals: ["Menu 0"])
    let shown = stage.view.supplementaryView(forElementKind: "Menu", at: IndexPath(index: 0))
    expect(shown?.frame, equals: menu.frame)
    let path = stage.view.visible.ordered.last?.slot.indexPath
    expect(path, equals: IndexPath(indexes: [1, 4, 2]))
    expect(stage.view.visible.ordered.last?.view.frame, equals: mark.frame)
    expectEmpty(stage.view.diagnostics)
  }

  /// Notes the frames with which views are made.
  private final class Ground: UICollectionReusableView {
    nonisolated(unsafe) static var made: [CGRect] = []

    override init(frame: CGRect) {
      Self.made.append(frame)
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `a decoration view is made in its place, and the data source hears nothing`() {
    let rows = RowsLayout()
    rows.register(Ground.self, forDecorationViewOfKind: "Ground")
    let ground = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "Ground",
      with: .at(0, 0)
    )
    ground.frame = CGRect(x: 10, y: 450, width: 280, height: 50)
    rows.extras = [ground]
    Ground.made = []
    let stage = KindStage([numbered(10)], rows, kinds: [])
    expectEmpty(Ground.made)
    let (configured, counted) = (stage.source.configured.count, stage.source.countQueries)
    stage.view.preloadInsets.bottom = 60
    rows.rows.removeAll { $0.indexPath.item > 3 }
    stage.view.layoutIfNeeded()
    expect(Ground.made, equals: [ground.frame])
    expectEmpty(stage.source.asked)
    expect(stage.source.configured.count, equals: configured)
    expect(stage.source.countQueries, equals: counted)
  }

  @Test func `the delegate is told when a supplementary view comes and goes`() {
    final class Heard: UICollectionViewDelegate {
      var events: [String] = []

      func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
      ) {
        events.append("will \(elementKind) \(indexPath.item)")
      }

      func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
      ) {
        events.append("end \(elementKind) \(indexPath.item)")
      }
    }
    let stage = KindStage([numbered(10)], layout, kinds: ["Header"])
    let heard = Heard()
    stage.view.delegate = heard
    stage.view.contentOffset.y = 50
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.y = 10
    stage.view.layoutIfNeeded()
    expect(heard.events, equals: ["end Header 0", "will Header 0"])
  }
}

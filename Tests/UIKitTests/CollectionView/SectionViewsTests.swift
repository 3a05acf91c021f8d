// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// A collection view with a flow layout: headers, empty sections, identities of sections.
@MainActor
@Suite(.ownProcess) struct SectionViewsTests {
  let source = KindSource([["a", "b", "c"], [], ["d", "e"]])
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  let told = Scene.Told()

  init() {
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout
    )
    view.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view"
    )
    view.dataSource = source
    view.transactionSink = { [told] in told.transactions.append($0) }
    view.layoutIfNeeded()
  }

  private var headers: [CGFloat] {
    view.indexPathsForVisibleSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader
    ).compactMap {
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: $0
      )?.frame.minY
    }
  }

  @Test func `an empty section has its header and no cell`() {
    // 30 + 3 · 50, then 30, then 30 + 2 · 50.
    expect(view.contentSize, equals: CGSize(width: 320, height: 340))
    expect(headers, equals: [0, 180, 210])
    expect(view.visibleCells.count, equals: 5)
    let kind = UICollectionView.elementKindSectionHeader
    let titles = view.visibleSupplementaryViews(ofKind: kind).map(\.content.title)
    expect(titles, equals: ["section 0", "section 1", "section 2"])
    expectEmpty(view.diagnostics)
  }

  @Test func `a header goes along with its section`() throws {
    let header = try #require(
      told.transactions[0].inserted.first {
        $0.key.category == .supplementary && $0.position.section == 2
      }
    )
    view.performBatchUpdates {
      source.sections = [["d", "e"], ["a", "b", "c"], []]
      view.moveSection(2, toSection: 0)
    }
    let update = try #require(told.last?.updated.first { $0.key == header.key })
    expect(update.position.section, equals: 0)
    expect(update.attributes.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 30))
    expect(told.last?.inserted.isEmpty, equals: true)
    expect(told.last?.removed.isEmpty, equals: true)
  }

  @Test func `a pinned header stays without being told again`() {
    layout.sectionHeadersPinToVisibleBounds = true
    view.frame.size.height = 100
    view.layoutIfNeeded()
    let count = told.transactions.count
    view.contentOffset.y = 20
    view.layoutIfNeeded()
    expect(headers.first, equals: 20)
    expect(
      told.transactions[count...].allSatisfy { transaction in
        transaction.updated.allSatisfy { $0.key.category == .cell }
      }
    )
  }
}

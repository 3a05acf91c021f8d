// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// When a flow layout computes again (rules of section 10), and how elements appear, disappear and
/// move (rules of section 13); the numbers are computed by hand.
@MainActor @Suite(.ownProcess) struct FlowUpdateRulesTests {
  private final class Counting: UICollectionViewFlowLayout {
    var contexts: [UICollectionViewFlowLayoutInvalidationContext] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
        contexts.append(context)
      }
      super.invalidateLayout(with: context)
    }
  }

  /// Squares of 50 in a width of 320: five columns with 17.5 between them, at 0, 67.5, 135, 202.5, 270.
  private func stage(_ count: Int) -> (FlowStage, () -> Transaction?) {
    let stage = FlowStage([count], size: CGSize(width: 320, height: 480))
    var last: Transaction?
    stage.view.transactionSink = { last = $0 }
    stage.view.layoutIfNeeded()
    return (stage, { last })
  }

  @Test func `10: a new context and invalidateLayout() ask for everything`() {
    let layout = Counting()
    let context = UICollectionViewFlowLayoutInvalidationContext()
    expect(context.invalidateFlowLayoutDelegateMetrics)
    expect(context.invalidateFlowLayoutAttributes)
    layout.invalidateLayout()
    expect(layout.contexts.map(\.invalidateFlowLayoutDelegateMetrics), equals: [true])
    expect(layout.contexts.map(\.invalidateFlowLayoutAttributes), equals: [true])
  }

  @Test func `10: every property invalidates when its value changes, and only then`() {
    let changes: [(Counting) -> Void] = [
      { $0.itemSize = CGSize(width: 20, height: 30) },
      { $0.estimatedItemSize = CGSize(width: 20, height: 30) },
      { $0.minimumLineSpacing = 3 }, { $0.minimumInteritemSpacing = 4 },
      { $0.headerReferenceSize.height = 5 }, { $0.footerReferenceSize.height = 6 },
      { $0.sectionInset.left = 7 }, { $0.scrollDirection = .horizontal },
      { $0.sectionInsetReference = .fromSafeArea },
      { $0.sectionHeadersPinToVisibleBounds = true },
      { $0.sectionFootersPinToVisibleBounds = true },
    ]
    for (index, change) in changes.enumerated() {
      let layout = Counting()
      change(layout)
      expect(layout.contexts.count, equals: 1, "change \(index)")
      change(layout)
      expect(layout.contexts.count, equals: 1, "change \(index), again")
    }
  }

  @Test func `13: what comes and goes fades at its own place`() throws {
    let (stage, last) = stage(4)
    // Items a b c d become b c new d.
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      stage.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    let transaction = try #require(last())
    expect(transaction.inserted.map(\.attributes.frame.minX), equals: [135])
    expect(transaction.inserted.map(\.attributes.alpha), equals: [1])
    expect(transaction.inserted.map(\.initial?.alpha), equals: [0])
    expect(transaction.inserted.map(\.initial?.frame.minX), equals: [135])
    expect(transaction.removed.map(\.final?.alpha), equals: [0])
    expect(transaction.removed.map(\.final?.frame.minX), equals: [0])
  }

  @Test func `13: what stays slides to its new place, and nothing else is touched`() throws {
    let (stage, last) = stage(4)
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      stage.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    let transaction = try #require(last())
    expect(transaction.updated.map(\.attributes.frame.minX).sorted(), equals: [0, 67.5])
    expect(transaction.updated.allSatisfy { $0.attributes.alpha == 1 })
  }

  @Test func `13: a moved item slides and neither comes nor goes`() throws {
    let (stage, last) = stage(3)
    stage.view.performBatchUpdates {
      stage.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    }
    let transaction = try #require(last())
    expectEmpty(transaction.inserted)
    expectEmpty(transaction.removed)
    let places = transaction.updated.map { [CGFloat($0.position.item), $0.attributes.frame.minX] }
    expect(places.sorted { $0[0] < $1[0] }, equals: [[0, 0], [1, 67.5], [2, 135]])
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Layouts, data sources and delegates that do anything at any time: nothing traps, and what was told
/// is what is shown.
@MainActor
@Suite(.ownProcess) struct NonsenseTests {
  private static let seedsPerCase: UInt64 = 50
  private static let steps = 10

  @Test(arguments: seeds(40))
  func `random misuse keeps the picture equal to the sent transactions`(_ part: UInt64) {
    for seed in part * Self.seedsPerCase..<(part + 1) * Self.seedsPerCase {
      check(seed: seed)
    }
  }

  private func check(seed: UInt64) {
    let nonsense = Nonsense(seed: seed)
    let source = NonsenseSource(nonsense)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: NonsenseLayout(nonsense)
    )
    var replica = BatchUpdateTests.Replica()
    view.transactionSink = { replica.follow($0) }
    view.dataSource = source
    view.delegate = source
    view.prefetchDataSource = source
    if nonsense.chance(1, of: 2) { view.identitySource = source }
    for _ in 0..<Self.steps {
      nonsense.act(on: view)
      view.layoutIfNeeded()
      check(view, replica, seed)
    }
  }

  private func check(_ view: UICollectionView, _ replica: BatchUpdateTests.Replica, _ seed: UInt64)
  {
    var slots: Set<Int> = []
    for (key, element) in replica.elements {
      let frame = element.attributes.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height, element.attributes.alpha]
      #expect(numbers.allSatisfy { $0.isFinite }, "seed \(seed)")
      #expect(frame.size.width >= 0 && frame.size.height >= 0, "seed \(seed)")
      #expect(view.view(for: key) != nil, "seed \(seed)")
      expect(view.slot(of: key), equals: element.attributes.slot, "seed \(seed)")
      #expect(slots.insert(element.attributes.slot).inserted, "seed \(seed)")
    }
    let shown = view.indexPathsForVisibleItems.count
    #expect(shown <= replica.elements.keys.count { $0.category == .cell }, "seed \(seed)")
  }
}

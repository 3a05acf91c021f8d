// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Transitions from any flow layout to any other: the ends are equal to the layouts, and in between
/// every element exists once.
@MainActor
@Suite(.ownProcess) struct TransitionPropertyTests {
  private let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  private func flow(_ random: inout SeededRandom) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(
      width: Int.random(in: 20...200, using: &random),
      height: Int.random(in: 20...200, using: &random)
    )
    layout.minimumLineSpacing = CGFloat(Int.random(in: 0...20, using: &random))
    layout.scrollDirection = Bool.random(using: &random) ? .vertical : .horizontal
    if Bool.random(using: &random) {
      layout.headerReferenceSize = CGSize(width: 30, height: 30)
      layout.sectionHeadersPinToVisibleBounds = Bool.random(using: &random)
    }
    if Bool.random(using: &random) {
      layout.footerReferenceSize = CGSize(width: 15, height: 15)
    }
    return layout
  }

  private func slots(_ layout: UICollectionViewLayout) -> [ElementSlot] {
    (layout.layoutAttributesForElements(in: everywhere) ?? []).map(ElementSlot.init)
  }

  private func frames(_ layout: UICollectionViewLayout) -> [ElementSlot: CGRect] {
    let elements = layout.layoutAttributesForElements(in: everywhere) ?? []
    return Dictionary(uniqueKeysWithValues: elements.map { (ElementSlot($0), $0.frame) })
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `no element is lost or doubled, and the ends are the layouts`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let counts = (0..<3).map { _ in Int.random(in: 0...9, using: &random) }
    let (old, next) = (flow(&random), flow(&random))
    let stage = FlowStage(counts, size: CGSize(width: 320, height: 480), layout: old)
    stage.view.layoutIfNeeded()
    let between = stage.view.startInteractiveTransition(to: next)
    for _ in 0..<6 {
      let progress = CGFloat.random(in: 0.01...0.99, using: &random)
      between.transitionProgress = progress
      between.invalidateLayout()
      stage.view.layoutIfNeeded()
      let found = slots(between)
      expect(Set(found).count, equals: found.count, "seed \(seed)")
      expect(Set(found), equals: Set(slots(old)).union(slots(next)), "seed \(seed)")
      #expect(stage.view.diagnostics.isEmpty, "seed \(seed)")
    }
    between.transitionProgress = 0
    expect(frames(between), equals: frames(old), "seed \(seed)")
    between.transitionProgress = 1
    expect(frames(between), equals: frames(next), "seed \(seed)")
    if Bool.random(using: &random) {
      stage.view.finishInteractiveTransition()
    } else {
      stage.view.cancelInteractiveTransition()
    }
    let shown = Set(stage.view.visible.ordered.map(\.slot))
    expect(shown.count, equals: stage.view.visible.ordered.count, "seed \(seed)")
  }
}

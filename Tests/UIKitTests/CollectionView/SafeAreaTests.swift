// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// What the system covers, and where content stands and rests because of it.
///
/// Numbers are worked out by hand.
@MainActor @Suite(.ownProcess) struct SafeAreaTests {
  private static let sides = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)

  private func flow(_ count: Int, _ direction: UICollectionView.ScrollDirection) -> FlowStage {
    let stage = FlowStage([count], size: CGSize(width: 480, height: 320))
    stage.layout.scrollDirection = direction
    stage.view.coveredInsets = Self.sides
    return stage
  }

  @Test(arguments: [
    UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never,
  ])
  func `content that scrolls down has the whole width`(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) {
    let stage = flow(100, .vertical)
    stage.view.contentInsetAdjustmentBehavior = behavior
    stage.view.layoutIfNeeded()
    // Eight of 50 with 10 between them fit into 480 and leave 80 for seven gaps.
    expect(stage.frame(7)?.maxX, equals: 480)
    expect(stage.frame(8)?.origin, equals: CGPoint(x: 0, y: 60))
    expect(stage.view.adjustedContentInset, equals: .zero)
    expect(stage.view.contentOffset, equals: .zero)
  }

  @Test func `what the system covers narrows every content where it always counts`() {
    let stage = flow(100, .vertical)
    stage.view.contentInsetAdjustmentBehavior = .always
    stage.view.layoutIfNeeded()
    // 392 are free: six of 50 with 10 between them fit and leave 92 for five gaps.
    expect(stage.frame(5)?.maxX, equals: 392)
    expect(stage.frame(6)?.minX, equals: 0)
    expect(stage.view.contentOffset, equals: CGPoint(x: -44, y: 0))
  }

  @Test(arguments: [
    // 320 hold five rows of 50 with 10 between them: 5 columns of 50, or 20 of them.
    (25, CGFloat(0), CGFloat(0)), (100, 44, -44),
  ])
  func `sides count where the content scrolls sideways`(_ count: Int, _ left: CGFloat, _ x: CGFloat)
  {
    let stage = flow(count, .horizontal)
    stage.view.layoutIfNeeded()
    expect(stage.view.adjustedContentInset.left, equals: left)
    expect(stage.view.adjustedContentInset.right, equals: left)
    expect(stage.view.contentOffset.x, equals: x)
  }

  @Test func `content that bounces sideways scrolls there`() {
    let stage = flow(5, .horizontal)
    stage.view.alwaysBounceHorizontal = true
    expect(stage.view.contentOffset.x, equals: -44)
    stage.view.alwaysBounceHorizontal = false
    expect(stage.view.contentOffset.x, equals: 0)
  }

  @Test func `the top counts on scrollable axes only where the content is higher than the view`() {
    let stage = FlowStage([6], size: CGSize(width: 50, height: 320))
    stage.view.contentInsetAdjustmentBehavior = .scrollableAxes
    stage.view.coveredInsets.top = 47
    stage.view.layoutIfNeeded()
    // Six rows of 50 with 10 between them are 350 high, five 290.
    expect(stage.view.contentOffset.y, equals: -47)
    stage.source.counts = [5]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expect(stage.view.adjustedContentInset.top, equals: 0)
    expect(stage.view.contentOffset.y, equals: 0)
    stage.view.contentInsetAdjustmentBehavior = .automatic
    expect(stage.view.contentOffset.y, equals: -47)
  }

  @Test func `content at the top goes on resting there when the safe area changes`() {
    let stage = FlowStage([100], size: CGSize(width: 50, height: 320))
    stage.view.coveredInsets.top = 47
    expect(stage.view.contentOffset.y, equals: -47)
    stage.view.layoutIfNeeded()
    expect(stage.view.contentOffset.y, equals: -47)
    stage.view.coveredInsets.top = 59
    expect(stage.view.contentOffset.y, equals: -59)
    stage.view.contentOffset.y = 100
    stage.view.coveredInsets.top = 20
    expect(stage.view.contentOffset.y, equals: 100)
  }

  @Test func `the delegate hears once of each other inset`() {
    @MainActor final class Ear: UICollectionViewDelegate {
      var heard: [UIEdgeInsets] = []

      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        heard.append(scrollView.adjustedContentInset)
      }
    }
    let stage = flow(100, .horizontal)
    let ear = Ear()
    stage.view.delegate = ear
    stage.view.layoutIfNeeded()
    stage.view.layoutIfNeeded()
    expect(ear.heard, equals: [Self.sides])
    stage.view.coveredInsets = .zero
    expect(ear.heard, equals: [Self.sides, .zero])
  }
}

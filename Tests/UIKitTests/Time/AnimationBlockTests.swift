// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// Animation blocks decide whether changes of collection views are animated, how long and on which curve.
@MainActor
@Suite(.ownProcess) struct AnimationBlockTests {
  private let scene = Scene([["a", "b"]])
  private var view: UICollectionView { scene.view }
  private var last: Transaction? { scene.told.last }

  private func insert() {
    scene.source.sections[0].append("new")
    view.insertItems(at: [.at(0, scene.source.sections[0].count - 1)])
  }

  private func eased(_ duration: Double) -> ElementAnimation {
    ElementAnimation(duration: duration, curve: .easeInOut)
  }

  private func linear(_ duration: Double) -> ElementAnimation {
    ElementAnimation(duration: duration, curve: .cubic(x1: 0, y1: 0, x2: 1, y2: 1))
  }

  @Test func `a batch without animation is shown and completed at once`() {
    var completed: [Bool] = []
    view.completionScheduler = { _, _ in Issue.record("nothing is to be waited for") }
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        insert()
      } completion: {
        completed.append($0)
      }
    }
    expect(last?.animation, equals: nil)
    expect(last?.inserted.map(\.initial), equals: [nil])
    expect(completed, equals: [true])
    view.completionScheduler = nil
    insert()
    expect(last?.animation, equals: .standard)
  }

  @Test func `another layout without animation is shown at once`() {
    let next = RowsLayout()
    next.rowHeight = 50
    UIView.performWithoutAnimation { view.setCollectionViewLayout(next, animated: true) }
    expect(last?.animation, equals: nil)
    expect(last?.updated.map(\.attributes.frame.height), equals: [50, 50])
  }

  @Test func `nothing is animated while animations are off`() {
    expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    insert()
    expect(last?.animation, equals: nil)
    UIView.animate(withDuration: 1) { insert() }
    expect(last?.animation, equals: nil)
    expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    insert()
    expect(last?.animation, equals: .standard)
  }

  @Test func `a layout pass within a block takes its time`() {
    UIView.animate(withDuration: 0.8) {
      scene.layout.rowHeight = 50
      scene.layout.invalidateLayout()
      view.layoutIfNeeded()
    }
    expect(last?.animation, equals: eased(0.8))
    expect(last?.updated.map(\.attributes.frame.minY), equals: [0, 50])
    // The next one is nobody's.
    scene.layout.rowHeight = 60
    scene.layout.invalidateLayout()
    view.layoutIfNeeded()
    expect(last?.animation, equals: nil)
  }

  @Test func `a change of size within a block is an animated change of the bounds`() {
    UIView.animate(withDuration: 0.4) {
      view.frame.size.width = 200
      view.layoutIfNeeded()
    }
    expect(scene.layout.takeTrace().contains("prepareForBounds 0,0 300×400"))
    expect(last?.animation, equals: eased(0.4))
  }

  @Test func `content that is scrolled within a block is not told as a change of elements`() {
    let scene = Scene([numbered(20)])
    UIView.animate(withDuration: 0.4) {
      scene.view.contentOffset.y = 200
      scene.view.layoutIfNeeded()
    }
    expect(scene.told.last?.animation, equals: nil)
  }

  @Test func `batches, reloads and other layouts within a block take its time and curve`() {
    UIView.animate(withDuration: 0.8, delay: 0, options: .curveLinear) { insert() }
    expect(last?.animation, equals: linear(0.8))
    UIView.animate(withDuration: 0.7) { view.reloadItems(at: [.at(0, 0)]) }
    expect(last?.animation, equals: eased(0.7))
    let next = RowsLayout()
    next.rowHeight = 50
    var ends: [Double] = []
    view.completionScheduler = { seconds, _ in ends.append(seconds) }
    UIView.animate(withDuration: 0.6, delay: 0, options: [.curveEaseOut]) {
      view.setCollectionViewLayout(next, animated: true) { _ in }
    }
    let easeOut = ElementAnimation.Curve.cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)
    expect(last?.animation, equals: ElementAnimation(duration: 0.6, curve: easeOut))
    expect(ends, equals: [0.6])
  }

  @Test func `springs that settle in a duration swing accordingly`() throws {
    UIView.animate(
      withDuration: 0.8,
      delay: 0,
      usingSpringWithDamping: 0.5,
      initialSpringVelocity: 0
    ) {
      insert()
    }
    let animation = try #require(last?.animation)
    expect(animation.duration, equals: 0.8)
    guard case .spring(let response, let damping) = animation.curve else {
      Issue.record("no spring")
      return
    }
    // A thousandth is left where e^(−0.5 ω · 0.8) = 0.001: ω = 17.27, 2π/ω = 0.3638.
    #expect(abs(response - 0.3638) < 0.0001)
    expect(damping, equals: 0.5)
  }

  @Test func `springs that are felt to take a duration bounce accordingly`() throws {
    UIView.animate(springDuration: 0.5, bounce: 0.2) { insert() }
    let curve = ElementAnimation.Curve.spring(response: 0.5, dampingFraction: 0.8)
    expect(last?.animation?.curve, equals: curve)
    // 7 / (0.8 · 2π / 0.5)
    #expect(abs(try #require(last?.animation?.duration) - 0.6963) < 0.0001)
    UIView.animate { insert() }
    let critical = ElementAnimation.Curve.spring(response: 0.5, dampingFraction: 1)
    expect(last?.animation?.curve, equals: critical)
    UIView.animate(springDuration: 0.5, bounce: -0.5) { insert() }
    let slow = ElementAnimation.Curve.spring(response: 0.5, dampingFraction: 2)
    expect(last?.animation?.curve, equals: slow)
  }

  @Test func `a block within another takes the outer's time and curve unless it says otherwise`() {
    UIView.animate(withDuration: 0.8, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 0.2) { insert() }
      expect(last?.animation, equals: linear(0.8))
      let own: UIView.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve]
      UIView.animate(withDuration: 0.2, delay: 0, options: own) { insert() }
      expect(last?.animation, equals: eased(0.2))
      UIView.performWithoutAnimation { insert() }
      expect(last?.animation, equals: nil)
      expect(UIView.inheritedAnimationDuration, equals: 0.8)
    }
    expect(UIView.inheritedAnimationDuration, equals: 0)
  }

  @Test func `no time is no animation`() {
    UIView.animate(withDuration: 0) { insert() }
    expect(last?.animation, equals: nil)
  }

  @Test func `a block decides within changes that are only put together`() {
    view.performAnimated(nil) {
      UIView.animate(withDuration: 0.8) { insert() }
    }
    expect(last?.animation, equals: eased(0.8))
    view.performAnimated(eased(0.5)) {
      UIView.animate(withDuration: 0.8) { insert() }
    }
    expect(last?.animation, equals: eased(0.5))
  }

  @Test func `a snapshot that is not to be animated is not, whatever is around it`() {
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view,
      path,
      _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    snapshot.appendItems(["x"])
    UIView.animate(withDuration: 0.8) { source.apply(snapshot, animatingDifferences: false) }
    expect(last?.inserted.count, equals: 1)
    expect(last?.animation, equals: nil)
    snapshot.appendItems(["y"])
    UIView.animate(withDuration: 0.8) { source.apply(snapshot) }
    expect(last?.animation, equals: eased(0.8))
  }

  /// Asks for more, without animation, when the last row is shown.
  private final class More: UICollectionViewDelegate {
    let source: ArraySource
    init(_ source: ArraySource) { self.source = source }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      guard indexPath.item == source.sections[0].count - 1, indexPath.item < 5 else { return }
      source.sections[0].append("more")
      UIView.performWithoutAnimation {
        collectionView.insertItems(at: [.at(0, source.sections[0].count - 1)])
      }
    }
  }

  @Test func `a batch that must wait keeps the block around it`() {
    let scene = Scene([numbered(5)])
    let more = More(scene.source)
    scene.view.delegate = more
    // Rows 1 to 4 are seen then, and the half of row 5 that comes because row 4 is shown.
    scene.view.contentOffset.y = 150
    scene.view.layoutIfNeeded()
    expect(scene.source.sections[0].count, equals: 6)
    expect(scene.told.last?.inserted.map(\.position.item), equals: [5])
    expect(scene.told.last?.animation, equals: nil)
  }
}

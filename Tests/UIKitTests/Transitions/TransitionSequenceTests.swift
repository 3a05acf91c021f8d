// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// Any actions in any order — begin, move, cancel, insert, delete, switch — end with what a fresh
/// layout of the final state has.
@MainActor
@Suite(.ownProcess) struct TransitionSequenceTests {
  /// Items with one height in columns; a layout that costs as little as possible.
  private final class Columns: UICollectionViewLayout {
    let columns: Int
    private var count = 0

    init(_ columns: Int) {
      self.columns = columns
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func prepare() { count = collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 120, height: 20 * ((count + columns - 1) / columns))
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard indexPath.item < count else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let width = 120 / columns
      attributes.frame = CGRect(
        x: indexPath.item % columns * width,
        y: indexPath.item / columns * 20,
        width: width,
        height: 20
      )
      return attributes
    }
  }

  /// A few items with identities.
  private final class Items: UICollectionViewDataSource, CollectionViewIdentitySource {
    var names: [Int] = [0, 1, 2]
    var next = 3

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { names.count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func identity(forItemAt position: ElementPosition) -> String { "\(names[position.item])" }
    func identity(forSection section: Int) -> String { "s" }
  }

  /// One collection view in a sequence of actions.
  @MainActor
  private struct Run {
    let view: UICollectionView
    let items = Items()
    var between: UICollectionViewTransitionLayout?
    var completions = 0
    var starts = 0

    init() {
      let frame = CGRect(x: 0, y: 0, width: 120, height: 60)
      view = UICollectionView(frame: frame, collectionViewLayout: Columns(1))
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.identitySource = items
      view.dataSource = items
      view.layoutIfNeeded()
    }

    mutating func step(_ random: inout SeededRandom) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        starts += 1
        let next = Columns(Int.random(in: 1...3, using: &random))
        between = view.startInteractiveTransition(to: next)
        // The stage host shows all of a transition if it is straight.
        between?.showsWholeWay = Bool.random(using: &random)
      case 2, 3:
        between?.transitionProgress = CGFloat(Int.random(in: -1...5, using: &random)) / 4
        between?.invalidateLayout()
        view.layoutIfNeeded()
      case 4: end(isFinished: Bool.random(using: &random))
      case 5: insert(at: Int.random(in: 0...items.names.count, using: &random))
      case 6:
        if !items.names.isEmpty { delete(at: Int.random(in: items.names.indices, using: &random)) }
      default:
        between = nil
        let next = Columns(Int.random(in: 1...3, using: &random))
        view.setCollectionViewLayout(next, animated: Bool.random(using: &random))
      }
    }

    mutating func end(isFinished: Bool) {
      guard between != nil else { return }
      between = nil
      if isFinished {
        view.finishInteractiveTransition()
      } else {
        view.cancelInteractiveTransition()
      }
    }

    private func insert(at index: Int) {
      guard items.names.count < 5 else { return }
      view.performBatchUpdates { [items, view] in
        items.names.insert(items.next, at: index)
        items.next += 1
        view.insertItems(at: [IndexPath(item: index, section: 0)])
      }
    }

    private func delete(at index: Int) {
      view.performBatchUpdates { [items, view] in
        items.names.remove(at: index)
        view.deleteItems(at: [IndexPath(item: index, section: 0)])
      }
    }

    /// The visible elements, by identity.
    var shown: [String: CGRect] {
      Dictionary(
        view.visible.ordered.map { ($0.key.identity, $0.attributes.frame) },
        uniquingKeysWith: { _, _ in .null }
      )
    }
  }

  @Test func `a thousand sequences end as a fresh layout of the final state`() {
    for seed in 0..<1_000 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var run = Run()
      for _ in 0..<6 { run.step(&random) }
      run.end(isFinished: Bool.random(using: &random))
      run.view.layoutIfNeeded()
      guard let last = run.view.collectionViewLayout as? Columns else {
        Issue.record("seed \(seed) is stuck between two layouts")
        continue
      }
      let rest = fresh(last.columns, run)
      let same = run.shown == rest && run.view.diagnostics.isEmpty
      if same { continue }
      Issue.record("seed \(seed): \(run.shown) instead of \(rest) in \(run.view.bounds)")
    }
  }

  /// What a fresh layout of the state shows; it is computed, because a second view would cost as
  /// much as the first.
  private func fresh(_ columns: Int, _ run: Run) -> [String: CGRect] {
    let width = 120 / columns
    var rest: [String: CGRect] = [:]
    for (index, name) in run.items.names.enumerated() {
      let (line, column) = index.quotientAndRemainder(dividingBy: columns)
      let frame = CGRect(x: column * width, y: line * 20, width: width, height: 20)
      // An element that only touches the bounds is not visible, but Foundation counts that as an
      // intersection.
      if !frame.intersection(run.view.bounds).isEmpty { rest["\(name)"] = frame }
    }
    return rest
  }

  @Test func `the whole way shows every element of both ends, wherever it is`() {
    let run = Run()
    // A view of 20 pt shows one of three rows of 20 pt; in three columns, all three items are in
    // that row.
    run.view.bounds = CGRect(x: 0, y: 0, width: 120, height: 20)
    run.view.layoutIfNeeded()
    let between = run.view.startInteractiveTransition(to: Columns(3))
    between.showsWholeWay = true
    between.transitionProgress = 0
    between.invalidateLayout()
    run.view.layoutIfNeeded()
    let start = [
      "0": CGRect(x: 0, y: 0, width: 120, height: 20),
      "1": CGRect(x: 0, y: 20, width: 120, height: 20),
      "2": CGRect(x: 0, y: 40, width: 120, height: 20),
    ]
    expect(run.shown, equals: start)
    between.transitionProgress = 1
    between.invalidateLayout()
    run.view.layoutIfNeeded()
    let end = [
      "0": CGRect(x: 0, y: 0, width: 40, height: 20),
      "1": CGRect(x: 40, y: 0, width: 40, height: 20),
      "2": CGRect(x: 80, y: 0, width: 40, height: 20),
    ]
    expect(run.shown, equals: end)
  }
}

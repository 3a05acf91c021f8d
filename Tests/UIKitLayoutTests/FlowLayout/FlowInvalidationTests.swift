// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// What an invalidation makes the layout read again; the result must be that of a fresh layout.
@MainActor @Suite(.ownProcess) struct FlowInvalidationTests {
  /// Numbered items in sections, with their sizes from the delegate.
  final class Model: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[Int]]
    var sizes: [Int: CGSize] = [:]
    var headers: [CGFloat] = []
    /// How much sizes grow with the index of an item, for a delegate that answers by index path.
    var growth: CGFloat = 0
    var asked: [IndexPath] = []
    var askedInsets: [Int] = []

    init(_ sections: [[Int]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int {
      sections[section].count
    }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      UICollectionReusableView()
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked.append(indexPath)
      var size = sizes[sections[indexPath.section][indexPath.item]] ?? CGSize(width: 40, height: 30)
      size.height += growth * CGFloat(indexPath.item % 3 + indexPath.section)
      return size
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      askedInsets.append(section)
      return UIEdgeInsets(top: CGFloat(section), left: 3, bottom: 2, right: 0)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      CGSize(width: 0, height: section < headers.count ? headers[section] : 0)
    }
  }

  @MainActor private struct Stage {
    let model: Model
    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView

    init(_ model: Model) {
      self.model = model
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 120),
        collectionViewLayout: layout
      )
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = model
      view.delegate = model
      view.displayScale = 0
      view.layoutIfNeeded()
    }

    var frames: [[CGRect?]] {
      model.sections.indices.map { section in
        let kind = UICollectionView.elementKindSectionHeader
        let header = layout.layoutAttributesForSupplementaryView(
          ofKind: kind,
          at: IndexPath(item: 0, section: section)
        )
        return [header?.frame]
          + model.sections[section].indices.map {
            layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
          }
      }
    }

    func invalidate(items: [(Int, Int)]) {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateItems(at: items.map { IndexPath(item: $0.1, section: $0.0) })
      layout.invalidateLayout(with: context)
    }
  }

  private func paths(_ pairs: [(Int, Int)]) -> [IndexPath] {
    pairs.map { IndexPath(item: $0.1, section: $0.0) }
  }

  @Test func `10: asks for an invalidated item only`() {
    let stage = Stage(Model([Array(0..<50), Array(50..<90)]))
    stage.model.asked = []
    stage.model.sizes[17] = CGSize(width: 40, height: 90)
    stage.model.sizes[18] = CGSize(width: 40, height: 90)
    stage.invalidate(items: [(0, 17)])
    expect(stage.frames[0][18]?.height, equals: 90)
    expect(stage.frames[0][19]?.height, equals: 30)
    expect(stage.model.asked, equals: paths([(0, 17)]))
    expect(stage.model.askedInsets, equals: [0, 1])
  }

  @Test func `asks for the metrics of a section whose header is invalidated, not for sizes`() {
    let stage = Stage(Model([[0, 1], [2], [3]]))
    (stage.model.asked, stage.model.askedInsets) = ([], [])
    stage.model.headers = [0, 25, 60]
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: [IndexPath(item: 0, section: 1)]
    )
    stage.layout.invalidateLayout(with: context)
    expect(stage.frames[1][0]?.height, equals: 25)
    expect(stage.frames[2][0], equals: nil)
    expectEmpty(stage.model.asked)
    expect(stage.model.askedInsets, equals: [1])
  }

  @Test func `10: asks for nothing when metrics stay`() {
    let stage = Stage(Model([[0, 1]]))
    stage.model.asked = []
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    stage.layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    expectEmpty(stage.model.asked)
  }

  @Test func `asks for what a batch adds, shows or gives another index path`() {
    // Four items of 40 on a line of 197, lines 40 apart: 120 shows the first 12 items.
    let stage = Stage(Model([Array(0..<60), Array(60..<70)]))
    stage.model.asked = []
    stage.model.sections[0].insert(99, at: 57)
    stage.view.insertItems(at: paths([(0, 57)]))
    let suffix = (57...60).map { (0, $0) }
    expect(stage.model.asked.sorted(), equals: paths((0..<12).map { (0, $0) } + suffix))
  }

  @Test func `asks for what a batch adds or shows where sizes follow items`() {
    let stage = Stage(Model([Array(0..<60), Array(60..<70)]))
    stage.layout.sizesFollowItems = true
    stage.model.asked = []
    stage.model.sections[0].insert(99, at: 30)
    stage.view.insertItems(at: paths([(0, 30)]))
    expect(stage.model.asked.sorted(), equals: paths((0..<12).map { (0, $0) } + [(0, 30)]))
  }

  @Test func `asks for everything after an empty batch, as animations of sizes rely on it`() {
    let stage = Stage(Model([Array(0..<20)]))
    stage.model.asked = []
    stage.model.sizes[19] = CGSize(width: 40, height: 77)
    stage.view.performBatchUpdates(nil)
    expect(stage.model.asked.count, equals: 20)
    expect(stage.frames[0][20]?.height, equals: 77)
  }

  @Test(arguments: seeds(60))
  func `comes to what a fresh layout gives, whatever changed`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let model = Model([Array(0..<9), Array(9..<12), []])
    let stage = Stage(model)
    if seed.isMultiple(of: 2) {
      stage.layout.sizesFollowItems = true
    } else {
      model.growth = 7
      stage.layout.invalidateLayout()
    }
    var next = 12
    for step in 0..<25 {
      change(stage, &next, &random)
      if Int.random(in: 0..<3, using: &random) > 0 { stage.view.layoutIfNeeded() }
      stage.layout.cache.geometry?.checkInvariants()
      let fresh = Stage(model)
      expect(stage.frames, equals: fresh.frames, "seed \(seed), step \(step)")
      expect(
        stage.layout.collectionViewContentSize,
        equals: fresh.layout.collectionViewContentSize,
        "seed \(seed), step \(step)"
      )
      expect(
        stage.layout.diagnostics,
        equals: fresh.layout.diagnostics,
        "seed \(seed), step \(step)"
      )
    }
  }

  private func randomSize(_ random: inout SeededRandom) -> CGSize {
    // Sums of whole numbers are exact; some sizes are longer than a line, and some are invalid.
    let width = CGFloat(Int.random(in: 0...22, using: &random) * 10)
    let isOdd = Int.random(in: 0..<20, using: &random) == 0
    return CGSize(width: width, height: isOdd ? -5 : CGFloat(Int.random(in: 1...9, using: &random)))
  }

  private func change(_ stage: Stage, _ next: inout Int, _ random: inout SeededRandom) {
    let model = stage.model
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let places = model.sections.indices.flatMap { section in
        model.sections[section].indices.map { (section, $0) }
      }
      let chosen = places.filter { _ in Bool.random(using: &random) }
      for (section, item) in chosen {
        model.sizes[model.sections[section][item]] = randomSize(&random)
      }
      stage.invalidate(items: chosen)
    case 1:
      model.headers = model.sections.indices.map { _ in
        CGFloat(Int.random(in: -1...3, using: &random) * 10)
      }
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: model.sections.indices.map { IndexPath(item: 0, section: $0) }
      )
      stage.layout.invalidateLayout(with: context)
    case 2:
      stage.layout.minimumLineSpacing = CGFloat(Int.random(in: 0...4, using: &random))
      stage.layout.minimumLineSpacing = 10
    default:
      let batch = RandomBatch(from: model.sections, nextNumber: next, using: &random)
      for number in next..<max(next, batch.numberAfter) {
        model.sizes[number] = randomSize(&random)
      }
      next = batch.numberAfter
      stage.view.performBatchUpdates {
        model.sections = batch.after
        stage.view.record(batch.updates)
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Rules for flow layouts with any numbers: both axes give the same result, and appending an item
/// moves none of the equal items before it.
@MainActor @Suite(.ownProcess) struct FlowSymmetryTests {
  /// Sizes and metrics of sections, either unchanged or with exchanged axes.
  private final class Model: UICollectionViewDelegateFlowLayout {
    struct Section {
      var sizes: [CGSize]
      var inset: UIEdgeInsets
      var line: CGFloat
      var gap: CGFloat
      var header: CGSize
      var footer: CGSize
    }

    let sections: [Section]
    let isSwapped: Bool

    init(_ sections: [Section], isSwapped: Bool) {
      self.sections = sections
      self.isSwapped = isSwapped
    }

    func turned(_ size: CGSize) -> CGSize {
      isSwapped ? CGSize(width: size.height, height: size.width) : size
    }

    func turned(_ inset: UIEdgeInsets) -> UIEdgeInsets {
      guard isSwapped else { return inset }
      return UIEdgeInsets(
        top: inset.left,
        left: inset.top,
        bottom: inset.right,
        right: inset.bottom
      )
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      turned(sections[indexPath.section].sizes[indexPath.item])
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      turned(sections[section].inset)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
      sections[section].line
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
      sections[section].gap
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      turned(sections[section].header)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize {
      turned(sections[section].footer)
    }
  }

  private func section(_ random: inout SeededRandom) -> Model.Section {
    func length(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    let isUniform = Bool.random(using: &random)
    let same = CGSize(width: length(10...160), height: length(10...90))
    return Model.Section(
      sizes: (0..<Int.random(in: 0...25, using: &random)).map { _ in
        isUniform ? same : CGSize(width: length(0...160), height: length(0...90))
      },
      inset: UIEdgeInsets(
        top: length(0...20),
        left: length(0...20),
        bottom: length(0...20),
        right: length(0...20)
      ),
      line: length(0...15),
      gap: length(0...15),
      header: CGSize(width: length(0...40), height: length(0...40)),
      footer: CGSize(width: length(0...40), height: length(0...40))
    )
  }

  private func stage(_ model: Model, scale: CGFloat, pins: Bool) -> FlowStage {
    let stage = FlowStage(
      model.sections.map(\.sizes.count),
      size: model.turned(CGSize(width: 320, height: 480))
    )
    stage.layout.scrollDirection = model.isSwapped ? .horizontal : .vertical
    stage.layout.sectionHeadersPinToVisibleBounds = pins
    stage.layout.sectionFootersPinToVisibleBounds = pins
    stage.view.displayScale = scale
    stage.view.contentInset = model.turned(UIEdgeInsets(top: 3, left: 9, bottom: 0, right: 4))
    stage.delegate = model
    stage.view.layoutIfNeeded()
    return stage
  }

  private func swapped(_ rect: CGRect) -> CGRect {
    CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  private func elements(_ stage: FlowStage, in rect: CGRect) -> [ElementSlot: CGRect] {
    let found = stage.layout.layoutAttributesForElements(in: rect) ?? []
    return Dictionary(uniqueKeysWithValues: found.map { (ElementSlot($0), $0.frame) })
  }

  @Test(arguments: seeds(60))
  func `with the axes swapped every frame is transposed`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let sections = (0..<3).map { _ in section(&random) }
    let scale = CGFloat(Int.random(in: 0...3, using: &random))
    let pins = Bool.random(using: &random)
    let (model, turned) = (
      Model(sections, isSwapped: false), Model(sections, isSwapped: true)
    )
    let (down, across) = (
      stage(model, scale: scale, pins: pins), stage(turned, scale: scale, pins: pins)
    )
    let size = down.layout.collectionViewContentSize
    expect(across.layout.collectionViewContentSize, equals: turned.turned(size), "seed \(seed)")
    let everywhere = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
    #expect(elements(down, in: everywhere).count >= sections.map(\.sizes.count).reduce(0, +))
    for _ in 0..<6 {
      let offset = CGFloat(Int.random(in: 0...600, using: &random))
      down.view.contentOffset = CGPoint(x: -9, y: offset)
      across.view.contentOffset = CGPoint(x: offset, y: -9)
      let part = CGRect(
        x: CGFloat(Int.random(in: -20...300, using: &random)),
        y: CGFloat(Int.random(in: -20...900, using: &random)),
        width: CGFloat(Int.random(in: 1...200, using: &random)),
        height: CGFloat(Int.random(in: 1...400, using: &random))
      )
      for rect in [everywhere, part] {
        let expected = elements(down, in: rect).mapValues(swapped)
        expect(elements(across, in: swapped(rect)), equals: expected, "seed \(seed), \(rect)")
      }
    }
  }

  @Test(arguments: seeds(60))
  func `appending equal items moves nothing that stood before them`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let stage = FlowStage(
      [3, Int.random(in: 1...40, using: &random)],
      size: CGSize(width: 320, height: 480)
    )
    let layout = stage.layout
    layout.itemSize = CGSize(
      width: Int.random(in: 5...200, using: &random),
      height: Int.random(in: 5...200, using: &random)
    )
    layout.scrollDirection = Bool.random(using: &random) ? .vertical : .horizontal
    layout.minimumLineSpacing = CGFloat(Int.random(in: 0...20, using: &random))
    layout.minimumInteritemSpacing = CGFloat(Int.random(in: 0...20, using: &random))
    layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
    layout.headerReferenceSize = CGSize(width: 21, height: 21)
    stage.view.layoutIfNeeded()
    for _ in 0..<8 {
      let count = stage.source.counts[1]
      let before = (0..<count).map { stage.frame($0, 1) } + (0..<3).map { stage.frame($0, 0) }
      let headers = (0..<2).map { stage.header($0)?.frame }
      let added = Int.random(in: 1...30, using: &random)
      stage.source.counts[1] += added
      stage.view.insertItems(at: (count..<count + added).map { .at(1, $0) })
      let after = (0..<count).map { stage.frame($0, 1) } + (0..<3).map { stage.frame($0, 0) }
      expect(after, equals: before, "seed \(seed)")
      expect((0..<2).map { stage.header($0)?.frame }, equals: headers, "seed \(seed)")
      #expect(stage.frame(count + added - 1, 1) != nil, "seed \(seed)")
      #expect(!before.contains(nil), "seed \(seed)")
    }
    // The same counts in a layout that never had fewer items.
    let fresh = FlowStage(stage.source.counts, size: CGSize(width: 320, height: 480))
    fresh.layout.itemSize = layout.itemSize
    fresh.layout.scrollDirection = layout.scrollDirection
    fresh.layout.minimumLineSpacing = layout.minimumLineSpacing
    fresh.layout.minimumInteritemSpacing = layout.minimumInteritemSpacing
    fresh.layout.sectionInset = layout.sectionInset
    fresh.layout.headerReferenceSize = layout.headerReferenceSize
    for item in 0..<stage.source.counts[1] {
      expect(fresh.frame(item, 1), equals: stage.frame(item, 1), "seed \(seed)")
    }
  }
}

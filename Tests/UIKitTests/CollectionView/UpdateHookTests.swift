// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// The six hooks for elements that appear and disappear, and the two calls around them.
@MainActor
@Suite(.ownProcess) struct UpdateHookTests {
  /// A layout with a row for each item, and a header and a card for each section.
  private final class FullLayout: RowsLayout {
    var heard: [String] = []

    private func tell(_ hook: String, _ path: IndexPath) {
      heard.append("\(hook) \(path.section).\(path.item)")
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let sections = 0..<(collectionView?.numberOfSections ?? 0)
      let others = sections.flatMap { section in
        let path = IndexPath(item: 0, section: section)
        let pair = [
          UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "Header", with: path),
          UICollectionViewLayoutAttributes(forDecorationViewOfKind: "Card", with: path),
        ]
        for one in pair { one.frame = CGRect(x: 0, y: section * 10, width: 10, height: 10) }
        return pair
      }
      return (super.layoutAttributesForElements(in: rect) ?? []) + others
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      heard.append("prepare")
      super.prepare(forCollectionViewUpdates: updateItems)
    }

    override func finalizeCollectionViewUpdates() {
      heard.append("finalize")
      super.finalizeCollectionViewUpdates()
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      tell("initial item", itemIndexPath)
      return nil
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      tell("final item", itemIndexPath)
      return nil
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String,
      at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      tell("initial \(elementKind)", elementIndexPath)
      return nil
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String,
      at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      tell("final \(elementKind)", elementIndexPath)
      return nil
    }

    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind elementKind: String,
      at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      tell("initial \(elementKind)", decorationIndexPath)
      return nil
    }

    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind elementKind: String,
      at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      tell("final \(elementKind)", decorationIndexPath)
      return nil
    }
  }

  private let layout = FullLayout()

  private func stage(_ sections: [[String]]) -> KindStage {
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "Card")
    let stage = KindStage(sections, layout, kinds: ["Header"])
    layout.heard = []
    return stage
  }

  /// The calls of a hook for all elements of sections.
  private func all(_ hook: String, _ sections: Range<Int>) -> Set<String> {
    Set(
      sections.flatMap { section in
        ["item", "Header", "Card"].map { "\(hook) \($0) \(section).0" }
      }
    )
  }

  @Test func `an inserted section asks where each category of elements starts`() throws {
    let stage = stage([["a"]])
    stage.source.sections = [["a"], ["b"]]
    stage.view.insertSections([1])
    // Elements that were shown may end elsewhere; elements that are shown now may start elsewhere.
    expect(
      Set(layout.heard.dropFirst().dropLast()),
      equals: all("final", 0..<1).union(all("initial", 0..<2))
    )
    expect(layout.heard.first, equals: "prepare")
    expect(layout.heard.last, equals: "finalize")
    let told = try #require(stage.told.last)
    expect(Set(told.inserted.map(\.key.category)), equals: [.cell, .supplementary, .decoration])
    expect(told.inserted.allSatisfy { $0.initial?.alpha == 0 })
  }

  @Test func `a deleted section asks where each category of elements ends`() throws {
    let stage = stage([["a"], ["b"]])
    stage.source.sections = [["b"]]
    stage.view.deleteSections([0])
    expect(
      Set(layout.heard.dropFirst().dropLast()),
      equals: all("final", 0..<2).union(all("initial", 0..<1))
    )
    expect(layout.heard.first, equals: "prepare")
    expect(layout.heard.last, equals: "finalize")
    let told = try #require(stage.told.last)
    expect(Set(told.removed.map(\.key.category)), equals: [.cell, .supplementary, .decoration])
    expect(told.removed.allSatisfy { $0.final?.alpha == 0 })
  }
}

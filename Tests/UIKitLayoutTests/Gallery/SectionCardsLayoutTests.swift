// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import GalleryLayouts
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// Items of 50 × 50, 10 apart, with insets of 20, in a viewport of 320 × 400: four on a line of
/// 280.
@MainActor
@Suite(.ownProcess) struct SectionCardsLayoutTests {
  let stage: GalleryStage<SectionCardsLayout>

  init() {
    let layout = SectionCardsLayout()
    layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    stage = GalleryStage([6, 0, 3], layout, width: 320, height: 400)
  }

  @Test func `A card reaches eight points beyond the lines of its section`() {
    // Section 0 has two lines: 20 to 130. Section 1 is empty: 40 of insets. Section 2: 210 to 260.
    let cards = stage.elements(.decorationView, in: CGRect(x: 0, y: 0, width: 320, height: 400))
    expect(
      cards.map(\.frame),
      equals: [
        CGRect(x: 12, y: 12, width: 296, height: 126),
        CGRect(x: 12, y: 202, width: 296, height: 66),
      ]
    )
    expect(cards.map(\.indexPath), equals: [.at(0, 0), .at(2, 0)])
  }

  @Test func `Cards lie behind the items, or over them when told so`() {
    expect(card(0)?.zIndex, equals: -1)
    stage.layout.cardZIndex = 1
    stage.view.layoutIfNeeded()
    expect(card(0)?.zIndex, equals: 1)
    expect(stage.item(0, 0)?.zIndex, equals: 0)
  }

  @Test func `Without cards there is nothing to find`() {
    stage.layout.showsCards = false
    stage.view.layoutIfNeeded()
    expectEmpty(stage.elements(.decorationView, in: stage.view.bounds))
    expect(card(0), equals: nil)
  }

  @Test func `The card of an inserted section comes in from the side`() throws {
    stage.counts = [6, 0, 3, 2]
    stage.view.insertSections(IndexSet(integer: 3))
    let inserted = try #require(
      stage.transaction?.inserted.first { $0.key.category == .decoration }
    )
    expect(inserted.initial?.alpha, equals: 0)
    let initial = try #require(inserted.initial?.frame)
    expect(isNear(initial.origin, 12 - 296, initial.minY))
  }

  @Test func `The card of a deleted section goes out to the side`() throws {
    stage.counts = [0, 3]
    stage.view.deleteSections(IndexSet(integer: 0))
    let removed = try #require(stage.transaction?.removed.first { $0.key.category == .decoration })
    expect(removed.final?.alpha, equals: 0)
    expect(removed.final?.frame, equals: CGRect(x: 12 - 296, y: 12, width: 296, height: 126))
  }

  private func card(_ section: Int) -> UICollectionViewLayoutAttributes? {
    stage.layout.layoutAttributesForDecorationView(
      ofKind: SectionCardsLayout.cardKind,
      at: .at(section, 0)
    )
  }
}

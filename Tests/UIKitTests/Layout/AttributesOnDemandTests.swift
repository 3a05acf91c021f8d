// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import GalleryLayouts
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Attributes that are asked for one by one, and changes to attributes that were returned.
@MainActor
@Suite(.ownProcess) struct AttributesOnDemandTests {
  private static let everywhere = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)

  private func all(_ layout: UICollectionViewLayout) -> [UICollectionViewLayoutAttributes] {
    layout.layoutAttributesForElements(in: Self.everywhere) ?? []
  }

  /// The layout's answer to a question about one element.
  private func single(
    _ attributes: UICollectionViewLayoutAttributes,
    _ layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (attributes.representedElementKind ?? "", attributes.indexPath)
    return switch attributes.representedElementCategory {
    case .cell: layout.layoutAttributesForItem(at: path)
    case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  private func checkAgreement(_ layout: UICollectionViewLayout, count: Int) {
    let found = all(layout)
    expect(found.count, equals: count, "\(type(of: layout))")
    for attributes in found {
      expect(single(attributes, layout), equals: attributes, "\(type(of: layout))")
    }
  }

  private func flow(pins: Bool) -> FlowStage {
    let stage = FlowStage([7, 0, 3], size: CGSize(width: 320, height: 200))
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    stage.layout.footerReferenceSize = CGSize(width: 0, height: 20)
    stage.layout.sectionHeadersPinToVisibleBounds = pins
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.y = 45
    stage.view.layoutIfNeeded()
    return stage
  }

  @Test func `one by one elements have the attributes that a rectangle has`() {
    // There are ten items, three headers and three footers.
    for pins in [false, true] {
      let stage = flow(pins: pins)
      checkAgreement(stage.layout, count: 16)
    }
    // Two items with a badge each; two items and a card for the section that is not empty.
    let badges = GalleryStage(
      [2],
      BadgedGridLayout(),
      width: 320,
      height: 400,
      kinds: [BadgedGridLayout.badgeKind]
    )
    checkAgreement(badges.layout, count: 4)
    let cards = GalleryStage([2, 0], SectionCardsLayout(), width: 320, height: 400)
    checkAgreement(cards.layout, count: 3)
    let circle = GalleryStage([3, 2], CircleLayout(), width: 320, height: 400)
    checkAgreement(circle.layout, count: 5)
    let carousel = GalleryStage([5], CarouselLayout(), width: 320, height: 400)
    checkAgreement(carousel.layout, count: 5)
    let covers = GalleryStage([5], CoverFlowLayout(), width: 320, height: 400)
    checkAgreement(covers.layout, count: 5)
    let rows = CompositionalStage(
      [3],
      size: CGSize(width: 320, height: 400),
      layout: UICollectionViewCompositionalLayout(section: Sections.rows(.absolute(40)))
    )
    rows.view.layoutIfNeeded()
    checkAgreement(rows.layout, count: 3)
  }

  /// Changes every property.
  private func spoil(_ attributes: UICollectionViewLayoutAttributes?) {
    guard let attributes else { return }
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.alpha = 0.1
    attributes.zIndex = -99
    attributes.isHidden = true
    attributes.transform = CGAffineTransform(scaleX: 3, y: 3)
    attributes.indexPath = .at(9, 9)
  }

  /// Changes all attributes that a layout and its collection view return, and compares the next
  /// answers with the first ones.
  private func checkCopies(
    _ layout: UICollectionViewLayout,
    _ view: UICollectionView,
    _ note: String
  ) {
    let sound = all(layout).map(\.duplicate)
    let frames = view.visibleCells.map(\.frame)
    #expect(!sound.isEmpty && !frames.isEmpty, "\(note)")
    for attributes in all(layout) { spoil(attributes) }
    for attributes in sound { spoil(single(attributes, layout)) }
    for path in view.indexPathsForVisibleItems {
      spoil(view.layoutAttributesForItem(at: path))
    }
    expect(all(layout), equals: sound, "\(note)")
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.reconfigureItems(at: view.indexPathsForVisibleItems)
    view.layoutIfNeeded()
    expect(view.visibleCells.map(\.frame), equals: frames, "\(note)")
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `changing what was handed out changes nothing`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let counts = (0..<3).map { _ in Int.random(in: 1...30, using: &random) }
    let stage = FlowStage(counts, size: CGSize(width: 320, height: 480))
    stage.layout.itemSize = CGSize(
      width: Int.random(in: 10...150, using: &random),
      height: Int.random(in: 10...150, using: &random)
    )
    stage.layout.headerReferenceSize.height = CGFloat(Int.random(in: 0...20, using: &random))
    stage.layout.sectionFootersPinToVisibleBounds = Bool.random(using: &random)
    stage.layout.footerReferenceSize.height = CGFloat(Int.random(in: 0...20, using: &random))
    stage.view.layoutIfNeeded()
    checkCopies(stage.layout, stage.view, "seed \(seed)")
    let height = CGFloat(Int.random(in: 10...90, using: &random))
    let rows = CompositionalStage(
      counts,
      size: CGSize(width: 320, height: 480),
      layout: UICollectionViewCompositionalLayout(section: Sections.rows(.absolute(height)))
    )
    rows.view.layoutIfNeeded()
    checkCopies(rows.layout, rows.view, "seed \(seed), rows of \(height)")
  }

  @Test func `a layout that keeps its objects hands out copies through the collection view`() {
    let scene = Scene([["a", "b"]])
    spoil(scene.view.layoutAttributesForItem(at: .at(0, 1)))
    expect(scene.layout.rows[1].frame, equals: CGRect(x: 0, y: 100, width: 300, height: 100))
    let again = scene.view.layoutAttributesForItem(at: .at(0, 1))
    #expect(again == scene.layout.rows[1] && again !== scene.layout.rows[1])
  }

  @Test func `a transform in space is applied to the view exactly`() throws {
    let scene = Scene([["a"]])
    var turned = CATransform3DMakeRotation(1, 0, 1, 0)
    turned.m34 = -1 / 500
    scene.layout.rows[0].transform3D = turned
    scene.view.reconfigureItems(at: [.at(0, 0)])
    scene.view.layoutIfNeeded()
    let cell = try #require(scene.view.cellForItem(at: .at(0, 0)))
    expect(cell.transform3D, equals: turned)
    expect(cell.center, equals: CGPoint(x: 150, y: 50))
    expect(cell.bounds, equals: CGRect(x: 0, y: 0, width: 300, height: 100))
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import GalleryLayouts
import Testing
import UIKit
import UIKitTestSupport

/// The layouts of the gallery that fill the width with cells.
@MainActor
@Suite(.ownProcess) struct GridLikeLayoutTests {
  /// Checks that rectangles have exactly the cells that a search through all cells finds.
  private func check<Layout>(_ stage: GalleryStage<Layout>) {
    let all = stage.counts.indices.flatMap { section in
      (0..<stage.counts[section]).compactMap { stage.item(section, $0) }
    }
    expect(all.count, equals: stage.counts.reduce(0, +))
    for top in stride(from: -100.0, to: 3000, by: 37) {
      let rect = CGRect(x: 30, y: top, width: 140, height: 90)
      let expected = all.filter { $0.frame.intersects(rect) }.map(\.indexPath)
      expect(stage.elements(.cell, in: rect).map(\.indexPath), equals: expected, "\(top)")
    }
    expect(stage.item(0, stage.counts[0]), equals: nil)
    expect(stage.item(stage.counts.count, 0), equals: nil)
    expect(stage.item(0, -1), equals: nil)
  }

  @Test func `a grid without storage has its frames by arithmetic`() {
    let layout = ArithmeticGridLayout()
    let header = UICollectionView.elementKindSectionHeader
    let stage = GalleryStage([5, 0, 70], layout, width: 300, height: 400, kinds: [header])
    // (300 − 8) / 72 = 4 columns; (300 − 8) / 4 − 8 = 65.
    expect(stage.item(0, 0)?.frame, equals: CGRect(x: 8, y: 44, width: 65, height: 65))
    expect(stage.item(0, 4)?.frame, equals: CGRect(x: 8, y: 117, width: 65, height: 65))
    // 36 + 8 + 2 · 73 = 190, then only a header.
    let third = layout.layoutAttributesForSupplementaryView(ofKind: header, at: .at(2, 0))
    expect(third?.frame, equals: CGRect(x: 8, y: 226, width: 284, height: 36))
    // 226 + 36 + 8 + 18 · 73.
    expect(stage.view.contentSize, equals: CGSize(width: 300, height: 1584))
    check(stage)
  }

  @Test func `a honeycomb moves every other row aside by half a cell`() throws {
    let layout = HexagonLayout()
    layout.cellWidth = 90
    layout.spacing = 10
    let stage = GalleryStage([4, 40], layout, width: 310, height: 400)
    // There are three columns 100 apart, and rows 100 · √3 / 2 apart, with three and two cells
    // alternately.
    let row = 50 * CGFloat(3).squareRoot()
    // The height is 2 / √3 of the width.
    let height = 60 * CGFloat(3).squareRoot()
    let third = try #require(stage.item(0, 2)?.frame)
    expect(third.origin, equals: CGPoint(x: 210, y: 10))
    expect(third.width, equals: 90)
    #expect(abs(third.height - height) < 1e-9)
    expect(isNear(stage.item(0, 3)?.frame.origin, 60, 10 + row))
    expect(isNear(stage.item(1, 0)?.frame.origin, 160, 10 + row))
    expect(isNear(stage.item(1, 1)?.frame.origin, 10, 10 + 2 * row))
    // There are 44 cells: 8 pairs of rows have 40 cells, and four more cells need two rows.
    #expect(abs(stage.view.contentSize.height - (20 + 17 * row + height)) < 1e-9)
    check(stage)
  }

  @Test func `a honeycomb's cells are hexagons that touch all edges of their cells`() throws {
    let layout = HexagonLayout()
    layout.cellWidth = 90
    let stage = GalleryStage([1], layout, width: 310, height: 400)
    let cell = try #require(stage.item(0, 0) as? HexagonLayoutAttributes)
    let outline = try #require(cell.outline)
    // Vertical sides have the length of the slanted ones: 90 / √3, with half of that above and
    // below.
    let side = 30 * CGFloat(3).squareRoot()
    #expect(outline.bounds.width == 90 && abs(outline.bounds.height - 2 * side) < 1e-9)
    expect(outline.contains(CGPoint(x: 1, y: side)))
    expect(!outline.contains(CGPoint(x: 1, y: 1)))
    expect(!outline.contains(CGPoint(x: 89, y: 2 * side)))
    // The slanted edge passes through the middle between its corners.
    expect(outline.contains(CGPoint(x: 23, y: side / 4)))
    expect(!outline.contains(CGPoint(x: 22, y: side / 4)))
  }

  @Test func `a mosaic has a large picture left and right in turn`() {
    let layout = MosaicLayout()
    layout.spacing = 10
    let stage = GalleryStage([8, 20], layout, width: 310, height: 400)
    // The squares are 90 wide and 100 apart.
    expect(stage.item(0, 0)?.frame, equals: CGRect(x: 10, y: 10, width: 190, height: 190))
    expect(stage.item(0, 1)?.frame, equals: CGRect(x: 210, y: 10, width: 90, height: 90))
    expect(stage.item(0, 5)?.frame, equals: CGRect(x: 210, y: 210, width: 90, height: 90))
    // The second block: the large square is at the right, and the small ones are at its left.
    expect(stage.item(0, 6)?.frame, equals: CGRect(x: 110, y: 310, width: 190, height: 190))
    expect(stage.item(0, 7)?.frame, equals: CGRect(x: 10, y: 310, width: 90, height: 90))
    // There are five rows, then twenty: three blocks and two more.
    expect(stage.item(1, 0)?.frame.minY, equals: 510)
    expect(stage.view.contentSize, equals: CGSize(width: 310, height: 10 + 100 * 16))
    layout.alternates = false
    stage.view.layoutIfNeeded()
    expect(stage.item(0, 6)?.frame.minX, equals: 10)
    check(stage)
  }

  /// Proportions by item, in sections.
  private final class Proportions: JustifiedRowsLayoutDelegate {
    let ratios: [CGFloat]
    init(_ ratios: [CGFloat]) { self.ratios = ratios }

    func collectionView(
      _ collectionView: UICollectionView,
      aspectRatioForItemAt indexPath: IndexPath
    ) -> CGFloat {
      ratios[indexPath.item % ratios.count]
    }
  }

  @Test func `photo rows keep proportions and fill the width`() {
    let layout = JustifiedRowsLayout()
    let proportions = Proportions([2, 1, 1.5, 0.5, 1])
    layout.delegate = proportions
    layout.rowHeight = 100
    layout.spacing = 10
    let header = UICollectionView.elementKindSectionHeader
    let stage = GalleryStage([5, 25], layout, width: 340, height: 400, kinds: [header])
    // 2 + 1 in 310 gives a height of 103.3, which is too much; 2 + 1 + 1.5 in 300 gives 66.7.
    let height: CGFloat = 300 / 4.5
    expect(isNear(stage.item(0, 0)?.frame.origin, 10, 46))
    #expect(abs((stage.item(0, 0)?.frame.width ?? 0) - 2 * height) < 1e-9)
    #expect(abs((stage.item(0, 2)?.frame.maxX ?? 0) - 330) < 1e-9)
    // 0.5 + 1 are the last items: they do not grow beyond 100.
    #expect(abs((stage.item(0, 3)?.frame.height ?? 0) - 100) < 1e-9)
    #expect(abs((stage.item(0, 4)?.frame.maxX ?? 0) - 170) < 1e-9)
    // 46 + 66.7 + 10 + 100 + 10.
    let next = layout.layoutAttributesForSupplementaryView(ofKind: header, at: .at(1, 0))
    expect(isNear(next?.frame.origin, 10, 166 + height))
    check(stage)
  }

  /// Tags with a height of 30, and with widths that repeat.
  private final class Tags: UICollectionViewDelegateFlowLayout {
    let widths: [CGFloat] = [100, 90, 120, 40]

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: widths[indexPath.item % widths.count], height: 30)
    }
  }

  @Test func `tags stand at the left with the same gap between them`() {
    let layout = LeftAlignedLayout()
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    let tags = Tags()
    let stage = GalleryStage([10, 3], layout, width: 300, height: 400)
    stage.view.delegate = tags
    stage.view.collectionViewLayout.invalidateLayout()
    stage.view.layoutIfNeeded()
    // 100 + 10 + 90 fits into 260, and 120 more does not.
    expect(stage.item(0, 0)?.frame, equals: CGRect(x: 20, y: 0, width: 100, height: 30))
    expect(stage.item(0, 1)?.frame, equals: CGRect(x: 130, y: 0, width: 90, height: 30))
    expect(stage.item(0, 2)?.frame, equals: CGRect(x: 20, y: 40, width: 120, height: 30))
    expect(stage.item(0, 3)?.frame, equals: CGRect(x: 150, y: 40, width: 40, height: 30))
    // 120 + 10 + 40 + 10 + 100 is too long.
    expect(stage.item(0, 4)?.frame.origin, equals: CGPoint(x: 20, y: 80))
    check(stage)
  }
}

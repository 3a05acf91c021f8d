// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import Expectations
import Foundation
import GalleryLayouts
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

/// A viewport of 375 × 600 pt; header 300, menu 70, section header 50, cells 200 with 3 before each.
@MainActor
@Suite(.ownProcess) struct ParallaxLayoutTests {
  let stage: GalleryStage<ParallaxLayout>

  init() { stage = Self.stage([3]) }

  private static func stage(
    _ counts: [Int],
    _ change: (inout ParallaxSettings) -> Void = { _ in }
  ) -> GalleryStage<ParallaxLayout> {
    let layout = ParallaxLayout()
    var settings = ParallaxSettings()
    settings.itemSize = CGSize(width: 375, height: 200)
    change(&settings)
    layout.settings = settings
    let kinds = ParallaxElement.allCases.map(\.kind) + [ParallaxLayout.imageKind]
    return GalleryStage(counts, layout, width: 375, height: 600, kinds: kinds)
  }

  private func view(
    _ element: ParallaxElement,
    _ item: Int = 0,
    section: Int = 0,
    of stage: GalleryStage<ParallaxLayout>? = nil
  ) -> ParallaxLayoutAttributes? {
    let stage = stage ?? self.stage
    let found =
      element == .cell
      ? stage.item(section, item)
      : stage.layout.layoutAttributesForSupplementaryView(
        ofKind: element.kind,
        at: .at(section, item)
      )
    return found as? ParallaxLayoutAttributes
  }

  private func scroll(_ stage: GalleryStage<ParallaxLayout>, to y: CGFloat) {
    stage.view.contentOffset = CGPoint(x: 0, y: y)
    stage.view.layoutIfNeeded()
  }

  @Test func `elements are enumerated, and their kinds follow from their names`() {
    expect(
      ParallaxElement.allCases.map(\.id),
      equals: ["header", "menu", "sectionHeader", "sectionFooter", "cell"]
    )
    expect(
      ParallaxElement.allCases.map(\.kind),
      equals: ["KindHeader", "KindMenu", "KindSectionHeader", "KindSectionFooter", "KindCell"]
    )
  }

  @Test func `everything stands below each other, with a gap before each cell`() {
    let origins = [
      view(.header), view(.menu), view(.sectionHeader), view(.cell), view(.cell, 1),
      view(.cell, 2), view(.sectionFooter),
    ]
    .map { $0?.initialOrigin.y }
    expect(origins, equals: [0, 300, 370, 423, 626, 829, 1029])
    expect(stage.view.contentSize, equals: CGSize(width: 375, height: 1079))
    // Four buttons share the menu's width.
    expect(view(.menu, 3)?.frame, equals: CGRect(x: 281.25, y: 300, width: 93.75, height: 70))
  }

  @Test func `what has no size is left out, and cells without one are as large as the view`() {
    let stage = Self.stage([1]) {
      $0.menuSize = .zero
      $0.itemSize = nil
    }
    expect(view(.menu, of: stage), equals: nil)
    expect(view(.cell, of: stage)?.size, equals: CGSize(width: 375, height: 600))
    // 300 + 50 + 3.
    expect(view(.cell, of: stage)?.initialOrigin, equals: CGPoint(x: 0, y: 353))
  }

  @Test func `attributes keep where they began when they are copied and compared`() throws {
    let header = try #require(view(.sectionHeader))
    let copy = try #require(header.copy() as? ParallaxLayoutAttributes)
    expect(copy.initialOrigin, equals: CGPoint(x: 0, y: 370))
    expect(copy.isEqual(header))
    copy.initialOrigin.y = 371
    expect(!copy.isEqual(header))
  }

  @Test
  func `later elements lie above earlier ones, section headers above cells, the menu above all`()
    throws
  {
    let cells = try (0..<3).map { try #require(view(.cell, $0)).zIndex }
    expect(cells, equals: cells.sorted())
    #expect(try #require(view(.header)).zIndex < cells[0])
    let sectionHeader = try #require(view(.sectionHeader)).zIndex
    #expect(sectionHeader > cells[2])
    #expect(try #require(view(.menu)).zIndex > sectionHeader)
  }

  @Test(arguments: [(-90, 0), (0, 0), (300, 0), (301, 1), (1000, 700)])
  func `the menu moves by max(origin, offset) less the header's height`(
    offset: Double,
    expected: Double
  ) {
    scroll(stage, to: CGFloat(offset))
    expect(view(.menu)?.transform.ty, equals: CGFloat(expected))
    expect(view(.menu)?.frame.minY, equals: CGFloat(300 + expected))
  }

  @Test(arguments: [(0, 0), (300, 0), (350, 50), (800, 500), (1000, 609)])
  func `a section header sticks below the menu until its section's end pushes it off`(
    offset: Double,
    expected: Double
  ) {
    // The offset − 370 + 70, at most 3 · 203.
    scroll(stage, to: CGFloat(offset))
    expect(view(.sectionHeader)?.transform.ty, equals: CGFloat(expected))
  }

  @Test func `the header grows upwards while it is pulled, at most to the view's height`() {
    scroll(stage, to: -90)
    expect(view(.header)?.transform.a, equals: 1.3)
    expect(view(.header)?.frame.minY, equals: -90)
    expect(view(.header)?.frame.maxY, equals: 300)
    scroll(stage, to: -500)
    expect(view(.header)?.transform.a, equals: 2)
    scroll(stage, to: 40)
    expect(view(.header)?.transform.isIdentity, equals: true)
  }

  @Test(arguments: [(-90, 0), (0, 0), (120, 0.4), (180, 0.6), (400, 0.6)])
  func `the header darkens by the share that is gone`(offset: Double, expected: Double) {
    scroll(stage, to: CGFloat(offset))
    expect(view(.header)?.headerOverlayAlpha, equals: CGFloat(expected))
    let veil = stage.layout.layoutAttributesForDecorationView(
      ofKind: ParallaxLayout.overlayKind,
      at: .at(0, 0)
    )
    expect(veil?.alpha, equals: CGFloat(expected))
  }

  @Test(arguments: [(0, -33.45), (223, 0), (423, 30), (1200, 60), (-700, -60)])
  func `a picture moves against its cell in proportion to the distance from the middle`(
    offset: Double,
    expected: Double
  ) throws {
    // The centre of the first cell is at 523, and the middle of the view is 300 below the offset;
    // the greatest distance is 300 + 100.
    scroll(stage, to: CGFloat(offset))
    let cell = try #require(view(.cell))
    #expect(abs(cell.parallax - CGFloat(expected)) < 1e-9)
    // The image covers its cell at every place.
    expect(cell.imageFrame.contains(CGRect(x: 0, y: 0, width: 375, height: 200)))
    expect(cell.imageFrame.height, equals: 320)
  }

  @Test func `places are worked out once, however far one scrolls, and again for another size`() {
    expect(stage.layout.preparations, equals: 1)
    for y in stride(from: CGFloat(0), to: 400, by: 40) { scroll(stage, to: y) }
    expect(stage.layout.preparations, equals: 1)
    expect(view(.menu)?.transform.ty, equals: 60)
    stage.view.frame.size.height = 700
    stage.view.layoutIfNeeded()
    expect(stage.layout.preparations, equals: 2)
  }

  @Test func `what sticks is found where it is, not where it began`() {
    let stage = Self.stage([9])
    scroll(stage, to: 1000)
    let found = stage.elements(.supplementaryView, in: stage.view.bounds)
      .compactMap(\.representedElementKind)
    expect(Set(found), equals: ["KindMenu", "KindSectionHeader"])
  }

  @Test func `each effect can be switched off`() throws {
    let stage = Self.stage([3]) {
      $0.isHeaderStretchy = false
      $0.isAlphaOnHeaderActive = false
      $0.isMenuSticky = false
      $0.isSectionHeadersSticky = false
      $0.isParallaxOnCellsEnabled = false
    }
    for y in [-90.0, 500] {
      scroll(stage, to: CGFloat(y))
      for element in ParallaxElement.allCases {
        let attributes = try #require(view(element, of: stage))
        expect(attributes.transform.isIdentity)
        expect(attributes.headerOverlayAlpha, equals: 0)
        expect(attributes.parallax, equals: 0)
      }
    }
  }

  @Test func `a tap on a button of the menu chooses it, and other data has other places`() {
    // The third of four buttons is at 187.5 to 281.25.
    stage.view.fingerBegan(0, at: CGPoint(x: 200, y: 320), timestamp: 1)
    stage.view.fingerEnded(0, at: CGPoint(x: 200, y: 320), timestamp: 1.05)
    expect(stage.layout.selectedMenuItem, equals: 2)
    let before = stage.layout.preparations
    stage.counts = [1, 5]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expect(stage.layout.preparations, equals: before + 1)
    // 300 + 70 + 50 + 203 + 50, then 50 more.
    expect(view(.cell, section: 1)?.initialOrigin.y, equals: 726)
    expect(stage.item(0, 1), equals: nil)
  }

  @Test func `a picture can be an element of its own`() throws {
    let stage = Self.stage([1]) {
      $0.showsPictures = true
      $0.maxParallaxOffset = 20
    }
    let picture = try #require(
      stage.layout.layoutAttributesForSupplementaryView(
        ofKind: ParallaxLayout.imageKind,
        at: .at(0, 0)
      )
    )
    // A margin of 12 and 20 for the movement: 200 − 64.
    expect(picture.size, equals: CGSize(width: 136, height: 136))
    expect(picture.center, equals: CGPoint(x: 375 - 12 - 68, y: 523))
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// The places of rows, headers and footers in lists.
///
/// The height of a line is 21 for body text, and 16 for a footnote.
@MainActor
@Suite(.ownProcess) struct ListLayoutTests {
  @Test func `puts rows of 44 one below the other, section after section`() {
    let stage = ListStage([["a", "b"], ["c"]])
    expect(stage.frame(0), equals: CGRect(x: 0, y: 0, width: 400, height: 44))
    expect(stage.frame(1), equals: CGRect(x: 0, y: 44, width: 400, height: 44))
    expect(stage.frame(0, 1), equals: CGRect(x: 0, y: 88, width: 400, height: 44))
    expect(stage.view.contentSize, equals: CGSize(width: 400, height: 132))
  }

  @Test func `makes a row as high as its text and margins`() {
    // Three lines of 21 and margins of 11 at both edges.
    let stage = ListStage([["a\nb\nc", "d"]])
    expect(stage.frame(0)?.height, equals: 85)
    expect(stage.frame(1)?.minY, equals: 85)
  }

  @Test func `lets a cell override the height that its content wants`() {
    let stage = CompositionalStage(
      [2],
      size: CGSize(width: 400, height: 800),
      layout: .list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    )
    stage.heights[IndexPath(item: 0, section: 0)] = 88
    stage.view.layoutIfNeeded()
    expect(stage.frame(0)?.height, equals: 88)
    expect(stage.frame(1), equals: CGRect(x: 0, y: 88, width: 400, height: 44))
  }

  @Test(arguments: [(400, 16), (413, 16), (414, 20), (500, 20)])
  func `insets cards by the margin of the width`(_ width: CGFloat, _ margin: CGFloat) {
    let stage = ListStage([["a"]], size: CGSize(width: width, height: 600), .insetGrouped)
    expect(
      stage.frame(0),
      equals: CGRect(x: margin, y: 35, width: width - 2 * margin, height: 44)
    )
  }

  @Test func `keeps space above each section of a grouped list`() {
    let stage = ListStage([["a"], ["b"]], .grouped)
    expect(stage.frame(0)?.minY, equals: 35)
    // 35 + 44 of the first section, then 35 again.
    expect(stage.frame(0, 1), equals: CGRect(x: 0, y: 114, width: 400, height: 44))
  }

  @Test func `puts a header with space above it and a footer around the rows`() {
    let stage = ListStage([["a"], ["b"]]) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    expect(stage.header(), equals: CGRect(x: 0, y: 22, width: 400, height: 28))
    expect(stage.frame(0)?.minY, equals: 50)
    expect(stage.footer(), equals: CGRect(x: 0, y: 94, width: 400, height: 28))
    expect(stage.header(1)?.minY, equals: 144)
    expect(stage.frame(0, 1)?.minY, equals: 172)
  }

  @Test func `takes the space above headers from the configuration`() {
    let stage = ListStage([["a"], ["b"]]) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = 5
    }
    expect(stage.header()?.minY, equals: 5)
    // 5, a header of 28, a row of 44, and 5 again.
    expect(stage.header(1)?.minY, equals: 82)
  }

  @Test func `has neither headers nor footers unless they are asked for`() {
    let stage = ListStage([["a"]])
    expect(stage.header(), equals: nil)
    expect(stage.footer(), equals: nil)
    expectEmpty(
      stage.view.visibleSupplementaryViews(ofKind: "UICollectionElementKindSectionHeader")
    )
  }

  @Test func `shows the first item as header when told so`() {
    let stage = ListStage([["Title", "a", "b"]], .insetGrouped) {
      $0.headerMode = .firstItemInSection
    }
    expect(stage.header(), equals: nil)
    // A footnote in capitals: 16 and margins of 16 and 6.
    expect(stage.frame(0), equals: CGRect(x: 16, y: 0, width: 368, height: 38))
    expect(stage.frame(1)?.minY, equals: 38)
    expect(stage.row(0)?.text?.string, equals: "TITLE")
    // The card begins below the header.
    expect(stage.row(0)?.background.colour, equals: nil)
    expect(stage.row(1)?.background.topRadius, equals: 10)
  }

  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, true), (.sidebarPlain, true),
    (.grouped, false), (.insetGrouped, false), (.sidebar, false),
  ])
  func `pins headers of plain lists only`(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ isPinned: Bool
  ) {
    let stage = ListStage([["a"]], appearance) { $0.headerMode = .supplementary }
    let header = stage.layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)
    )
    expect((header?.pin != nil), equals: isPinned)
  }

  @Test func `pins no header that is an item`() {
    let stage = ListStage([["Title", "a"]]) { $0.headerMode = .firstItemInSection }
    let first = stage.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    expect(first?.pin, equals: nil)
    expect(first?.frame.minY, equals: 22)
  }

  @Test func `makes a hugging header as wide as its text`() {
    let stage = ListStage([["a"]]) {
      $0.headerMode = .supplementary
      $0.contentHuggingElements = .supplementaryHeader
    }
    let width = TextFont(size: 17, weight: .semibold).width(of: "Header 0")
    expect(stage.header()?.width, equals: (width + 32).rounded(.up))
  }

  @Test func `mixes lists with other sections`() {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      guard section > 0 else { return Sections.strip(100, 80, .continuous) }
      return .list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
    }
    let stage = CompositionalStage([3, 2], size: CGSize(width: 400, height: 800), layout: layout)
    stage.view.layoutIfNeeded()
    expect(stage.frame(1)?.origin, equals: CGPoint(x: 100, y: 0))
    expect(stage.frame(0, 1), equals: CGRect(x: 16, y: 115, width: 368, height: 44))
  }

  @Test func `leaves space for headers out where an empty section has no header item`() {
    let stage = ListStage([[], ["Title", "a"]]) { $0.headerMode = .firstItemInSection }
    expect(stage.frame(0, 1)?.minY, equals: 22)
  }

  @Test func `paints the ground behind and beyond all sections`() {
    let stage = ListStage([["a"], ["b"]], .grouped)
    let grounds = stage.transactions.flatMap(\.inserted).filter { $0.key.category == .decoration }
    expect(grounds.count, equals: 2)
    let contents = grounds.compactMap { stage.view.view(for: $0.key)?.shownContent.list }
    expect(
      contents.map(\.background.colour),
      equals: Array(repeating: .init(light: 0xF2F2_F7FF, dark: 0x0000_00FF), count: 2)
    )
    expect(contents.map { $0.background.insets.top < 0 }, equals: [true, false])
    expect(contents.map { $0.background.insets.bottom < 0 }, equals: [false, true])
  }

  @Test func `follows another table of metrics`() {
    let standard = ListMetrics.current
    defer { ListMetrics.current = standard }
    ListMetrics.current.row.minimumHeight = 60
    ListMetrics.current.groupedSectionSpacing = 10
    let stage = ListStage([["a"]], .grouped)
    expect(stage.frame(0), equals: CGRect(x: 0, y: 10, width: 400, height: 60))
  }
}

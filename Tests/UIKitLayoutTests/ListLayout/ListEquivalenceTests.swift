// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// A list is nothing but a compositional layout: for random lists with seeds, both give all
/// elements the same places.
@MainActor
@Suite(.ownProcess) struct ListEquivalenceTests {
  private typealias Configuration = UICollectionLayoutListConfiguration

  /// A random configuration of a list.
  @MainActor private struct Draw {
    var counts: [Int]
    var width: CGFloat
    var appearance: Configuration.Appearance
    var hasHeader: Bool
    var hasFooter: Bool
    var padding: CGFloat
    var heights: [IndexPath: CGFloat] = [:]

    init(_ random: inout SeededRandom) {
      counts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Int.random(in: 0...6, using: &random)
      }
      width = CGFloat(Int.random(in: 300...500, using: &random))
      let looks: [Configuration.Appearance] = [
        .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
      ]
      appearance = looks[Int.random(in: looks.indices, using: &random)]
      hasHeader = Bool.random(using: &random)
      hasFooter = Bool.random(using: &random)
      padding = CGFloat(Int.random(in: 0...30, using: &random))
      for (section, count) in counts.enumerated() {
        for item in 0..<count {
          heights[IndexPath(item: item, section: section)] =
            CGFloat(Int.random(in: 20...90, using: &random))
        }
      }
    }

    var configuration: Configuration {
      var list = Configuration(appearance: appearance)
      list.headerMode = hasHeader ? .supplementary : .none
      list.footerMode = hasFooter ? .supplementary : .none
      list.headerTopPadding = padding
      return list
    }

    /// The same section made from groups; here, the space above a header is a part of the header.
    func section() -> NSCollectionLayoutSection {
      let rows = Sections.rows(.estimated(44))
      let side: CGFloat = width < 414 ? 16 : 20
      let inset = appearance == .insetGrouped ? side : 0
      let isGrouped = appearance == .grouped || appearance == .insetGrouped
      rows.contentInsets.leading = inset
      rows.contentInsets.trailing = inset
      rows.contentInsets.top = isGrouped && !hasHeader ? 35 : 0
      let header = CGFloat(
        appearance == .plain ? 28 : isGrouped ? 38 : 44
      )
      if hasHeader {
        rows.boundarySupplementaryItems.append(
          Sections.boundary("header", header + padding, .top)
        )
      }
      if hasFooter {
        rows.boundarySupplementaryItems.append(
          Sections.boundary("footer", isGrouped ? 38 : 28, .bottom)
        )
      }
      return rows
    }
  }

  @Test(arguments: 0..<60)
  func `equals its compositional equivalent`(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let draw = Draw(&random)
    let size = CGSize(width: draw.width, height: 4000)
    let list = stage(draw, size, .list(using: draw.configuration))
    let own = stage(draw, size, UICollectionViewCompositionalLayout(section: draw.section()))
    expect(list.view.contentSize, equals: own.view.contentSize, "seed \(seed)")
    for path in draw.heights.keys {
      expect(
        list.frame(path.item, path.section),
        equals: own.frame(path.item, path.section),
        "seed \(seed), \(path)"
      )
    }
    for section in draw.counts.indices {
      let header = list.frame(UICollectionView.elementKindSectionHeader, 0, section)
      let whole = own.frame("header", 0, section)
      expect(header?.maxY, equals: whole?.maxY, "seed \(seed)")
      expect(header?.minY, equals: whole.map { $0.minY + draw.padding }, "seed \(seed)")
      #expect(header?.minX == whole?.minX && header?.width == whole?.width, "seed \(seed)")
      expect(
        list.frame(UICollectionView.elementKindSectionFooter, 0, section),
        equals: own.frame("footer", 0, section),
        "seed \(seed)"
      )
    }
  }

  private func stage(
    _ draw: Draw,
    _ size: CGSize,
    _ layout: UICollectionViewCompositionalLayout
  ) -> CompositionalStage {
    let stage = CompositionalStage(draw.counts, size: size, layout: layout)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      stage.view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    stage.heights = draw.heights
    stage.view.layoutIfNeeded()
    return stage
  }
}

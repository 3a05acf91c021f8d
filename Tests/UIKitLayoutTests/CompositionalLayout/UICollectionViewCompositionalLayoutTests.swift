// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// The layout between the collection view and the solver; the numbers are computed by hand.
@MainActor
@Suite(.ownProcess) struct UICollectionViewCompositionalLayoutTests {
  private let size = CGSize(width: 100, height: 200)

  private func stage(
    _ counts: [Int],
    _ section: NSCollectionLayoutSection
  ) -> CompositionalStage {
    let layout = UICollectionViewCompositionalLayout(section: section)
    return CompositionalStage(counts, size: size, layout: layout)
  }

  @Test func `shows the elements of the visible part`() {
    let section = Sections.rows(.absolute(40))
    section.boundarySupplementaryItems = [Sections.boundary("header", 24, .top)]
    section.decorationItems = [.background(elementKind: "ground")]
    let stage = stage([10], section)
    stage.view.layoutIfNeeded()
    expect(stage.view.contentSize, equals: CGSize(width: 100, height: 424))
    // 200 − 24 shows four rows and a part of the fifth one.
    expect(stage.view.indexPathsForVisibleItems.map(\.item), equals: [0, 1, 2, 3, 4])
    expect(stage.frame("header"), equals: CGRect(x: 0, y: 0, width: 100, height: 24))
    let ground = stage.layout.layoutAttributesForDecorationView(
      ofKind: "ground",
      at: IndexPath(item: 0, section: 0)
    )
    expect(ground?.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 424))
    expect(
      stage.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex,
      equals: 1
    )
  }

  @Test func `asks the provider for each section, and again when something changed`() {
    var asked: [Int] = []
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      asked.append(index)
      widths.append(environment.container.effectiveContentSize.width)
      return Sections.rows(.absolute(index == 0 ? 30 : 50))
    }
    let stage = CompositionalStage([2, 1], size: size, layout: layout)
    stage.view.layoutIfNeeded()
    expect(asked, equals: [0, 1])
    expect(stage.frame(0, 1), equals: CGRect(x: 0, y: 60, width: 100, height: 50))
    stage.view.contentOffset.y = 5
    stage.view.layoutIfNeeded()
    expect(asked, equals: [0, 1])
    stage.view.frame.size.width = 300
    stage.view.layoutIfNeeded()
    expect(asked, equals: [0, 1, 0, 1])
    expect(widths, equals: [100, 100, 300, 300])
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expect(asked.count, equals: 6)
  }

  @Test func `shows nothing of a section that the provider has none for`() {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 0 ? nil : Sections.rows(.absolute(50))
    }
    let stage = CompositionalStage([3, 1], size: size, layout: layout)
    stage.view.layoutIfNeeded()
    expect(stage.frame(0, 0), equals: nil)
    expect(stage.frame(0, 1)?.minY, equals: 0)
    let found = stage.view.diagnostics
    expect(found.map(\.code), equals: ["noSection"])
    expect(found.first?.section, equals: 0)
    expect(
      found.first?.message,
      equals: "section 0: the section provider returned no section. It counts as empty, and its 3 "
        + "items are not shown."
    )
  }

  @Test func `says nothing of a section without items that the provider has none for`() {
    let layout = UICollectionViewCompositionalLayout { _, _ in nil }
    let stage = CompositionalStage([0], size: size, layout: layout)
    stage.view.layoutIfNeeded()
    expectEmpty(stage.view.diagnostics)
  }

  @Test func `takes a configuration by copy`() {
    let stage = stage([1, 1], Sections.rows(.absolute(50)))
    stage.layout.configuration.interSectionSpacing = 99
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    configuration.boundarySupplementaryItems = [Sections.boundary("top", 10, .top)]
    stage.layout.configuration = configuration
    configuration.interSectionSpacing = 70
    stage.view.layoutIfNeeded()
    expect(stage.frame(0, 1)?.minY, equals: 68)
    expect(stage.layout.configuration.interSectionSpacing, equals: 8)
    let top = stage.layout.layoutAttributesForSupplementaryView(
      ofKind: "top",
      at: IndexPath(index: 0)
    )
    expect(top?.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(stage.view.supplementaryView(forElementKind: "top", at: IndexPath(index: 0)) != nil)
  }

  @Test func `keeps a header of the layout apart from that of the first section`() {
    let section = Sections.rows(.absolute(40))
    section.boundarySupplementaryItems = [Sections.boundary("header", 24, .top)]
    let stage = stage([1, 1], section)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [Sections.boundary("header", 30, .top)]
    stage.layout.configuration = configuration
    stage.view.layoutIfNeeded()
    let first = IndexPath(item: 0, section: 0)
    let whole = stage.view.supplementaryView(forElementKind: "header", at: IndexPath(index: 0))
    let own = stage.view.supplementaryView(forElementKind: "header", at: first)
    expect(whole?.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 30))
    expect(own?.frame, equals: CGRect(x: 0, y: 30, width: 100, height: 24))
    expect(!stage.view.diagnostics.contains { $0.code == "duplicate-identity" })
  }

  @Test func `holds a pinned header in sight`() {
    let section = Sections.rows(.absolute(40))
    let header = Sections.boundary("header", 24, .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let stage = stage([10, 10], section)
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.y = 100
    stage.view.layoutIfNeeded()
    expect(stage.frame("header")?.minY, equals: 100)
    // The section ends at 424, and so does the header.
    stage.view.contentOffset.y = 410
    stage.view.layoutIfNeeded()
    expect(stage.frame("header")?.minY, equals: 400)
  }

  @Test func `mirrors itself where one reads from the right`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.fractionalWidth(1), .absolute(10)),
      repeatingSubitem: NSCollectionLayoutItem(
        layoutSize: Sections.size(.absolute(30), .fractionalHeight(1))
      ),
      count: 2
    )
    let stage = stage([2], NSCollectionLayoutSection(group: group))
    stage.view.direction = .rightToLeft
    stage.view.layoutIfNeeded()
    expect(stage.frame(0)?.minX, equals: 70)
    expect(stage.frame(1)?.minX, equals: 40)
  }

  @Test func `asks a custom group for its frames`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: Sections.size(.fractionalWidth(1), .absolute(40))
    ) { environment in
      let size = environment.container.effectiveContentSize
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)
        ),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 20, y: 20, width: 10, height: 10),
          zIndex: 3
        ),
      ]
    }
    let stage = stage([3], NSCollectionLayoutSection(group: group))
    expect(stage.frame(0), equals: CGRect(x: 0, y: 0, width: 50, height: 40))
    expect(stage.frame(1), equals: CGRect(x: 20, y: 20, width: 10, height: 10))
    expect(stage.frame(2), equals: CGRect(x: 0, y: 40, width: 50, height: 40))
    expect(
      stage.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex,
      equals: 3
    )
  }

  @Test func `tells what cannot be laid out`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.fractionalWidth(1), .absolute(40)),
      subitems: [
        NSCollectionLayoutItem(layoutSize: Sections.size(.absolute(150), .fractionalHeight(1)))
      ]
    )
    let stage = stage([3], NSCollectionLayoutSection(group: group))
    stage.view.layoutIfNeeded()
    expect(stage.view.diagnostics.map(\.code), equals: ["cannotFit"])
    expect(stage.view.diagnostics.first?.section, equals: 0)
  }

  // Tests of measuring.

  @Test func `measures what is shown and moves the rest`() {
    let stage = stage([50], Sections.rows(.estimated(50)))
    stage.heights = [IndexPath(item: 1, section: 0): 80]
    stage.view.layoutIfNeeded()
    expect(stage.frame(1), equals: CGRect(x: 0, y: 50, width: 100, height: 80))
    expect(stage.frame(2)?.minY, equals: 130)
    expect(stage.view.contentSize.height, equals: 2530)
  }

  @Test func `keeps in place what is seen when something above turns out taller`() {
    let stage = stage([50], Sections.rows(.estimated(50)))
    for item in 0..<10 { stage.heights[IndexPath(item: item, section: 0)] = 60 }
    stage.view.contentOffset.y = 1000
    stage.view.layoutIfNeeded()
    // Item 20 is at 1000; scrolling up shows a part of item 9, which is at 450…500.
    stage.view.contentOffset.y = 480
    stage.view.layoutIfNeeded()
    expect(stage.frame(9), equals: CGRect(x: 0, y: 450, width: 100, height: 60))
    expect(stage.view.contentOffset.y, equals: 490)
  }

  @Test func `takes measured sizes along with their items`() {
    let stage = stage([20], Sections.rows(.estimated(50)))
    stage.heights = [IndexPath(item: 1, section: 0): 80]
    stage.view.layoutIfNeeded()
    stage.heights = [IndexPath(item: 2, section: 0): 80]
    stage.view.performBatchUpdates {
      stage.counts = [21]
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    expect(stage.frame(1)?.height, equals: 50)
    expect(stage.frame(2)?.height, equals: 80)
  }

  @Test func `forgets what was measured in another width`() {
    let stage = stage([20], Sections.rows(.estimated(50)))
    stage.heights = [IndexPath(item: 1, section: 0): 80]
    stage.view.layoutIfNeeded()
    stage.heights = [:]
    stage.view.frame.size.width = 150
    stage.view.layoutIfNeeded()
    expect(stage.frame(1)?.height, equals: 50)
  }

  @Test func `lets the content decide about one length only`() {
    let measured = stage([1], Sections.rows(.estimated(50)))
    let attributes = measured.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    expect(attributes?.keptLengths, equals: AxisLimits(width: 100))
    let fixed = stage([1], Sections.rows(.absolute(50)))
    let other = fixed.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    expect(other?.keptLengths, equals: nil)
  }

  // Tests of orthogonal sections.

  @Test func `scrolls a section across`() throws {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 0 ? Sections.strip(40, 30, .groupPaging) : Sections.rows(.absolute(50))
    }
    let stage = CompositionalStage([10, 1], size: size, layout: layout)
    stage.view.layoutIfNeeded()
    expect(stage.view.indexPathsForVisibleItems.count { $0.section == 0 }, equals: 3)
    layout.setOrthogonalOffset(80, inSection: 0)
    stage.view.layoutIfNeeded()
    expect(stage.frame(2), equals: CGRect(x: 0, y: 0, width: 40, height: 30))
    expect(stage.view.indexPathsForVisibleItems.first, equals: IndexPath(item: 2, section: 0))
    let row = try #require(layout.orthogonalSection(inSection: 0))
    expect(row.target(proposed: 300, at: 80, velocity: 900), equals: 120)
    #expect(layout.orthogonalSection(inSection: 1) == nil)
  }

  @Test func `has a handler change what is on the screen, in the row's own coordinates`() {
    let section = Sections.strip(40, 30, .continuous)
    var frames: [CGRect] = []
    var offsets: [CGPoint] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      frames = items.map(\.frame)
      offsets.append(offset)
      for item in items where item.indexPath.item == 3 { item.alpha = 0.5 }
      expect(environment.container.contentSize.width, equals: 100)
    }
    let stage = stage([10], section)
    stage.view.layoutIfNeeded()
    stage.layout.setOrthogonalOffset(90, inSection: 0)
    stage.view.layoutIfNeeded()
    expect(frames.map(\.minX), equals: [80, 120, 160])
    expect(offsets.last, equals: CGPoint(x: 90, y: 0))
    let attributes = stage.layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))
    expect(attributes?.alpha, equals: 0.5)
    expect(attributes?.frame.minX, equals: 30)
  }

  @Test func `asks no handler before the view has a size`() {
    let section = Sections.strip(40, 30, .continuous)
    let stage = stage([10], section)
    var widths: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { _, _, environment in
      widths.append(environment.container.contentSize.width)
    }
    stage.view.frame.size = .zero
    stage.view.layoutIfNeeded()
    expectEmpty(widths)
    stage.view.frame.size = CGSize(width: 100, height: 100)
    stage.view.layoutIfNeeded()
    expect(!widths.isEmpty && widths.allSatisfy { $0 == 100 })
  }

  @Test func `tells a handler where its items are seen, also where one reads from the right`() {
    let section = Sections.strip(40, 30, .continuous)
    var seen: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      seen = items.map { $0.frame.minX - offset.x }
    }
    let stage = stage([10], section)
    stage.view.direction = .rightToLeft
    stage.view.layoutIfNeeded()
    // The first item is at the right end of 100.
    expect(seen.sorted(), equals: [-20, 20, 60])
    stage.layout.setOrthogonalOffset(90, inSection: 0)
    stage.view.layoutIfNeeded()
    // The items moved 90 to the right; the third and the fourth one follow at −20 + 90 and −60 +
    // 90.
    expect(seen.sorted(), equals: [-10, 30, 70])
  }

  @Test func `lets a handler change items whose sizes are known, below an estimated header`() {
    let section = Sections.rows(.absolute(50))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Sections.size(.fractionalWidth(1), .estimated(20)),
        elementKind: "header",
        alignment: .top
      )
    ]
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = 0.5 }
    }
    let stage = stage([3], section)
    stage.view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    expect(stage.layout.layoutAttributesForItem(at: path)?.alpha, equals: 0.5)
    let header = stage.layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path)
    expect(header?.alpha, equals: 1)
  }

  @Test func `does not let a handler change items of estimated sizes, and says so`() {
    let section = Sections.rows(.estimated(50))
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = 0 }
    }
    let stage = stage([3], section)
    stage.view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    expect(stage.layout.layoutAttributesForItem(at: path)?.alpha, equals: 1)
    expect(stage.view.diagnostics.map(\.code), equals: ["handlerOfEstimates"])
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Names, defaults and copies of the classes that describe a compositional layout.
@MainActor
@Suite(.ownProcess) struct CompositionalSurfaceTests {
  private var size: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .estimated(20))
  }

  @Test func `tells the kinds of dimensions apart`() {
    let share = NSCollectionLayoutDimension.fractionalWidth(0.5)
    expect(share.isFractionalWidth)
    expect(!share.isFractionalHeight)
    expect(!share.isAbsolute)
    expect(share.dimension, equals: 0.5)
    expect(NSCollectionLayoutDimension.fractionalHeight(1).isFractionalHeight)
    expect(NSCollectionLayoutDimension.absolute(1).isAbsolute)
    expect(NSCollectionLayoutDimension.estimated(1).isEstimated)
    let uniform = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 3)
    expect(uniform.isEstimated)
    expect(uniform.isUniformAcrossSiblings)
    expect(!NSCollectionLayoutDimension.estimated(1).isUniformAcrossSiblings)
    expect(size.widthDimension.isAbsolute)
    expect(size.heightDimension.isEstimated)
  }

  @Test func `has UIKit's defaults`() {
    let item = NSCollectionLayoutItem(layoutSize: size)
    expect(item.contentInsets, equals: .zero)
    expect(item.edgeSpacing, equals: nil)
    expectEmpty(item.supplementaryItems)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: item, count: 2)
    #expect(group.interItemSpacing == nil && group.subitems == [item])
    let section = NSCollectionLayoutSection(group: group)
    expect(section.interGroupSpacing, equals: 0)
    expect(section.supplementariesFollowContentInsets)
    expect(section.orthogonalScrollingBehavior, equals: .none)
    expect(section.contentInsetsReference, equals: .automatic)
    expect(section.supplementaryContentInsetsReference, equals: .automatic)
    expect(section.orthogonalScrollingProperties.bounce, equals: .automatic)
    expect(section.orthogonalScrollingProperties.decelerationRate, equals: .automatic)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    expect(configuration.scrollDirection, equals: .vertical)
    expect(configuration.interSectionSpacing, equals: 0)
    expect(configuration.contentInsetsReference, equals: .safeArea)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size,
      elementKind: "header",
      alignment: .top
    )
    expect(header.extendsBoundary)
    expect(!header.pinToVisibleBounds)
    expect(header.offset, equals: .zero)
    expect(NSCollectionLayoutDecorationItem.background(elementKind: "ground").zIndex, equals: 0)
  }

  @Test func `keeps spacings and anchors as they were made`() {
    let spacing = NSCollectionLayoutSpacing.flexible(4)
    expect(spacing.isFlexible)
    expect(!spacing.isFixed)
    expect(spacing.spacing, equals: 4)
    let edges = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(1),
      top: nil,
      trailing: .flexible(3),
      bottom: .fixed(4)
    )
    expect(edges.leading?.spacing, equals: 1)
    expect(edges.top, equals: nil)
    expect(edges.trailing?.isFlexible, equals: true)
    expect(edges.bottom?.spacing, equals: 4)
    let anchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing],
      fractionalOffset: CGPoint(x: 0.5, y: -0.5)
    )
    expect(anchor.edges, equals: [.top, .trailing])
    expect(anchor.isFractionalOffset)
    expect(!anchor.isAbsoluteOffset)
    expect(anchor.offset, equals: CGPoint(x: 0.5, y: -0.5))
  }

  @Test func `copies sections and items apart from their originals`() throws {
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    group.interItemSpacing = .fixed(3)
    let copy = try #require(group.copy() as? NSCollectionLayoutGroup)
    group.interItemSpacing = nil
    expect(copy.interItemSpacing?.spacing, equals: 3)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let other = try #require(section.copy() as? NSCollectionLayoutSection)
    section.interGroupSpacing = 6
    expect(other.interGroupSpacing, equals: 5)
  }

  @Test func `numbers cases as UIKit does`() {
    let behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered
    expect(behavior.rawValue, equals: 5)
    expect(UIContentInsetsReference.readableContent.rawValue, equals: 4)
    expect(NSDirectionalRectEdge.all.rawValue, equals: 15)
    expect(NSRectAlignment.topTrailing.rawValue, equals: 8)
  }

  @Test func `describes a group in words`() {
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    expect(
      group.visualDescription(),
      equals: """
        horizontal group absolute(10.0) × estimated(20.0)
          item absolute(10.0) × estimated(20.0)
        """
    )
  }
}

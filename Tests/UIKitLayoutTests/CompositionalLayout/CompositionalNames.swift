// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

// These names are used by no other test of compositional layouts, only by source written for UIKit.

@MainActor
private func nameGroups(_ size: NSCollectionLayoutSize) -> [NSCollectionLayoutGroup] {
  let item = NSCollectionLayoutItem(layoutSize: size)
  let places: NSCollectionLayoutGroupCustomItemProvider = { environment in
    let container: any NSCollectionLayoutContainer = environment.container
    _ = container.effectiveContentInsets
    return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 1, height: 1))]
  }
  return [
    .horizontalGroup(with: size, repeatingSubitem: item, count: 2),
    .verticalGroup(with: size, repeatingSubitem: item, count: 2),
    .custom(layoutSize: size, itemProvider: places),
  ]
}

@MainActor
private func nameViews(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutSupplementaryItem {
  let view = NSCollectionLayoutSupplementaryItem(
    layoutSize: size,
    elementKind: "badge",
    containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]),
    itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading])
  )
  _ = view.itemAnchor
  let corners: [NSRectAlignment] = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
  _ = corners.map {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size,
      elementKind: "corner",
      alignment: $0
    )
  }
  return view
}

@MainActor
private func nameSections(_ group: NSCollectionLayoutGroup) -> UICollectionViewCompositionalLayout {
  let section = NSCollectionLayoutSection(group: group)
  let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, _, _ in
    let visible: [any NSCollectionLayoutVisibleItem] = items
    _ = visible.count
  }
  section.visibleItemsInvalidationHandler = handler
  let scrolling: UICollectionLayoutSectionOrthogonalScrollingProperties =
    section.orthogonalScrollingProperties
  scrolling.bounce = .never
  let provider: UICollectionViewCompositionalLayoutSectionProvider = { _, _ in section }
  return UICollectionViewCompositionalLayout(sectionProvider: provider)
}

@MainActor
@Suite(.ownProcess) struct CompositionalNames {
  @Test func `groups, views and sections are made by all of their names`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(10),
      heightDimension: .absolute(10)
    )
    let groups = nameGroups(size)
    expect(groups.count, equals: 3)
    expect(nameViews(size).itemAnchor?.edges, equals: [.bottom, .leading])
    expect(nameSections(groups[0]).configuration.scrollDirection, equals: .vertical)
  }

  @Test func `a row of media has the grid of televisions`() {
    let section = NSCollectionLayoutSection.orthogonalLayoutSectionForMediaItems()
    expect(section.orthogonalScrollingBehavior, equals: .continuousGroupLeadingBoundary)
    expect(section.interGroupSpacing, equals: 40)
    expect(section.contentInsets.leading, equals: 80)
    expect(section.contentInsets.trailing, equals: 80)
  }
}

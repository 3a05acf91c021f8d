// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageDocuments
import StageProtocol
import UIKit

/// Makes UIKit's objects of a layout file's description.
@MainActor
final class CompositionalBuilder {
  typealias Document = CompositionalDocument

  /// The description, with the numbers that users have set.
  var document: Document
  /// The data; their texts decide whether a list has a header and a footer.
  var data = StageData()
  /// The actions behind the rows of lists.
  weak var rowActions: (any RowActionsSource)?

  init(_ document: Document) { self.document = document }

  /// The settings of all sections.
  var configuration: UICollectionViewCompositionalLayoutConfiguration {
    let described = document.configuration
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection =
      described.scrollDirection == .horizontal ? .horizontal : .vertical
    configuration.interSectionSpacing = described.interSectionSpacing
    configuration.contentInsetsReference = described.contentInsetsReference.uiKit
    configuration.boundarySupplementaryItems = boundaryItems(described.boundarySupplementaryItems)
    return configuration
  }

  /// The section with an index; the last described one repeats.
  func section(
    at index: Int,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let width = Double(environment.container.effectiveContentSize.width)
    let list = document.sections(width: width).list
    guard let part = list.indices.contains(index) ? list[index] : list.last,
      let described = document.section(part)
    else { return nil }
    if let list = described.list { return self.list(list, at: index, in: environment) }
    return group(described.group).map { section(described, $0) }
  }

  private func list(
    _ described: Document.List,
    at index: Int,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: described.appearance.value)
    let texts = data.section(index)
    configuration.headerMode = described.headerMode.value
    if configuration.headerMode == .supplementary, texts?.title.isEmpty ?? true {
      configuration.headerMode = .none
    }
    let hasFooter = described.footers && !(texts?.footer.isEmpty ?? true)
    configuration.footerMode = hasFooter ? .supplementary : .none
    if let padding = described.headerTopPadding { configuration.headerTopPadding = padding }
    if let shows = described.showsSeparators { configuration.showsSeparators = shows }
    configuration.take(described.details)
    configuration.take(rowActions)
    let section = NSCollectionLayoutSection.list(
      using: configuration,
      layoutEnvironment: environment
    )
    if let insets = described.contentInsets { section.contentInsets = insets.uiKit }
    return section
  }

  private func section(
    _ described: Document.Section,
    _ group: NSCollectionLayoutGroup
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = described.contentInsets.uiKit
    section.interGroupSpacing = described.interGroupSpacing
    section.contentInsetsReference = described.contentInsetsReference.uiKit
    section.supplementaryContentInsetsReference =
      described.supplementaryContentInsetsReference.uiKit
    section.supplementariesFollowContentInsets = described.supplementariesFollowContentInsets
    section.orthogonalScrollingBehavior = described.orthogonalScrollingBehavior.uiKit
    section.orthogonalScrollingProperties.bounce = described.bounce.uiKit
    section.orthogonalScrollingProperties.decelerationRate = described.decelerationRate.uiKit
    section.visibleItemsInvalidationHandler = described.visibleItems?.handler
    section.boundarySupplementaryItems = boundaryItems(described.boundarySupplementaryItems)
    section.decorationItems = described.decorationItems.compactMap { part in
      guard let described = document.decorationItem(part) else { return nil }
      let item = NSCollectionLayoutDecorationItem.background(
        elementKind: described.elementKind.uiKitKind
      )
      item.zIndex = described.zIndex
      item.contentInsets = described.contentInsets.uiKit
      return item
    }
    return section
  }

  // MARK: Items

  private func group(_ part: Document.Part<Document.Item>) -> NSCollectionLayoutGroup? {
    item(part) as? NSCollectionLayoutGroup
  }

  private func item(_ part: Document.Part<Document.Item>) -> NSCollectionLayoutItem? {
    guard let described = document.item(part), let item = plainItem(described) else { return nil }
    item.contentInsets = described.contentInsets.uiKit
    item.edgeSpacing = described.edgeSpacing.map {
      NSCollectionLayoutEdgeSpacing(
        leading: $0.leading?.uiKit,
        top: $0.top?.uiKit,
        trailing: $0.trailing?.uiKit,
        bottom: $0.bottom?.uiKit
      )
    }
    if let group = item as? NSCollectionLayoutGroup {
      group.interItemSpacing = described.interItemSpacing?.uiKit
      group.supplementaryItems = supplementaryItems(described)
    }
    return item
  }

  /// The item with its size and content.
  private func plainItem(_ described: Document.Item) -> NSCollectionLayoutItem? {
    let size = NSCollectionLayoutSize(
      widthDimension: described.width.uiKit,
      heightDimension: described.height.uiKit
    )
    switch described.content {
    case .cell:
      return NSCollectionLayoutItem(
        layoutSize: size,
        supplementaryItems: supplementaryItems(described)
      )
    case .custom(let items):
      return NSCollectionLayoutGroup.custom(layoutSize: size, itemProvider: items.provider)
    case .subitems(let axis, let list):
      let items = list.compactMap { item($0) }
      return axis == .horizontal
        ? NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: items)
        : NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: items)
    case .repeating(let axis, let part, let count):
      guard let item = item(part) else { return nil }
      return axis == .horizontal
        ? NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: count)
        : NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: item, count: count)
    case .sharing(let axis, let part, let count):
      guard let item = item(part) else { return nil }
      return axis == .horizontal
        ? NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: count)
        : NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: item, count: count)
    }
  }

  // MARK: Views

  private func supplementaryItems(
    _ host: Document.Item
  ) -> [NSCollectionLayoutSupplementaryItem] {
    host.supplementaryItems.compactMap { part in
      guard let described = document.supplementaryItem(part) else { return nil }
      let size = NSCollectionLayoutSize(
        widthDimension: described.width.uiKit,
        heightDimension: described.height.uiKit
      )
      let (kind, anchor) = (described.elementKind.uiKitKind, described.containerAnchor.uiKit)
      let item =
        described.itemAnchor.map {
          NSCollectionLayoutSupplementaryItem(
            layoutSize: size,
            elementKind: kind,
            containerAnchor: anchor,
            itemAnchor: $0.uiKit
          )
        }
        ?? NSCollectionLayoutSupplementaryItem(
          layoutSize: size,
          elementKind: kind,
          containerAnchor: anchor
        )
      item.zIndex = described.zIndex
      item.contentInsets = described.contentInsets.uiKit
      return item
    }
  }

  private func boundaryItems(
    _ parts: [Document.Part<Document.BoundaryItem>]
  ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    parts.compactMap { part in
      guard let described = document.boundaryItem(part) else { return nil }
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: described.width.uiKit,
          heightDimension: described.height.uiKit
        ),
        elementKind: described.elementKind.uiKitKind,
        alignment: described.alignment.uiKit,
        absoluteOffset: described.absoluteOffset.uiKit
      )
      item.extendsBoundary = described.extendsBoundary
      item.pinToVisibleBounds = described.pinToVisibleBounds
      item.zIndex = described.zIndex
      item.contentInsets = described.contentInsets.uiKit
      return item
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UICollectionViewDiffableDataSource {
  /// Handlers that are asked and told while a person expands and collapses items.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Asks whether an item may expand; without a handler it may.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Tells that an item is going to expand.
    public var willExpandItem: ((Item) -> Void)?
    /// Asks whether an item may collapse; without a handler it may.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Tells that an item is going to collapse.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the children of an item that is going to expand, given its present ones.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    /// Makes an empty set of handlers.
    public init() {}
  }

  /// Expands or collapses an item for a person; does nothing for an unknown item or if a handler
  /// refuses.
  ///
  /// - Complexity: O(n) for n items of the section.
  package func setExpanded(_ item: ItemIdentifierType, _ isExpanded: Bool) {
    guard let section = current.sectionIdentifier(containingItem: item) else { return }
    var outline = snapshot(for: section)
    guard outline.isExpanded(item) != isExpanded else { return }
    let handlers = sectionSnapshotHandlers
    if isExpanded {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: children(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    } else {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    }
    apply(outline, to: section)
  }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  package func outlinePlace(at indexPath: IndexPath) -> OutlinePlace? {
    guard let section = sectionIdentifier(for: indexPath.section), let outline = outlines[section],
      let item = itemIdentifier(for: indexPath)
    else { return nil }
    return OutlinePlace(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }

  package func toggleOutline(at indexPath: IndexPath) {
    guard let place = outlinePlace(at: indexPath), let item = itemIdentifier(for: indexPath) else {
      return
    }
    setExpanded(item, !place.isExpanded)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot with outlines instead of the items of their sections.
  ///
  /// - Complexity: O(n) for n items.
  func showing(
    _ outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
  ) -> Self {
    var result = self
    let missing = outlines.keys.filter { indexOfSection($0) == nil }
    result.appendSections(Array(missing))
    for (section, outline) in outlines {
      let visible = outline.visibleItems
      result.deleteItems(result.itemIdentifiers(inSection: section))
      result.deleteItems(visible)
      result.appendItems(visible, toSection: section)
    }
    return result
  }
}

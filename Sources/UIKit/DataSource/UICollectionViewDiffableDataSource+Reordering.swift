// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UICollectionViewDiffableDataSource {
  /// Handlers that are asked and told while a person reorders items.
  ///
  /// The data source itself takes the new order; `didReorder` is the place to update the app's own
  /// data.
  public struct ReorderingHandlers {
    /// Asks whether an item may be moved; without a handler none may.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Tells what will change, when the person lets go of the item.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Tells what changed.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes an empty set of handlers.
    public init() {}
  }

  typealias ItemOutline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Whether the handler allows an item to be moved.
  ///
  /// An item with visible children stays, because they could not all follow one finger.
  func mayReorder(at indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    guard reorderingHandlers.canReorderItem?(item) ?? false else { return false }
    guard let section = current.sectionIdentifier(containingItem: item) else { return false }
    let outline = snapshot(for: section)
    return !outline.isExpanded(item) || outline.snapshot(of: item).items.isEmpty
  }

  /// Moves an item with its hidden descendants.
  ///
  /// - Complexity: O(n) for n items.
  func reorder(from source: IndexPath, to target: IndexPath) {
    guard let item = itemIdentifier(for: source),
      let left = sectionIdentifier(for: source.section),
      let entered = sectionIdentifier(for: target.section)
    else { return }
    var changed: Outlines = [left: snapshot(for: left)]
    changed[entered] = snapshot(for: entered)
    let before = changed
    let moved = changed[left]?.snapshot(of: item, includingParent: true)
    changed[left]?.delete([item])
    if let moved { changed[entered]?.put(moved, at: target.item) }
    var final = current
    final.deleteItems([item])
    final.put(item, at: target.item, in: entered)
    let sections = current.sectionIdentifiers.filter { before[$0] != nil }.compactMap { section in
      before[section].flatMap { old in
        changed[section].map {
          NSDiffableDataSourceSectionTransaction(section, from: old, to: $0)
        }
      }
    }
    let transaction = NSDiffableDataSourceTransaction(from: current, to: final, sections: sections)
    reorderingHandlers.willReorder?(transaction)
    adopt(final, outlines.merging(changed.filter { outlines[$0.key] != nil }) { $1 })
    reorderingHandlers.didReorder?(transaction)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Inserts an item at an index of a section, or at its end.
  fileprivate mutating func put(
    _ item: ItemIdentifierType,
    at index: Int,
    in section: SectionIdentifierType
  ) {
    let others = itemIdentifiers(inSection: section)
    if others.indices.contains(index) {
      insertItems([item], beforeItem: others[index])
    } else {
      appendItems([item], toSection: section)
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Inserts items at an index among the visible items: after the item before that index, or as its
  /// first child if its other children are visible.
  fileprivate mutating func put(_ items: Self, at index: Int) {
    let visible = visibleItems
    let next = visible.indices.contains(index) ? visible[index] : nil
    guard index > 0, visible.indices.contains(index - 1) else {
      if let next { insert(items, before: next) } else { append(items) }
      return
    }
    let previous = visible[index - 1]
    if let next, level(of: next) > level(of: previous) {
      insert(items, before: next)
    } else {
      insert(items, after: previous)
    }
  }

  private mutating func append(_ items: Self) {
    let roots = items.rootItems
    append(roots)
    for root in roots {
      replace(childrenOf: root, using: items.snapshot(of: root))
      if items.isExpanded(root) { expand([root]) }
    }
  }
}

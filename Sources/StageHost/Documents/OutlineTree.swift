// SPDX-License-Identifier: Apache-2.0
import StageDocuments
import StageProtocol
import UIKit

/// A section's items as an outline; an item with an unknown parent is a root.
struct OutlineTree {
  /// An item and the number of its ancestors.
  struct Node: Equatable {
    var index: Int
    var level: Int
  }

  private let items: ItemList
  private var roots: [Int] = []
  private var children: [Int: [Int]] = [:]

  /// Finds the children of each item.
  ///
  /// - Complexity: O(n) for n items.
  init(_ items: ItemList) {
    self.items = items
    var indexes: [String: Int] = [:]
    indexes.reserveCapacity(items.count)
    for (index, item) in items.enumerated() { indexes[item.id] = index }
    for (index, item) in items.enumerated() {
      let name = item.outline.parent
      if !name.isEmpty, let parent = indexes[name] {
        children[parent, default: []].append(index)
      } else {
        roots.append(index)
      }
    }
  }

  /// The items in the order of a list, each before its children.
  ///
  /// - Parameter isOpen: Whether the children of an item are included.
  /// - Returns: The items with their levels.
  /// - Complexity: O(n) for n returned items.
  func nodes(where isOpen: (StageData.Item) -> Bool) -> [Node] {
    var nodes: [Node] = []
    var rest = roots.reversed().map { Node(index: $0, level: 0) }
    while let node = rest.popLast() {
      nodes.append(node)
      guard let below = children[node.index], isOpen(items[node.index]) else { continue }
      for child in below.reversed() { rest.append(Node(index: child, level: node.level + 1)) }
    }
    return nodes
  }

  /// The items whose ancestors are all expanded, with their places.
  var visible: [StageData.Item] {
    nodes { $0.outline.isExpanded }.map { node in
      var item = items[node.index]
      item.outline.place = OutlineItem.Place(
        level: node.level,
        isParent: children[node.index] != nil
      )
      return item
    }
  }

  /// The ids of all items below some items.
  func descendants(of ids: Set<String>) -> [String] {
    var found: [String] = []
    var rest = items.indices.filter { ids.contains(items[$0].id) }
    while let index = rest.popLast() {
      for child in children[index] ?? [] where !ids.contains(items[child].id) {
        found.append(items[child].id)
        rest.append(child)
      }
    }
    return found
  }

  /// The outline as a section snapshot of UIKit.
  @MainActor
  var snapshot: NSDiffableDataSourceSectionSnapshot<String> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(roots.map { items[$0].id })
    for node in nodes(where: { _ in true }) {
      guard let below = children[node.index] else { continue }
      snapshot.append(below.map { items[$0].id }, to: items[node.index].id)
    }
    let expanded = children.keys.filter { items[$0].outline.isExpanded }
    snapshot.expand(expanded.map { items[$0].id })
    return snapshot
  }
}

extension StageData {
  /// The visible part of the data: without items below collapsed ones.
  ///
  /// - Complexity: O(n) for n items of sections with outlines.
  var visible: StageData {
    guard sections.contains(where: \.isOutline) else { return self }
    return StageData(
      sections: sections.map { section in
        guard section.isOutline else { return section }
        var shown = section
        shown.items = ItemList(OutlineTree(section.items).visible)
        return shown
      }
    )
  }

  /// Whether any row may have actions.
  var hasRowActions: Bool { sections.contains { $0.actions != nil || $0.hasItemActions } }
}

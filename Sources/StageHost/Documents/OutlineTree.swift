// SPDX-License-Identifier: Apache-2.0
import StageProtocol
import UIKit

/// A section's items as an outline; an item whose parent the section does not have is a root.
struct OutlineTree {
  /// An item and how many ancestors it has.
  struct Node: Equatable {
    var index: Int
    var level: Int
  }

  private let items: [StageData.Item]
  private var roots: [Int] = []
  private var children: [Int: [Int]] = [:]

  /// Finds out who is below whom.
  ///
  /// - Complexity: O(n) for n items.
  init(_ items: [StageData.Item]) {
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

  /// Items in the order in which a list shows them, each before its children.
  ///
  /// - Parameter isOpen: Whether the children of an item are wanted.
  /// - Returns: Each with its level.
  /// - Complexity: O(n) for n items that are wanted.
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

  /// The items whose ancestors are all expanded; each knows its place.
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

  /// Ids of all items below some of them.
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

  /// The same as UIKit has it.
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
  /// What of the data is shown: items below collapsed ones are not.
  ///
  /// - Complexity: O(n) for n items of sections that are outlines.
  var visible: StageData {
    guard sections.contains(where: \.isOutline) else { return self }
    return StageData(
      sections: sections.map { section in
        guard section.isOutline else { return section }
        var shown = section
        shown.items = OutlineTree(section.items).visible
        return shown
      }
    )
  }

  /// Whether any row may have something behind it.
  var hasRowActions: Bool { sections.contains { $0.actions != nil || $0.hasItemActions } }
}

// SPDX-License-Identifier: Apache-2.0

/// Identities in the order in which they were first marked, each once.
package struct MarkedIdentifiers<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The marked identities, the first marked first.
  package private(set) var list: [ID] = []
  private var members: Set<ID> = []

  /// Marks nothing.
  package init() {}

  /// Whether an identity is marked.
  package func contains(_ id: ID) -> Bool { members.contains(id) }

  /// Marks those that are not yet.
  package mutating func insert(_ ids: some Sequence<ID>) {
    for id in ids where members.insert(id).inserted { list.append(id) }
  }

  /// Takes the marks off.
  ///
  /// - Complexity: O(m) for m marks, if one of them goes at all.
  package mutating func remove(_ ids: Set<ID>) {
    guard !members.isDisjoint(with: ids) else { return }
    members.subtract(ids)
    list.removeAll { ids.contains($0) }
  }
}

// SPDX-License-Identifier: Apache-2.0

/// Marked identities, each once, in the order in which they were first marked.
package struct MarkedIdentifiers<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The marked identities, the first marked first.
  package private(set) var list: [ID] = []
  private var members: Set<ID> = []

  /// Makes an empty list.
  package init() {}

  /// Whether an identity is marked.
  package func contains(_ id: ID) -> Bool { members.contains(id) }

  /// Marks identities that are not marked yet.
  package mutating func insert(_ ids: some Sequence<ID>) {
    for id in ids where members.insert(id).inserted { list.append(id) }
  }

  /// Removes marks.
  ///
  /// - Complexity: O(m) for m marks, if at least one of them is removed.
  package mutating func remove(_ ids: Set<ID>) {
    guard !members.isDisjoint(with: ids) else { return }
    members.subtract(ids)
    list.removeAll { ids.contains($0) }
  }
}

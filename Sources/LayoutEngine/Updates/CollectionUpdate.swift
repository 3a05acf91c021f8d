// SPDX-License-Identifier: Apache-2.0

/// One change of a batch.
///
/// Deletions, reloads and origins of moves count in the old state, insertions and targets of moves
/// in the new one, whatever the order of the calls.
package enum CollectionUpdate: Hashable, Sendable {
  case insertItem(ElementPosition)
  case deleteItem(ElementPosition)
  case reloadItem(ElementPosition)
  case moveItem(from: ElementPosition, to: ElementPosition)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(from: Int, to: Int)
}

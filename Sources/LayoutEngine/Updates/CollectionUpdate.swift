// SPDX-License-Identifier: Apache-2.0

/// One change of a batch.
///
/// Deletions, reloads and origins of moves are positions before the batch. Insertions and targets
/// of moves are positions after it. The order of the calls does not matter.
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

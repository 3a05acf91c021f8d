// SPDX-License-Identifier: Apache-2.0

/// A change of a snapshot that names something wrong; nothing has changed then.
package enum SnapshotError<
  SectionID: Hashable & Sendable,
  ItemID: Hashable & Sendable
>: Error, Hashable {
  /// Items that are given twice, or that the snapshot has already; in the order given.
  case duplicateItems([ItemID])
  /// Sections that are given twice, or that the snapshot has already; in the order given.
  case duplicateSections([SectionID])
  /// An item to be found that is not there.
  case unknownItem(ItemID)
  /// A section to be found that is not there.
  case unknownSection(SectionID)
  /// Items that have no section to go to.
  case noSections
}

extension SnapshotError: CustomStringConvertible {
  /// UIKit's text where it is known from crash reports, else one in its manner.
  package var description: String {
    switch self {
    case .duplicateItems(let ids):
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(set(of: ids))"
    case .duplicateSections(let ids):
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(set(of: ids))"
    case .unknownItem(let id):
      "Specified item \"\(id)\" is not found in the snapshot."
    case .unknownSection(let id):
      "Specified section \"\(id)\" is not found in the snapshot."
    case .noSections:
      "There are currently no sections in the snapshot."
    }
  }

  /// A list as Foundation describes a set.
  private func set(of ids: [some Any]) -> String {
    "{(\n" + ids.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }
}

// SPDX-License-Identifier: Apache-2.0

/// The error of a wrong change to a snapshot; the snapshot is unchanged then.
package enum SnapshotError<
  SectionID: Hashable & Sendable,
  ItemID: Hashable & Sendable
>: Error, Hashable {
  /// Items that are given twice, or are already in the snapshot; in the order given.
  case duplicateItems([ItemID])
  /// Sections that are given twice, or are already in the snapshot; in the order given.
  case duplicateSections([SectionID])
  /// An item that is not in the snapshot.
  case unknownItem(ItemID)
  /// A section that is not in the snapshot.
  case unknownSection(SectionID)
  /// Items that are added while there is no section.
  case noSections
}

extension SnapshotError: CustomStringConvertible {
  /// UIKit's text when it is known from crash reports, otherwise one in its style.
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
      "There are currently no sections in the data source. Please add a section first."
    }
  }

  /// A list as Foundation describes a set.
  private func set(of ids: [some Any]) -> String {
    "{(\n" + ids.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }
}

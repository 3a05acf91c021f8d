// SPDX-License-Identifier: Apache-2.0

extension CollectionUpdate {
  /// The call that recorded the change, as text.
  package var callText: String {
    switch self {
    case .insertItem(let item): "insertItems(at: \(Self.text(item)))"
    case .deleteItem(let item): "deleteItems(at: \(Self.text(item)))"
    case .reloadItem(let item): "reloadItems(at: \(Self.text(item)))"
    case .moveItem(let from, let to): "moveItem(at: \(Self.text(from)), to: \(Self.text(to)))"
    case .insertSection(let section): "insertSections(\(section))"
    case .deleteSection(let section): "deleteSections(\(section))"
    case .reloadSection(let section): "reloadSections(\(section))"
    case .moveSection(let from, let to): "moveSection(\(from), toSection: \(to))"
    }
  }

  private static func text(_ position: ElementPosition) -> String {
    "[\(position.section), \(position.item)]"
  }
}

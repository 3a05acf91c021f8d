// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Makes the words of a button that undoes or redoes an edit.
enum EditLabel {
  /// The label of an edit: it names the change.
  static func label(of edit: StageEdit) -> String {
    switch edit {
    case .insert(let count, _, _): "Insert " + items(count)
    case .delete(let ids): "Delete " + items(ids?.count ?? 0)
    case .duplicate(let ids): "Duplicate " + items(ids?.count ?? 0)
    case .move(let ids, _): "Move " + items(ids.count)
    case .insertSection: "Insert section"
    case .deleteSection: "Delete section"
    case .moveSection: "Move section"
    case .shuffle: "Shuffle"
    case .sort: "Sort by title"
    case .batch: "Mixed batch"
    case .randomSizes: "Random sizes"
    case .fileSizes: "Sizes of the file"
    case .count(let count, _): "Set to " + items(count)
    case .words(.accented): "Accented texts"
    case .words(.long): "Long texts"
    case .words(.file): "Texts of the file"
    case .fill(let all, _, _): "Show " + items(all.count)
    case .update(_, let update): label(of: update)
    case .updateSection: "Change section"
    case .revert: "Revert to the files"
    }
  }

  private static func label(of update: StageEdit.ItemUpdate) -> String {
    if let isExpanded = update.expanded { return isExpanded ? "Expand" : "Collapse" }
    if let isFlagged = update.flagged { return isFlagged ? "Flag" : "Unflag" }
    return "Change item"
  }

  /// The label of a paste.
  static func label(ofPasting count: Int) -> String { "Paste " + items(count) }

  private static func items(_ count: Int) -> String { count == 1 ? "1 item" : "\(count) items" }
}

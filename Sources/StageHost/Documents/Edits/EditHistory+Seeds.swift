// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The edits from which the same data can be made again, for links.
extension EditHistory {
  /// More edits would make a link too long.
  static let mostSeeded = 8

  /// The edits that make the present data from those of the file.
  ///
  /// - Returns: `nil` when there are too many, or when one is not made of a seed alone.
  /// - Complexity: O(n) for n steps since the files.
  var seeded: [StageEdit]? {
    let files = undoSteps.lastIndex(where: \.endsAtFiles)
    guard startsAtFile || files != nil else { return nil }
    var edits: [StageEdit] = []
    for step in undoSteps[(files.map { $0 + 1 } ?? 0)...] where step.changesData {
      guard case .data(let command, _, _) = step.action, let edit = command.seeded,
        edits.count < Self.mostSeeded
      else { return nil }
      edits.append(edit)
    }
    return edits
  }
}

extension EditCommand {
  /// The edit, if it has the same result on the same data for everybody and is short; `nil` when it
  /// depends on a selection, or brings words or items of its own.
  fileprivate var seeded: StageEdit? {
    switch self {
    case .edit(let edit):
      switch edit {
      case .insert, .insertSection, .shuffle, .sort, .randomSizes, .fileSizes, .count, .words: edit
      case .delete, .duplicate, .move, .deleteSection, .moveSection, .batch, .update,
        .updateSection, .fill, .revert:
        nil
      }
    case .batch(let seed, nil): .batch(seed: seed)
    case .batch, .paste: nil
    }
  }
}

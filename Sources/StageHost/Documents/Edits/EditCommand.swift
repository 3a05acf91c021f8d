// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// A change of the data that a user asks for and that can be repeated.
enum EditCommand: Hashable {
  case edit(StageEdit)
  /// A batch of mixed changes around an item, or at the start, independently of the selection.
  case batch(seed: UInt32, near: String?)
  /// Inserts copies of items at a place.
  case paste([StageData.Item], at: StageEdit.ItemPlace)

  /// The words on the button for undo.
  var label: String {
    switch self {
    case .edit(let edit): EditLabel.label(of: edit)
    case .batch(let seed, _): EditLabel.label(of: .batch(seed: seed))
    case .paste(let items, _): EditLabel.label(ofPasting: items.count)
    }
  }
}

extension EditRun {
  /// Runs a command.
  ///
  /// - Returns: The command with the selected items written into it.
  mutating func run(_ command: EditCommand) throws(ProtocolError) -> EditCommand {
    switch command {
    case .edit(.batch(let seed)):
      return try run(.batch(seed: seed, near: batchAnchor))
    case .edit(let edit): return .edit(try run(edit))
    case .batch(let seed, let anchor):
      mix(near: anchor, seed: seed)
      return command
    case .paste(let items, let place):
      try paste(items, at: place)
      return command
    }
  }
}

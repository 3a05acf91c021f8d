// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// A change of the data that somebody asks for and that one can do again.
enum EditCommand: Hashable {
  case edit(StageEdit)
  /// A mixed batch that happens around an item, or at the beginning whatever is selected.
  case batch(seed: UInt32, near: String?)
  /// Copies of items, put at a place.
  case paste([StageData.Item], at: StageEdit.ItemPlace)

  /// What a button says that takes it back.
  var label: String {
    switch self {
    case .edit(let edit): EditLabel.label(of: edit)
    case .batch(let seed, _): EditLabel.label(of: .batch(seed: seed))
    case .paste(let items, _): EditLabel.label(ofPasting: items.count)
    }
  }
}

extension EditRun {
  /// Does a command.
  ///
  /// - Returns: The command with what it took from the selection spelt out.
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

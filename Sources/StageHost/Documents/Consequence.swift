// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// A consequence for the stage of an action in one view.
enum Consequence: Hashable {
  /// Edits the data.
  case edit(StageEdit)
  /// Inserts copies of items at a place.
  case paste([StageData.Item], at: StageEdit.ItemPlace)
  /// Sets a parameter that a gesture changed.
  case set(key: String, value: ParameterValue, ClientMessage.SetParameter.Phase)
  /// Selects these items in every view.
  case select([String])
  /// Starts the editing mode in all collection views.
  case beginEditing
  /// Answers the client that asked.
  case reply(StageReply)
}

extension Consequence {
  /// Whether it changes the stage's selection.
  var isSelection: Bool { if case .select = self { true } else { false } }
}

// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What follows for the stage from what somebody did in one view.
enum Consequence: Hashable {
  /// The data changes.
  case edit(StageEdit)
  /// Copies of items come in at a place.
  case paste([StageData.Item], at: StageEdit.ItemPlace)
  /// A gesture changed a parameter.
  case set(key: String, value: ParameterValue, ClientMessage.SetParameter.Phase)
  /// These items are selected, in every view.
  case select([String])
  /// The collection views are being edited now.
  case beginEditing
  /// Who asked is answered.
  case reply(StageReply)
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Keeps states of the stage, and goes back to them.
extension StageMachine {
  private static let absent = ProtocolError(
    code: SessionErrorCode.hostEnded,
    field: "",
    message: "the stage is not shown at present; try again when it is"
  )

  /// Lets the host write its data to the journal, from where they are kept.
  mutating func keepVersion(_ name: String, from origin: CommandOrigin) -> [Effect] {
    guard takesCommands else { return [.answer(origin, refusal: Self.absent)] }
    return [playing.give(.keep(name), from: [origin]) { .checkpoint(number: $0) }]
  }

  /// Gives the host a kept state.
  mutating func restore(_ state: VersionBook.State, from origin: CommandOrigin) -> [Effect] {
    guard takesCommands else { return [.answer(origin, refusal: Self.absent)] }
    let name = versions.good?.data.name ?? ""
    let file = FileMessage(role: .edited, name: name, bytes: Data(state.data.utf8))
    return [
      .file(playing.address, file),
      playing.give(.act, from: [origin]) {
        .restore(number: $0, name: state.version.name, overrides: state.values)
      },
    ]
  }
}

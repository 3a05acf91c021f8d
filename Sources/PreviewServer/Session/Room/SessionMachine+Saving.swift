// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Writes the values that users set into the layout file, when somebody asks for it.
extension SessionMachine {
  mutating func save(
    _ step: SaveStep,
    on stage: String,
    from origin: CommandOrigin
  ) throws(ProtocolError) {
    let change = try unsaved(on: stage)
    switch step {
    case .ask:
      let message = ServerMessage.unsaved(
        UnsavedValues(
          stage: stage,
          file: stages[stage]?.versions.good?.layout.name ?? "",
          fingerprint: change.fingerprint,
          lines: change.lines,
          left: change.left
        )
      )
      send(origin.client, message)
      acknowledge(origin.client, seq: origin.seq, view: origin.view)
    case .write(let fingerprint):
      guard change.fingerprint == fingerprint else {
        throw ProtocolError(
          code: SessionErrorCode.notCurrent,
          field: "fingerprint",
          message: "the values or the file have changed since; look at the lines again"
        )
      }
      effects.append(
        .writeLayout(stage: stage, before: change.before, after: change.after, origin)
      )
    }
  }

  private func unsaved(on stage: String) throws(ProtocolError) -> LayoutFileChange {
    guard let machine = stages[stage], machine.isOfUser, machine.source == nil,
      let bytes = machine.versions.good?.layout.bytes,
      let bundle = try? LayoutBundle(bytes, limits: limits)
    else {
      throw ProtocolError(
        code: SessionErrorCode.notFound,
        field: "stage",
        message: "the stage has no layout file of yours; copy the gallery's to change it"
      )
    }
    return LayoutFileChange(bundle.main, setting: machine.overrides)
  }

  /// Answers a command that wrote a layout file.
  mutating func wroteLayout(_ failure: String?, from origin: CommandOrigin) -> [Effect] {
    let error = failure.map {
      ProtocolError(code: SessionErrorCode.notSaved, field: "", message: $0)
    }
    return answer(origin, refusal: error)
  }
}

extension LayoutFileChange {
  /// A name for exactly this change.
  var fingerprint: String {
    var sum = SHA256()
    sum.add(field: before)
    sum.add(field: after)
    return String(sum.finished().data.map { String(format: "%02x", $0) }.joined().prefix(16))
  }
}

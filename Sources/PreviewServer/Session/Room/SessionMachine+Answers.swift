// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Recorded answers to the requests of an app, which people bring onto the page.
extension SessionMachine {
  /// The clients that bring answers at the same time.
  private static let mostUploads = 8

  mutating func answers(
    _ step: AnswersStep,
    on stage: String,
    from origin: CommandOrigin,
    now: Double
  ) throws(ProtocolError) {
    switch step {
    case .bring(let piece, let pieces, let text):
      do throws(ProtocolError) {
        try bring(piece, of: pieces, text, on: stage, from: origin)
      } catch {
        uploads[origin.client] = nil
        throw error
      }
    case .ask: try save(to: stage, writing: nil, from: origin)
    case .write(let fingerprint): try save(to: stage, writing: fingerprint, from: origin)
    }
  }

  private mutating func bring(
    _ piece: Int,
    of pieces: Int,
    _ text: String,
    on stage: String,
    from origin: CommandOrigin
  ) throws(ProtocolError) {
    guard stages[stage]?.source != nil else {
      throw ProtocolError(
        code: SessionErrorCode.notFound,
        field: "stage",
        message: "the stage has no Swift source, which could ask for answers"
      )
    }
    if piece == 0 {
      uploads[origin.client] = nil
      guard uploads.count < Self.mostUploads else {
        throw ProtocolError(
          code: ErrorCode.tooMany,
          field: "piece",
          message: "others are bringing answers; wait for them"
        )
      }
      uploads[origin.client] = AnswersUpload(stage: stage, pieces: pieces)
    }
    guard var upload = uploads[origin.client], upload.stage == stage, upload.pieces == pieces,
      upload.next == piece
    else {
      throw ProtocolError(
        code: SessionErrorCode.notCurrent,
        field: "piece",
        message: "piece is \(piece), which does not follow the last one; begin with 0"
      )
    }
    guard let bytes = Data(base64Encoded: text) else {
      throw ProtocolError(
        code: ErrorCode.invalidText,
        field: "text",
        message: "text must be base64"
      )
    }
    upload.text += bytes
    upload.next += 1
    guard upload.text.count <= limits.answerBytes else {
      throw ProtocolError(
        code: ErrorCode.tooBig,
        field: "text",
        message: "the answers may have at most \(limits.answerBytes) bytes together"
      )
    }
    uploads[origin.client] = upload
    guard upload.next == pieces else {
      return acknowledge(origin.client, seq: origin.seq, view: origin.view)
    }
    uploads[origin.client] = nil
    try take(upload.text, on: stage, from: origin)
  }

  /// Keeps answers and lets the app run with them.
  private mutating func take(
    _ text: Data,
    on stage: String,
    from origin: CommandOrigin
  ) throws(ProtocolError) {
    _ = try RecordedAnswers.read(text, limits: limits)
    let room = rooms[stage] ?? StageRoom()
    let values = room.versions.states.map(\.values) + [stages[stage]?.overrides ?? [:]]
    let used = Set(values.compactMap { AnswersChoice.id($0[AnswersChoice.key]) })
    for entry in try room.answers.entries(adding: text, keeping: used, limits) {
      let record = rooms[stage, default: StageRoom()].apply(entry)
      effects.append(.note(stage: stage, record))
    }
    let files = rooms[stage]?.answers.files ?? []
    let id = AnswersBook.id(of: text)
    run(stage) { $0.take(answers: files, choosing: id, from: origin) }
  }

  private mutating func save(
    to stage: String,
    writing fingerprint: String?,
    from origin: CommandOrigin
  ) throws(ProtocolError) {
    let id = AnswersChoice.id(stages[stage]?.overrides[AnswersChoice.key])
    guard let machine = stages[stage], machine.isOfUser, machine.source != nil,
      let text = id.flatMap({ rooms[stage]?.answers.text($0) })
    else {
      throw ProtocolError(
        code: SessionErrorCode.notFound,
        field: "stage",
        message: "the app runs without recorded answers that could be saved"
      )
    }
    let answers = try RecordedAnswers.read(text, limits: limits)
    effects.append(.saveAnswers(stage: stage, answers, fingerprint: fingerprint, origin))
  }

  /// Tells a client what would be written beside the source, or that it was written.
  mutating func savedAnswers(
    _ result: Result<UnsavedValues?, ProtocolError>,
    from origin: CommandOrigin
  ) -> [Effect] {
    switch result {
    case .failure(let error): return answer(origin, refusal: error)
    case .success(let unsaved):
      if let unsaved { send(origin.client, .unsaved(unsaved)) }
      return drain() + answer(origin, refusal: nil)
    }
  }
}

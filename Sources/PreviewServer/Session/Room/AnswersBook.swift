// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The recorded answers that people brought onto one stage.
///
/// A choice of them is a parameter of the stage, so undo may lead back to any of them.
struct AnswersBook {
  /// The answers of one text.
  struct Kept: Codable, Equatable {
    /// The beginning of the checksum of the text.
    var id: String
    var text: Data
  }

  /// One change.
  enum Entry: Codable, Equatable {
    case add(Kept)
    case forget(String)
    /// All answers, in place of all earlier entries.
    case whole([Kept])
  }

  /// Digits of an id.
  private static let idLength = 16

  /// The oldest first.
  private(set) var kept: [Kept] = []

  /// Everything in one entry.
  var whole: Entry { .whole(kept) }

  /// The texts as files for a host.
  var files: [FileMessage] {
    kept.map { FileMessage(role: .answers, name: $0.id, bytes: $0.text) }
  }

  func text(_ id: String) -> Data? { kept.first { $0.id == id }?.text }

  /// The id of a text.
  static func id(of text: Data) -> String {
    var sum = SHA256()
    text.withUnsafeBytes { sum.add($0) }
    return String(sum.finished().text.prefix(idLength))
  }

  /// The changes that keep a text, and forget those that nobody uses any more.
  ///
  /// - Parameters:
  ///   - text: The text, which was checked.
  ///   - used: The ids that the stage and its versions use.
  ///   - limits: The bounds.
  /// - Returns: What is new to the journal; nothing for a text that is kept.
  /// - Throws: `ProtocolError` when all that are kept are in use.
  func entries(
    adding text: Data,
    keeping used: Set<String>,
    _ limits: Limits
  ) throws(ProtocolError) -> [Entry] {
    let id = Self.id(of: text)
    guard !kept.contains(where: { $0.id == id }) else { return [] }
    let add = Entry.add(Kept(id: id, text: text))
    guard kept.count >= limits.answerSets else { return [add] }
    guard let oldest = kept.first(where: { !used.contains($0.id) }) else {
      throw ProtocolError(
        code: ErrorCode.tooMany,
        field: "answers",
        message: "the stage keeps \(limits.answerSets) texts with answers, which its versions use; "
          + "remove some versions first"
      )
    }
    return [.forget(oldest.id), add]
  }

  /// Carries out an entry.
  mutating func apply(_ entry: Entry) {
    switch entry {
    case .add(let one): kept = kept.filter { $0.id != one.id } + [one]
    case .forget(let id): kept.removeAll { $0.id == id }
    case .whole(let all): kept = all
    }
  }
}

/// The parts of a text that a client has sent so far.
struct AnswersUpload {
  var stage: String
  var pieces: Int
  var next = 0
  var text = Data()
}

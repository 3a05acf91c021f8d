// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The comments of one stage.
///
/// A change makes an entry for the journal, and the same entry repeats the change later.
struct CommentBook {
  /// One change.
  enum Entry: Codable, Equatable {
    case add(StageComment)
    case resolve(UInt64, Bool)
    case remove(UInt64)
    case restore(UInt64)
    /// All comments so far, and those that can be brought back, in place of all earlier entries.
    case whole([StageComment], removed: [StageComment], last: UInt64)
  }

  /// A change for the clients.
  struct Change: Equatable {
    var comments: [StageComment] = []
    var gone: [UInt64] = []
  }

  /// Removed comments that can be brought back; older ones are forgotten.
  static let mostRemoved = 50

  /// The comments in the order in which they were written.
  private(set) var comments: [StageComment] = []
  private var removed: [StageComment] = []
  private var last: UInt64 = 0

  /// Everything in one entry.
  var whole: Entry { .whole(comments, removed: removed, last: last) }

  /// Checks a step.
  ///
  /// - Parameters:
  ///   - step: What a client wants.
  ///   - name: The client's name.
  ///   - at: The time, in seconds since 1970.
  ///   - limits: The bounds.
  /// - Returns: The entry for the journal.
  /// - Throws: `ProtocolError` with the field that does not fit.
  func entry(
    for step: CommentStep,
    by name: String,
    at: Double,
    limits: Limits
  ) throws(ProtocolError) -> Entry {
    switch step {
    case .add(let pin, let text, let answers):
      return .add(try comment(on: pin, text, answers, by: name, at: at, limits))
    case .resolve(let id, let isResolved):
      guard comments.contains(where: { $0.id == id }) else { throw Self.missing(id) }
      return .resolve(id, isResolved)
    case .remove(let id):
      guard comments.contains(where: { $0.id == id }) else { throw Self.missing(id) }
      return .remove(id)
    case .restore(let id):
      guard removed.contains(where: { $0.id == id }) else { throw Self.missing(id) }
      try checkRoom(limits)
      return .restore(id)
    }
  }

  private func comment(
    on pin: StageComment.Pin,
    _ text: String,
    _ answers: UInt64?,
    by name: String,
    at: Double,
    _ limits: Limits
  ) throws(ProtocolError) -> StageComment {
    try checkRoom(limits)
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else {
      throw ProtocolError(code: ErrorCode.missing, field: "text", message: "text is empty")
    }
    var pin = pin
    if let answers {
      guard let first = comments.first(where: { $0.id == answers }), first.answers == nil else {
        throw Self.missing(answers)
      }
      pin = first.pin
    }
    return StageComment(id: last + 1, pin: pin, text: text, name: name, at: at, answers: answers)
  }

  private func checkRoom(_ limits: Limits) throws(ProtocolError) {
    guard comments.count >= limits.comments else { return }
    throw ProtocolError(
      code: ErrorCode.tooMany,
      field: "comment",
      message: "a stage may have at most \(limits.comments) comments; remove some first"
    )
  }

  private static func missing(_ id: UInt64) -> ProtocolError {
    ProtocolError(
      code: SessionErrorCode.notFound,
      field: "comment",
      message: "there is no comment \(id); it may have been removed"
    )
  }

  /// Carries out an entry; one that does not fit changes nothing.
  mutating func apply(_ entry: Entry) -> Change {
    switch entry {
    case .add(let comment):
      comments.append(comment)
      last = max(last, comment.id)
      return Change(comments: [comment])
    case .resolve(let id, let isResolved):
      guard let place = comments.firstIndex(where: { $0.id == id }) else { return Change() }
      comments[place].resolved = isResolved
      return Change(comments: [comments[place]])
    case .remove(let id):
      let gone = comments.filter { $0.id == id || $0.answers == id }
      comments.removeAll { $0.id == id || $0.answers == id }
      removed = (removed + gone).suffix(Self.mostRemoved)
      return Change(gone: gone.map(\.id))
    case .restore(let id):
      let back = removed.filter { $0.id == id || $0.answers == id }
      removed.removeAll { $0.id == id || $0.answers == id }
      comments = (comments + back).sorted { $0.id < $1.id }
      return Change(comments: back)
    case .whole(let all, let removed, let last):
      (comments, self.removed, self.last) = (all, removed, last)
      return Change(comments: all)
    }
  }
}

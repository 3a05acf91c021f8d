// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// What people leave on one stage for each other, and who has a hand raised.
struct StageRoom {
  private(set) var comments = CommentBook()
  private(set) var versions = VersionBook()
  private(set) var answers = AnswersBook()
  /// The clients with a raised hand.
  var hands: Set<UInt64> = []
  /// The records of each book in the journal.
  private var counts: [RoomBook: Int] = [:]

  /// Repeats what the journal kept, oldest first.
  mutating func restore(_ texts: [String], of book: RoomBook) {
    counts[book] = texts.count
    for text in texts {
      switch book {
      case .comments:
        if let entry: CommentBook.Entry = RoomRecord.entry(text) { _ = comments.apply(entry) }
      case .versions:
        if let entry: VersionBook.Entry = RoomRecord.entry(text) { versions.apply(entry) }
      case .answers:
        if let entry: AnswersBook.Entry = RoomRecord.entry(text) { answers.apply(entry) }
      }
    }
  }

  /// Carries out a checked change of the comments.
  ///
  /// - Returns: The record for the journal, and what clients are told.
  mutating func apply(_ entry: CommentBook.Entry) -> (RoomRecord, CommentBook.Change) {
    let change = comments.apply(entry)
    let comments = comments
    return (record(.comments, entry) { comments.whole }, change)
  }

  /// Carries out a checked change of the versions.
  mutating func apply(_ entry: VersionBook.Entry) -> RoomRecord {
    versions.apply(entry)
    let versions = versions
    return record(.versions, entry) { versions.whole }
  }

  /// Carries out a checked change of the recorded answers.
  mutating func apply(_ entry: AnswersBook.Entry) -> RoomRecord {
    answers.apply(entry)
    let answers = answers
    return record(.answers, entry) { answers.whole }
  }

  private mutating func record(
    _ book: RoomBook,
    _ entry: some Encodable,
    whole: () -> some Encodable
  ) -> RoomRecord {
    let count = counts[book, default: 0] + 1
    let isWhole = count > book.mostRecords
    counts[book] = isWhole ? 1 : count
    return isWhole
      ? RoomRecord(book, whole(), isWhole: true) : RoomRecord(book, entry, isWhole: false)
  }
}

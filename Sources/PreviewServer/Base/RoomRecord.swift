// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What people wrote on a stage, as the journal keeps it besides the stage itself.
enum RoomBook: String, CaseIterable {
  case comments
  case versions
  case answers

  /// The number of records after which one text with everything replaces them.
  var mostRecords: Int {
    switch self {
    case .comments: 400
    case .versions: 60
    case .answers: 24
    }
  }

  /// The key in the journal: the stage's with a word, because a stage whose files change keeps its
  /// comments, versions and answers.
  func key(of stage: String) -> String { "\(stage) (\(rawValue))" }
}

/// A record for the journal.
struct RoomRecord: Equatable {
  var book: RoomBook
  var text: String
  /// Whether it replaces all earlier ones.
  var isWhole: Bool

  init(_ book: RoomBook, _ entry: some Encodable, isWhole: Bool) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    self.book = book
    text = (try? encoder.encode(entry)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    self.isWhole = isWhole
  }

  /// The entry in a text; `nil` when this version has not written it.
  static func entry<Entry: Decodable>(_ text: String) -> Entry? {
    try? JSONDecoder().decode(Entry.self, from: Data(text.utf8))
  }
}

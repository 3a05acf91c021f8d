// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Everything that the journal has of one stage.
struct JournalImage: Equatable {
  /// The record of one command.
  struct Record: Equatable {
    var number: UInt64
    var text: String
  }

  /// The files that worked last; `nil` before any did.
  var files: StageInput?
  var overrides: [String: ParameterValue] = [:]
  /// The number of the last command.
  var last: UInt64 = 0
  /// The edited data before the records; `nil` when it is the content of the data file.
  var edited: Data?
  /// The records in the order of their numbers.
  var records: [Record] = []

  /// The stage for the server; `nil` when no files are kept.
  var stage: JournaledStage? {
    files.map { JournaledStage(files: $0, overrides: overrides, lastNumber: last) }
  }

  /// The overrides as the journal writes them.
  var overridesText: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = try? encoder.encode(overrides)
    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Reads overrides; `nil` when the text is none of the journal's.
  static func overrides(from text: String) -> [String: ParameterValue]? {
    try? JSONDecoder().decode([String: ParameterValue].self, from: Data(text.utf8))
  }

  /// The size of the pieces in which records are read, in bytes.
  private static let pieceBytes = 1024 * 1024

  /// Hands the records out in pieces, oldest first.
  func handOut(_ take: ([String]) -> Void) {
    var piece: [String] = []
    var bytes = 0
    for record in records {
      piece.append(record.text)
      bytes += record.text.utf8.count
      guard bytes >= Self.pieceBytes else { continue }
      take(piece)
      piece.removeAll()
      bytes = 0
    }
    if !piece.isEmpty { take(piece) }
  }

  /// Takes the state of a stage.
  mutating func keep(_ stage: JournaledStage) {
    files = stage.files
    files?.layout.library = nil
    overrides = stage.overrides
    last = stage.lastNumber
  }

  /// Takes a committed command.
  ///
  /// - Returns: Whether its record comes after all others.
  mutating func commit(_ entry: JournalEntry, _ overrides: [String: ParameterValue]) -> Bool {
    self.overrides = overrides
    last = entry.number
    guard let text = entry.record else { return true }
    let record = Record(number: entry.number, text: text)
    let place = records.lastIndex { $0.number < entry.number }.map { $0 + 1 } ?? 0
    let isLast = place == records.count
    if !isLast, records[place].number == entry.number {
      records[place] = record
    } else {
      records.insert(record, at: place)
    }
    return isLast
  }
}

/// What of a stage in the journal is not whole.
struct JournalLoss: Equatable {
  var stage: String
  /// The number of the changes that cannot be repeated.
  var changes = 0
  /// Whether the files that worked last are lost.
  var files = false
  /// Whether the edited data are lost, on which all records build.
  var edited = false
  /// Whether the values of parameters are lost.
  var overrides = false

  var isNothing: Bool { changes == 0 && !files && !edited && !overrides }

  /// The loss in words, with the stage's name.
  var words: String {
    var parts: [String] = []
    if files { parts.append("the files that worked last") }
    if edited { parts.append("the edited data") }
    if overrides { parts.append("the values of parameters") }
    if changes > 0 || parts.isEmpty {
      parts.append(changes == 1 ? "1 change" : "\(changes) changes")
    }
    return "\((stage as NSString).lastPathComponent): " + parts.joined(separator: ", ")
  }
}

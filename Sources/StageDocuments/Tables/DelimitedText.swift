// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// Reads records of fields with a separator between them, as RFC 4180 describes them.
///
/// The separator is a comma, a semicolon or a tab: the one of these that is most frequent in the first record. A field
/// in quotes may contain separators, ends of lines, and quotes that are doubled.
struct DelimitedText {
  /// One record.
  struct Record: Hashable {
    var fields: [String]
    /// The line in which it begins, from 1.
    var line: Int
  }

  /// The reason why a text cannot be read, and where.
  struct Failure: Error, Hashable {
    var code: String
    var message: String
    /// The record from 1, with the header; the field in it from 1.
    var row: Int
    var column: Int
    var line: Int
  }

  private static let quote = UInt8(ascii: "\"")
  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let separators = [",", ";", "\t"].map { UInt8(ascii: $0) }
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let bytes: [UInt8]
  private let separator: UInt8
  private var at: Int
  private var line = 1

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    at = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    separator = Self.separator(of: bytes[at...])
  }

  /// All records; empty lines are none.
  ///
  /// - Complexity: O(n) for n bytes.
  static func records(of bytes: [UInt8], atMost most: Int) throws(Failure) -> [Record] {
    var text = DelimitedText(bytes)
    var records: [Record] = []
    while text.at < bytes.count {
      let record = try text.record(number: records.count + 1)
      if record.fields == [""] { continue }
      guard records.count < most else {
        throw Failure(
          code: ErrorCode.tooMany,
          message: "the file has more than \(most - 1) rows",
          row: records.count + 1,
          column: 1,
          line: record.line
        )
      }
      records.append(record)
    }
    return records
  }

  private static func separator(of bytes: ArraySlice<UInt8>) -> UInt8 {
    var counts = [0, 0, 0]
    var isQuoted = false
    for byte in bytes {
      if byte == quote { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == newline { break }
      if let index = separators.firstIndex(of: byte) { counts[index] += 1 }
    }
    let most = counts.max() ?? 0
    return separators[counts.firstIndex(of: most) ?? 0]
  }

  private mutating func record(number: Int) throws(Failure) -> Record {
    var record = Record(fields: [], line: line)
    while true {
      record.fields.append(try field(row: number, column: record.fields.count + 1))
      guard at < bytes.count else { return record }
      let end = bytes[at]
      at += 1
      // A separator at the end of the file is followed by an empty field.
      if end == separator { continue }
      if end == Self.carriageReturn, at < bytes.count, bytes[at] == Self.newline { at += 1 }
      line += 1
      return record
    }
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == separator || byte == Self.newline || byte == Self.carriageReturn
  }

  private mutating func field(row: Int, column: Int) throws(Failure) -> String {
    guard at < bytes.count, bytes[at] == Self.quote else {
      let start = at
      while at < bytes.count, !isEnd(bytes[at]) { at += 1 }
      return try text(bytes[start..<at], row, column)
    }
    let first = line
    var content: [UInt8] = []
    at += 1
    while true {
      guard at < bytes.count else {
        throw failure("the quote that opens in line \(first) is never closed", row, column, first)
      }
      let byte = bytes[at]
      at += 1
      if byte == Self.newline { line += 1 }
      if byte == Self.quote {
        guard at < bytes.count, bytes[at] == Self.quote else { break }
        at += 1
      }
      content.append(byte)
    }
    guard at == bytes.count || isEnd(bytes[at]) else {
      throw failure(
        "text follows after the closing quote; a quote within is doubled",
        row,
        column,
        line
      )
    }
    return try text(content[...], row, column)
  }

  private func text(_ bytes: ArraySlice<UInt8>, _ row: Int, _ column: Int) throws(Failure) -> String
  {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw failure("the text is not UTF-8", row, column, line)
    }
    return text
  }

  private func failure(_ message: String, _ row: Int, _ column: Int, _ line: Int) -> Failure {
    Failure(code: ErrorCode.invalidText, message: message, row: row, column: column, line: line)
  }
}

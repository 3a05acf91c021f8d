// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What servers of a cluster write to each other: words in one line, and a body.
struct Letter {
  private static let end = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  private(set) var words: [String]
  let body: ArraySlice<UInt8>

  /// Reads a letter; `nil` when it is none.
  init?(_ bytes: [UInt8]) {
    guard let place = bytes.firstIndex(of: Self.end) else { return nil }
    words = bytes[..<place].split(separator: Self.space).map {
      String(decoding: $0, as: UTF8.self)
    }
    body = bytes[(place + 1)...]
  }

  /// Writes a letter.
  static func bytes(_ words: [String], _ body: some Collection<UInt8>) -> [UInt8] {
    let line = words.joined(separator: " ")
    var bytes: [UInt8] = []
    bytes.reserveCapacity(line.utf8.count + 1 + body.count)
    bytes.append(contentsOf: line.utf8)
    bytes.append(end)
    bytes.append(contentsOf: body)
    return bytes
  }

  /// Removes and returns the first word; an empty one when none is left.
  mutating func word() -> String { words.isEmpty ? "" : words.removeFirst() }

  /// Removes and returns the first word as a number; `nil` when it is none.
  mutating func number() -> UInt64? { UInt64(word()) }
}

/// The subjects of a cluster.
enum Subject {
  /// What is for one server alone.
  static func server(_ number: UInt64) -> String { "tessera.to.\(number)" }
  /// What the owner of a stage tells all that look at it.
  static func stage(_ id: String) -> String { "tessera.stage.\(id)" }
  /// The deltas of a view, and what its clients are told.
  static func view(_ id: UInt64) -> String { "tessera.view.\(id)" }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Texts in quotes, as JSON writes them.
enum JSONText {
  /// The text in quotes.
  static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  /// The text that is in quotes.
  static func string(_ quoted: ArraySlice<UInt8>) throws -> String {
    try JSONDecoder().decode(String.self, from: Data(quoted))
  }
}

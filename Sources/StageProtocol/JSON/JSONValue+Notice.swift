// SPDX-License-Identifier: Apache-2.0

extension JSONValue {
  /// A text about something wrong, cut to what a reader takes: it may quote a name of any length, and a
  /// refusal must not itself be refused.
  static func notice(_ text: String) -> JSONValue {
    let bound = Limits.standard.textBytes
    guard text.utf8.count > bound else { return .text(text) }
    let ellipsis = "…"
    let end = text.utf8.index(text.startIndex, offsetBy: bound - ellipsis.utf8.count)
    // A scalar that would be cut within its bytes is left out, since slicing rounds down to its start.
    return .text(String(text.unicodeScalars[..<end]) + ellipsis)
  }
}

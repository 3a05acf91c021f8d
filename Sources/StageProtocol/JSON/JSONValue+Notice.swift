// SPDX-License-Identifier: Apache-2.0

extension JSONValue {
  /// A message about an error, cut to the length that a reader accepts: it may quote a name of any
  /// length, and the receiver must not refuse it.
  static func notice(_ text: String) -> JSONValue {
    let bound = Limits.standard.textBytes
    guard text.utf8.count > bound else { return .text(text) }
    let ellipsis = "…"
    let end = text.utf8.index(text.startIndex, offsetBy: bound - ellipsis.utf8.count)
    // A scalar that the cut divides is left out, because slicing rounds down to its start.
    return .text(String(text.unicodeScalars[..<end]) + ellipsis)
  }
}

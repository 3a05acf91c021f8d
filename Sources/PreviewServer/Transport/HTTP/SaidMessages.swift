// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The messages that a client says in the header of a request, as if its WebSocket were open.
///
/// They are the base64url of their texts (RFC 4648 §5, without padding), one a line: JSON needs no
/// line breaks. Other sites' pages cannot send the header, and it is not written down on the way as
/// addresses are.
struct SaidMessages {
  /// The name of the header.
  static let header = "tessera-said"
  /// More would not be what a page says first.
  static let most = 4

  /// The text of each message, in UTF-8.
  let texts: [[UInt8]]

  /// Reads them.
  ///
  /// - Returns: `nil` if they cannot be read.
  init?(text: String) {
    guard let bytes = Self.decode(text[...]), String(validating: bytes, as: UTF8.self) != nil
    else { return nil }
    texts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Array($0) }
    guard texts.count <= Self.most else { return nil }
  }

  private static func decode(_ text: Substring) -> [UInt8]? {
    guard !text.isEmpty, !text.contains(where: { "+/=".contains($0) }) else { return nil }
    let plain = text.replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4)
    return Data(base64Encoded: plain + padding).map { Array($0) }
  }
}

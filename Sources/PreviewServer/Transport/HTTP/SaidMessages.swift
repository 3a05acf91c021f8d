// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The messages that a client puts into the address of its WebSocket, as if they came first.
///
/// They save the round trip between the handshake and what would follow it. In the query, `said` is
/// the base64url of their texts (RFC 4648 §5, without padding), one a line: JSON needs no line
/// breaks.
struct SaidMessages {
  static let name = "said"
  /// More would not be what a page says first.
  static let most = 4

  /// The text of each message, in UTF-8.
  var texts: [[UInt8]] = []

  /// Reads them from a query, which may lack them.
  ///
  /// - Returns: `nil` if they cannot be read.
  init?(query: String?) {
    let prefix = Self.name + "="
    let members = (query ?? "").split(separator: "&").filter { $0.hasPrefix(prefix) }
    guard let member = members.first else { return }
    guard members.count == 1, let bytes = Self.decode(member.dropFirst(prefix.count)),
      String(validating: bytes, as: UTF8.self) != nil
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

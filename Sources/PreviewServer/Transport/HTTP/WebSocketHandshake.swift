// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The headers with which a client asks for a WebSocket, and what RFC 6455 says about them.
struct WebSocketHandshake {
  static let version = "13"
  /// The only version of HTTP whose connections can become WebSockets.
  static let protocolName = "HTTP/1.1"
  /// The text of RFC 6455 that is hashed together with the client's key.
  static let magic = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
  private static let keyBytes = 16

  var method: HTTPRequest.Method
  /// The version of HTTP, as in the request's first line.
  var protocolName: String?
  var upgrade: String?
  var connection: String?
  var key: String?
  var version: String?

  /// The HTTP status of a wrong handshake; `nil` when it is right.
  var fault: Int? {
    guard tokens(upgrade).contains("websocket") else { return 400 }
    guard protocolName == Self.protocolName else { return 400 }
    guard method == .get else { return 405 }
    guard version == Self.version else { return 426 }
    guard tokens(connection).contains("upgrade") else { return 400 }
    guard let key, Data(base64Encoded: key)?.count == Self.keyBytes else { return 400 }
    return nil
  }

  private func tokens(_ value: String?) -> [String] {
    (value ?? "").split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
  }
}

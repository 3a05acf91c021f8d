// SPDX-License-Identifier: Apache-2.0
import Glibc

/// An answer that the server writes itself, for sockets that the library does not serve.
struct PlainAnswer {
  private var status: String
  private var headers: [String] = []
  private var text = ""

  /// The switch to a WebSocket.
  static func upgrade(accepting key: String) -> PlainAnswer {
    PlainAnswer(
      status: "101 Switching Protocols",
      headers: ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Accept: \(key)"]
    )
  }

  /// The refusal of a WebSocket with a status.
  static func refusal(_ status: Int) -> PlainAnswer {
    switch status {
    case 403: closing("403 Forbidden", "This host name or origin may not open a WebSocket here.")
    case 404: closing("404 Not Found", "The WebSocket is at /ws.")
    case 405: closing("405 Method Not Allowed", "A WebSocket begins with GET.")
    case 426:
      closing(
        "426 Upgrade Required",
        "This server speaks version 13 of WebSocket.",
        headers: ["Sec-WebSocket-Version: \(WebSocketHandshake.version)"]
      )
    case 503: closing("503 Service Unavailable", "The server is full or stops.")
    default: closing("400 Bad Request", "This is no handshake of a WebSocket.")
    }
  }

  /// The refusal of a new connection.
  static func refusal(of reason: Admission.Reason) -> PlainAnswer {
    switch reason {
    case .full: closing("503 Service Unavailable", "The server has too many connections.")
    case .tooManyFromAddress:
      closing("503 Service Unavailable", "The server has too many connections from your address.")
    }
  }

  static let headTooLong = closing(
    "431 Request Header Fields Too Large",
    "The header of the request is too long."
  )

  private static func closing(
    _ status: String,
    _ text: String,
    headers: [String] = []
  ) -> PlainAnswer {
    PlainAnswer(
      status: status,
      headers: headers + ["Connection: close", "Content-Type: text/plain; charset=utf-8"],
      text: text + "\n"
    )
  }

  /// The answer on the wire.
  var bytes: [UInt8] {
    var lines = ["HTTP/1.1 \(status)"] + headers
    if !text.isEmpty { lines.append("Content-Length: \(text.utf8.count)") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + text).utf8)
  }

  /// Writes the answer, which is much shorter than what a new socket accepts.
  ///
  /// - Returns: Whether the kernel took all of it.
  @discardableResult func send(to descriptor: Int32) -> Bool {
    let bytes = bytes
    return Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }
}

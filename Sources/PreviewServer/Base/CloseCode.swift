// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The reason why the server closes a WebSocket: the number in the close frame.
struct CloseCode: RawRepresentable, Hashable, Sendable {
  let rawValue: UInt16

  /// The client said goodbye.
  static let normal = CloseCode(rawValue: 1000)
  /// The server stops.
  static let goingAway = CloseCode(rawValue: 1001)
  /// The client sent a binary message; no message of clients is binary.
  static let unsupported = CloseCode(rawValue: 1003)
  /// The first message was no `hello`, or the client sent far too many messages.
  static let policy = CloseCode(rawValue: 1008)
  /// A message longer than `Limits.messageBytes`.
  static let tooBig = CloseCode(rawValue: 1009)
  /// The token is missing or wrong.
  static let token = CloseCode(rawValue: 4001)
  /// The client speaks another version of the protocol.
  static let version = CloseCode(rawValue: 4002)
  /// Another connection continues the session.
  static let replaced = CloseCode(rawValue: 4003)
  /// The client reads too slowly even for control messages.
  static let tooSlow = CloseCode(rawValue: 4004)
  /// The page's own files were saved; it must be loaded again.
  static let pageSaved = CloseCode(rawValue: 4005)
  /// The link with which the client came has ended.
  static let linkEnded = CloseCode(rawValue: 4006)
}

extension CloseCode {
  /// The code of the close frame when a client's error ends its connection.
  init(ending error: ProtocolError) {
    self =
      switch error.code {
      case SessionErrorCode.binary: .unsupported
      case SessionErrorCode.token: .token
      case SessionErrorCode.linkEnded: .linkEnded
      case SessionErrorCode.tooSlow: .tooSlow
      case SessionErrorCode.version: .version
      case ErrorCode.tooBig: .tooBig
      default: .policy
      }
  }
}

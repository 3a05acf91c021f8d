// SPDX-License-Identifier: Apache-2.0

/// The reason why a client's bytes end its WebSocket.
enum WebSocketFault: Error, Equatable {
  /// A rule of RFC 6455 was broken; the sentence names it.
  case broken(String)
  /// A text is not UTF-8.
  case invalidText
  /// A message is longer than the bound, in bytes.
  case tooLong(Int)
}

/// The numbers of a close frame that RFC 6455 and the registry of IANA allow on the wire.
enum WireCloseCode {
  /// No number was sent.
  static let none: UInt16 = 1005
  static let brokenRule: UInt16 = 1002
  static let invalidText: UInt16 = 1007

  static func isAllowed(_ code: UInt16) -> Bool {
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}

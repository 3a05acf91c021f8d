// SPDX-License-Identifier: Apache-2.0

/// The way to one client: its WebSocket, or the request that comes before it.
protocol ClientConnection: AnyObject {
  /// A number that no other connection of this server gets.
  var id: UInt64 { get }
  /// Whether it came over the network to a server that is open to that besides this machine.
  var isRemote: Bool { get }
  /// Whether it is closing and its messages are ignored.
  var isClosing: Bool { get }

  /// Sends a text, which replaces a waiting one with the same key.
  func send(text: Frame, key: String?)
  /// Sends a binary message.
  func send(frame: Frame)
  /// Closes the connection after what was sent before.
  func close(_ code: CloseCode, _ reason: String)
}

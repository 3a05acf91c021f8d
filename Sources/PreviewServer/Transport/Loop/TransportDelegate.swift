// SPDX-License-Identifier: Apache-2.0

/// The events of the event loop, which the server handles.
protocol TransportDelegate: AnyObject {
  /// The answer to a request for an asset.
  func response(to request: HTTPRequest) -> HTTPResponse
  /// The HTTP status with which a WebSocket is refused; `nil` accepts it.
  func refusal(of request: HTTPRequest) -> Int?
  /// A WebSocket was opened.
  func opened(_ connection: WebSocketConnection)
  /// A whole text message has arrived; its bytes are valid until the call returns.
  func received(_ text: UnsafeRawBufferPointer, from connection: WebSocketConnection)
  /// The first part of a binary message has arrived.
  func receivedBinary(from connection: WebSocketConnection)
  /// A WebSocket was closed.
  func closed(_ connection: WebSocketConnection)
  /// Everything that has happened was told; the loop writes and waits next.
  func turnEnds()
  /// Sockets were refused or closed, because there are too many.
  func crowded(_ line: String)
}

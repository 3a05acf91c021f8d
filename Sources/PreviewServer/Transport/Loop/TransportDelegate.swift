// SPDX-License-Identifier: Apache-2.0

/// The events of the event loop, which the server handles.
protocol TransportDelegate: AnyObject {
  /// The answer to a request; the body of a first picture's, which has `said`, comes later.
  func response(to request: HTTPRequest) -> HTTPResponse
  /// The HTTP status with which a WebSocket is refused; `nil` accepts it.
  func refusal(of request: HTTPRequest) -> Int?
  /// A client has come.
  func opened(_ connection: any ClientConnection)
  /// A whole text message has arrived; its bytes are valid until the call returns.
  func received(_ text: UnsafeRawBufferPointer, from connection: any ClientConnection)
  /// The first part of a binary message has arrived.
  func receivedBinary(from connection: any ClientConnection)
  /// A client has gone.
  func closed(_ connection: any ClientConnection)
  /// Everything that has happened was told; the loop writes and waits next.
  func turnEnds()
  /// Sockets were refused or closed, because there are too many.
  func crowded(_ line: String)
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The events of the event loop, which the server handles.
protocol TransportDelegate: AnyObject {
  /// The answer to a request for an asset.
  func response(to request: HTTPRequest) -> HTTPResponse
  /// The HTTP status with which a WebSocket is refused; `nil` accepts it.
  func refusal(of request: HTTPRequest) -> Int?
  /// A WebSocket was opened.
  func opened(_ connection: WebSocketConnection)
  /// A whole text message has arrived.
  func received(_ text: Data, from connection: WebSocketConnection)
  /// The first part of a binary message has arrived.
  func receivedBinary(from connection: WebSocketConnection)
  /// A WebSocket was closed.
  func closed(_ connection: WebSocketConnection)
}

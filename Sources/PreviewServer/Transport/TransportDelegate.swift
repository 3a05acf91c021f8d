// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What the event loop asks and tells; the server answers.
protocol TransportDelegate: AnyObject {
  /// The answer to a request for an asset.
  func response(to request: HTTPRequest) -> HTTPResponse
  /// The HTTP status that refuses a WebSocket, or `nil` to accept it.
  func refusal(of request: HTTPRequest) -> Int?
  /// A WebSocket is open.
  func opened(_ connection: WebSocketConnection)
  /// A whole text message has come.
  func received(_ text: Data, from connection: WebSocketConnection)
  /// A binary message has begun to come.
  func receivedBinary(from connection: WebSocketConnection)
  /// The WebSocket is gone.
  func closed(_ connection: WebSocketConnection)
}

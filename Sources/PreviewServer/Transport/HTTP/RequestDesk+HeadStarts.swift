// SPDX-License-Identifier: Apache-2.0
import CWebSockets

/// Requests for first pictures, whose answers come when the stage's host has spoken.
extension RequestDesk {
  /// A request for a first picture on one connection.
  struct FirstRequest {
    var start: HeadStart
    /// The answer; `nil` before its body is known, and when it was given.
    var response: HTTPResponse?
  }

  /// Begins to answer; `response` lacks its body.
  func begin(_ handle: OpaquePointer, _ said: [[UInt8]], _ response: HTTPResponse) {
    // One connection has one such client at a time.
    firstRequests[handle]?.start.cutOff()
    let start = doorway.makeHeadStart(socket: sockets[handle] ?? 0) { [unowned self] bytes in
      var response = response
      response.body = bytes
      response.contentLength = bytes.count
      firstRequests[handle]?.response = response
      lws_callback_on_writable(handle)
    }
    firstRequests[handle] = FirstRequest(start: start)
    loop.delegate?.opened(start)
    for text in said {
      text.withUnsafeBytes { loop.delegate?.received($0, from: start) }
    }
  }

  /// Begins to write an answer whose body is known now.
  ///
  /// - Returns: What the library's callback must return; `nil` if there is no such answer.
  func beginFirstAnswer(_ handle: OpaquePointer) -> Int32? {
    guard let response = firstRequests[handle]?.response else { return nil }
    firstRequests[handle]?.response = nil
    var result: Int32 = 0
    exchanges[handle] = HTTPExchange.begin(response, on: handle, result: &result)
    return result
  }
}

// SPDX-License-Identifier: Apache-2.0
import CWebSockets
import Foundation
import StageProtocol

/// One WebSocket of a client.
final class WebSocketConnection {
  /// A number that no other connection of this server gets.
  let id: UInt64
  private let handle: OpaquePointer
  private let messageBound: Int
  private var queue: OutboundQueue
  private var inbound = Data()
  /// Whether the arriving message is too long and dropped.
  private var isDiscarding = false
  private var discardedBytes = 0
  private var closing: (code: CloseCode, reason: String)?

  /// The bytes that may wait in the kernel, so that a client that stops reading is noticed at once.
  private static let unsentBytes: Int32 = 16 * 1024
  /// The seconds in which a client can read the rest before it is closed.
  private static let closeSeconds: Int32 = 5
  /// How many bytes of a message that is too long are read before the connection is closed.
  private static let discardBytes = 4 * 1024 * 1024
  /// The longest reason in a close frame, in bytes.
  private static let reasonBytes = 123

  init(id: UInt64, handle: OpaquePointer, messageBound: Int, outboundBound: Int) {
    self.id = id
    self.handle = handle
    self.messageBound = messageBound
    queue = OutboundQueue(textBound: outboundBound)
    _ = cws_limit_unsent(lws_get_socket_fd(handle), Self.unsentBytes)
  }

  /// Whether the connection is closing and its messages are ignored.
  var isClosing: Bool { closing != nil }

  /// Queues a text; the connection is closed when too much waits.
  func send(text: Frame, key: String?) {
    guard closing == nil else { return }
    guard queue.append(text: text, key: key) else { return cutOff() }
    lws_callback_on_writable(handle)
  }

  /// Drops the connection without a close frame, which would wait behind all other messages.
  private func cutOff() {
    let error = ProtocolError(code: SessionErrorCode.tooSlow, field: "", message: "too much unread")
    closing = (CloseCode(ending: error), error.message)
    cws_close_soon(handle)
  }

  /// Queues a binary message.
  func send(frame: Frame) {
    guard closing == nil else { return }
    guard queue.append(frame: frame) else { return cutOff() }
    lws_callback_on_writable(handle)
  }

  /// Closes the connection after the waiting messages are written.
  func close(_ code: CloseCode, _ reason: String) {
    guard closing == nil else { return }
    closing = (code, reason)
    lws_set_timeout(handle, PENDING_TIMEOUT_CLOSE_SEND, Self.closeSeconds)
    lws_callback_on_writable(handle)
  }

  /// Writes one message, when the kernel accepts bytes.
  ///
  /// - Returns: The result for libwebsockets: −1 ends the connection.
  func writeNext() -> Int32 {
    guard let item = queue.popFirst() else {
      guard let closing else { return 0 }
      announceClose(closing.code, closing.reason)
      return -1
    }
    let count = item.frame.count
    let kind = item.isText ? LWS_WRITE_TEXT : LWS_WRITE_BINARY
    let written = item.frame.padded.withUnsafeMutableBufferPointer { bytes -> Int32 in
      guard let base = bytes.baseAddress else { return -1 }
      return lws_write(handle, base + Frame.headroom, count, kind)
    }
    guard written >= Int32(count) else { return -1 }
    if !queue.isEmpty || closing != nil { lws_callback_on_writable(handle) }
    return 0
  }

  /// The result of taking a fragment.
  enum Arrival {
    case incomplete
    case text(Data)
    case binary
    case refused
  }

  /// Takes one fragment.
  func receive(_ bytes: UnsafeRawBufferPointer) -> Arrival {
    guard closing == nil else { return .incomplete }
    if lws_frame_is_binary(handle) != 0 { return .binary }
    if lws_is_first_fragment(handle) != 0 { inbound.removeAll(keepingCapacity: true) }
    let rest = Int(lws_remaining_packet_payload(handle))
    guard !isDiscarding, rest <= messageBound, inbound.count + bytes.count + rest <= messageBound
    else { return discard(bytes.count, rest: rest) }
    inbound.append(contentsOf: bytes)
    guard lws_is_final_fragment(handle) != 0 else { return .incomplete }
    let message = inbound
    inbound = Data()
    return .text(message)
  }

  /// Reads a message that is too long to its end, within a limit, before it closes the connection:
  /// closing with unread bytes would reset the connection, and the client would not get the reason.
  private func discard(_ count: Int, rest: Int) -> Arrival {
    if !isDiscarding { lws_set_timeout(handle, PENDING_TIMEOUT_CLOSE_SEND, Self.closeSeconds) }
    isDiscarding = true
    inbound = Data()
    discardedBytes += count
    let isDone = rest == 0 && lws_is_final_fragment(handle) != 0
    guard isDone || discardedBytes + rest > Self.discardBytes else { return .incomplete }
    let error = ProtocolError(
      code: ErrorCode.tooBig,
      field: "",
      message: "a message may have at most \(messageBound) bytes"
    )
    closing = (CloseCode(ending: error), "")
    announceClose(CloseCode(ending: error), error.message)
    return .refused
  }

  private func announceClose(_ code: CloseCode, _ reason: String) {
    var text = Array(reason.utf8.prefix(Self.reasonBytes))
    let count = text.count
    text.withUnsafeMutableBufferPointer { bytes in
      lws_close_reason(
        handle,
        lws_close_status(rawValue: UInt32(code.rawValue)),
        bytes.baseAddress,
        count
      )
    }
  }
}

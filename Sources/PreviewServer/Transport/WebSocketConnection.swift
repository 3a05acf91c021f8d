// SPDX-License-Identifier: Apache-2.0
import CWebSockets
import Foundation
import StageProtocol

/// One WebSocket of a client.
final class WebSocketConnection {
  /// Unique over the server's life.
  let id: UInt64
  private let handle: OpaquePointer
  private let messageBound: Int
  private var queue: OutboundQueue
  private var inbound = Data()
  /// Whether the message that is coming in is too long and thrown away.
  private var isDiscarding = false
  private var discardedBytes = 0
  private var closing: (code: CloseCode, reason: String)?

  /// Bytes that may wait in the kernel unsent, so that a stalled client is noticed at once.
  private static let unsentBytes: Int32 = 16 * 1024
  /// Seconds that a closing client has to read what is left.
  private static let closeSeconds: Int32 = 5
  /// How much of a message that is too long is read before the connection is ended.
  private static let discardBytes = 4 * 1024 * 1024
  /// Longest reason that fits a close frame, in bytes.
  private static let reasonBytes = 123

  init(id: UInt64, handle: OpaquePointer, messageBound: Int, outboundBound: Int) {
    self.id = id
    self.handle = handle
    self.messageBound = messageBound
    queue = OutboundQueue(textBound: outboundBound)
    _ = cws_limit_unsent(lws_get_socket_fd(handle), Self.unsentBytes)
  }

  /// Whether the connection is being ended and hears nothing any more.
  var isClosing: Bool { closing != nil }

  /// Queues a text; a client that lets too much of it wait is cut off.
  func send(text: Frame, key: String?) {
    guard closing == nil else { return }
    guard queue.append(text: text, key: key) else { return cutOff() }
    lws_callback_on_writable(handle)
  }

  /// A close frame would only wait behind everything else.
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

  /// Ends the connection once what waits is written.
  func close(_ code: CloseCode, _ reason: String) {
    guard closing == nil else { return }
    closing = (code, reason)
    lws_set_timeout(handle, PENDING_TIMEOUT_CLOSE_SEND, Self.closeSeconds)
    lws_callback_on_writable(handle)
  }

  /// Writes one message; the loop calls it when the kernel takes bytes.
  ///
  /// - Returns: what libwebsockets expects: −1 to end the connection.
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

  /// What to do with a fragment that has come.
  enum Arrival {
    case incomplete
    case text(Data)
    case binary
    case refused
  }

  /// Takes in one fragment.
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

  /// Reads a message that is too long to its end, if that is near, and only then ends the connection:
  /// closing with bytes unread would reset it, and the client would never learn why.
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

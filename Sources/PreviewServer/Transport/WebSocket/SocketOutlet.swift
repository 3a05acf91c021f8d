// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Writes the waiting messages of one client to its socket, several with one call.
struct SocketOutlet {
  /// The result of writing.
  enum Outcome {
    /// Everything is written.
    case done
    /// The kernel accepts no more at present.
    case waits
    case broken
  }

  /// How many messages are written with one call.
  private static let framesAtOnce = 16

  var queue: OutboundQueue
  /// The close frame, which is written after the last message.
  var closing: Frame?
  /// Whether the close frame is written.
  private(set) var isClosed = false
  /// The messages that are being written, and how much of the first one is written already.
  private var writing: [Frame] = []
  private var written = 0

  init(textBound: Int) { queue = OutboundQueue(textBound: textBound) }

  /// Writes as much as the kernel accepts.
  mutating func write(to descriptor: Int32) -> Outcome {
    while true {
      refill()
      guard !writing.isEmpty else { return .done }
      let count = send(to: descriptor)
      if count < 0 {
        if errno == EINTR { continue }
        return errno == EAGAIN ? .waits : .broken
      }
      drop(count)
    }
  }

  private mutating func refill() {
    while writing.count < Self.framesAtOnce, let item = queue.popFirst() {
      writing.append(item.frame)
    }
    if queue.isEmpty, let frame = closing, writing.count < Self.framesAtOnce {
      closing = nil
      writing.append(frame)
    }
  }

  private func send(to descriptor: Int32) -> Int {
    if writing.count == 1 {
      return writing[0].bytes.withUnsafeBytes { bytes in
        Glibc.send(
          descriptor,
          bytes.baseAddress?.advanced(by: written),
          bytes.count - written,
          Int32(MSG_NOSIGNAL)
        )
      }
    }
    return withUnsafeTemporaryAllocation(of: iovec.self, capacity: writing.count) { parts in
      for (index, frame) in writing.enumerated() {
        // The frames live in `writing`, and nobody changes their bytes, so these stay in place.
        frame.bytes.withUnsafeBytes { bytes in
          let start = index == 0 ? written : 0
          let base = UnsafeMutableRawPointer(mutating: bytes.baseAddress?.advanced(by: start))
          parts[index] = iovec(iov_base: base, iov_len: bytes.count - start)
        }
      }
      var message = msghdr()
      message.msg_iov = parts.baseAddress
      message.msg_iovlen = writing.count
      return sendmsg(descriptor, &message, Int32(MSG_NOSIGNAL))
    }
  }

  private mutating func drop(_ count: Int) {
    written += count
    var done = 0
    while done < writing.count, written >= writing[done].bytes.count {
      written -= writing[done].bytes.count
      if writing[done].kind == .close { isClosed = true }
      done += 1
    }
    writing.removeFirst(done)
  }
}

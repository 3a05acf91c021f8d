// SPDX-License-Identifier: Apache-2.0
import CWebSockets

/// A descriptor that the event loop polls and finally closes.
final class LoopDescriptor {
  let descriptor: Int32
  /// Reads all available bytes; `false` closes the descriptor.
  private let readable: () -> Bool
  /// Writes the waiting bytes; `false` closes the descriptor.
  private let writable: () -> Bool
  private let ended: () -> Void
  var handle: OpaquePointer?
  private var isClosing = false
  private var isWriting = false
  /// Whether a write was requested during a write.
  private(set) var wantsAnotherWrite = false

  init(
    descriptor: Int32,
    readable: @escaping () -> Bool,
    writable: @escaping () -> Bool,
    ended: @escaping () -> Void
  ) {
    self.descriptor = descriptor
    self.readable = readable
    self.writable = writable
    self.ended = ended
  }

  /// Requests a call of `writable` when the kernel accepts bytes.
  func requestWrite() {
    guard let handle, !isClosing else { return }
    // The library clears its request after the callback, so a request inside it would be lost.
    if isWriting {
      wantsAnotherWrite = true
    } else {
      wantsAnotherWrite = false
      lws_callback_on_writable(handle)
    }
  }

  /// Closes the descriptor in the loop's next turn, without calling `ended`.
  func close() {
    guard let handle, !isClosing else { return }
    isClosing = true
    cws_close_soon(handle)
  }

  func handleReadable() -> Int32 { isClosing || readable() ? 0 : -1 }

  func handleWritable() -> Int32 {
    isWriting = true
    defer { isWriting = false }
    return isClosing || writable() ? 0 : -1
  }

  func handleClosed() {
    handle = nil
    if !isClosing { ended() }
  }
}

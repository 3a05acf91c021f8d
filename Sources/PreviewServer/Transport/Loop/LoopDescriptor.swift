// SPDX-License-Identifier: Apache-2.0

/// A descriptor that the event loop polls and finally closes.
final class LoopDescriptor: PollTarget {
  let descriptor: Int32
  /// Reads available bytes; `false` closes the descriptor.
  private let readable: () -> Bool
  /// Writes the waiting bytes; `false` closes the descriptor.
  private let writable: () -> Bool
  private let ended: () -> Void
  private var poller: Poller?
  private var key: Poller.Key?
  private var wantsToWrite = false

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

  /// Polls the descriptor from now on.
  ///
  /// - Returns: Whether the kernel can poll it.
  func join(_ poller: Poller) -> Bool {
    self.poller = poller
    key = poller.add(descriptor, self)
    return key != nil
  }

  /// Requests a call of `writable` when the kernel accepts bytes.
  func requestWrite() {
    guard let key, !wantsToWrite else { return }
    wantsToWrite = true
    poller?.watch(key, descriptor, toWrite: true)
  }

  /// Closes the descriptor at the end of the loop's turn, without calling `ended`.
  func close() {
    guard let key else { return }
    self.key = nil
    poller?.remove(key, descriptor)
  }

  func ready(toRead: Bool, toWrite: Bool) {
    if toWrite, wantsToWrite, !write() { return end() }
    if toRead, key != nil, !readable() { end() }
  }

  private func write() -> Bool {
    wantsToWrite = false
    guard writable() else { return false }
    if let key, !wantsToWrite { poller?.watch(key, descriptor, toWrite: false) }
    return true
  }

  private func end() {
    guard key != nil else { return }
    close()
    ended()
  }
}

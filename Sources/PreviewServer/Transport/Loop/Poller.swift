// SPDX-License-Identifier: Apache-2.0
import CWebSockets
import Glibc

/// Something with a descriptor that a poller watches.
protocol PollTarget: AnyObject {
  /// The descriptor can be read (or has ended), or it can be written.
  func ready(toRead: Bool, toWrite: Bool)
}

/// Watches descriptors with epoll, so that a turn costs what has happened and not what is open.
///
/// - Invariant: a key has a number of its own, so an event that the kernel reported before its
///   descriptor was removed reaches nobody.
final class Poller {
  /// Names one watched descriptor.
  struct Key {
    fileprivate var slot: UInt32
    fileprivate var number: UInt32
  }

  private struct Slot {
    var number: UInt32
    var target: (any PollTarget)?
  }

  /// How many events are taken from the kernel at once.
  private static let eventsAtOnce = 256

  /// It can be read when a watched descriptor is ready.
  let descriptor: Int32
  private var slots: [Slot] = []
  private var freeSlots: [UInt32] = []
  private var removed: [(descriptor: Int32, target: any PollTarget)] = []
  private let events: UnsafeMutableBufferPointer<epoll_event>

  init() {
    descriptor = epoll_create1(O_CLOEXEC)
    events = .allocate(capacity: Self.eventsAtOnce)
    events.initialize(repeating: epoll_event())
  }

  deinit {
    close(descriptor)
    events.deallocate()
  }

  /// Watches a descriptor for bytes to read.
  ///
  /// - Returns: The key, or `nil` when the kernel refuses the descriptor.
  func add(_ watched: Int32, _ target: any PollTarget) -> Key? {
    let slot = freeSlots.popLast() ?? UInt32(slots.count)
    if slot == slots.count { slots.append(Slot(number: 0, target: nil)) }
    slots[Int(slot)].number &+= 1
    let key = Key(slot: slot, number: slots[Int(slot)].number)
    guard control(EPOLL_CTL_ADD, watched, key, toWrite: false) else {
      freeSlots.append(slot)
      return nil
    }
    slots[Int(slot)].target = target
    return key
  }

  /// Starts or stops to watch also for space to write.
  func watch(_ key: Key, _ watched: Int32, toWrite: Bool) {
    _ = control(EPOLL_CTL_MOD, watched, key, toWrite: toWrite)
  }

  /// Stops to watch a descriptor, which somebody else owns from now on.
  func release(_ key: Key, _ watched: Int32) {
    guard slots[Int(key.slot)].number == key.number, slots[Int(key.slot)].target != nil else {
      return
    }
    epoll_ctl(descriptor, EPOLL_CTL_DEL, watched, nil)
    slots[Int(key.slot)].target = nil
    freeSlots.append(key.slot)
  }

  /// Stops to watch a descriptor and closes it with the next `closeRemoved`, because code that
  /// reads from it may be running.
  func remove(_ key: Key, _ watched: Int32) {
    guard slots[Int(key.slot)].number == key.number, let target = slots[Int(key.slot)].target
    else { return }
    release(key, watched)
    removed.append((watched, target))
  }

  /// Closes the descriptors that were removed.
  func closeRemoved() {
    guard !removed.isEmpty else { return }
    let closing = removed
    removed.removeAll(keepingCapacity: true)
    for entry in closing { close(entry.descriptor) }
  }

  /// Tells the targets what has happened, without waiting.
  ///
  /// - Returns: Whether anything has happened.
  func poll() -> Bool {
    let count = epoll_wait(descriptor, events.baseAddress, Int32(events.count), 0)
    guard count > 0 else { return false }
    for index in 0..<Int(count) {
      let event = events[index]
      let slot = Int(UInt32(truncatingIfNeeded: event.data.u64))
      let number = UInt32(truncatingIfNeeded: event.data.u64 >> 32)
      guard slots[slot].number == number, let target = slots[slot].target else { continue }
      let ended = EPOLLHUP.rawValue | EPOLLERR.rawValue
      target.ready(
        toRead: event.events & (EPOLLIN.rawValue | ended) != 0,
        toWrite: event.events & (EPOLLOUT.rawValue | ended) != 0
      )
    }
    return true
  }

  private func control(_ what: Int32, _ watched: Int32, _ key: Key, toWrite: Bool) -> Bool {
    var event = epoll_event()
    event.events = EPOLLIN.rawValue | (toWrite ? EPOLLOUT.rawValue : 0)
    event.data.u64 = UInt64(key.number) << 32 | UInt64(key.slot)
    return epoll_ctl(descriptor, what, watched, &event) == 0
  }
}

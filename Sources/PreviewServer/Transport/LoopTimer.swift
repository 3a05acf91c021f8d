// SPDX-License-Identifier: Apache-2.0
import CWebSockets

/// A timer of the event loop that fires once.
///
/// - Invariant: `storage` is in the loop's list only while this object lives, because `deinit`
///   cancels it. So the unretained owner pointer is valid in every callback.
final class LoopTimer {
  private let context: OpaquePointer
  private let storage: UnsafeMutablePointer<cws_timer>
  private let fire: () -> Void

  /// Makes a timer, which is not scheduled yet.
  init(context: OpaquePointer, fire: @escaping () -> Void) {
    self.context = context
    self.fire = fire
    storage = .allocate(capacity: 1)
    storage.initialize(to: cws_timer())
    storage.pointee.owner = Unmanaged.passUnretained(self).toOpaque()
  }

  /// Fires once after some seconds; it replaces an earlier schedule.
  func schedule(after seconds: Double) {
    let microseconds = lws_usec_t(max(0.001, min(seconds, Self.longest)) * 1e6)
    storage.withMemoryRebound(to: lws_sorted_usec_list_t.self, capacity: 1) { entry in
      lws_sul_schedule(context, 0, entry, loopTimerFired, microseconds)
    }
  }

  /// Cancels the schedule.
  func cancel() {
    storage.withMemoryRebound(to: lws_sorted_usec_list_t.self, capacity: 1) { lws_sul_cancel($0) }
  }

  /// An hour; for longer waits, the owner schedules again.
  private static let longest = 3600.0

  fileprivate func fired() { fire() }

  deinit {
    cancel()
    storage.deallocate()
  }
}

/// It is a free function, because a closure made on the main actor cannot be called from C.
private func loopTimerFired(_ entry: UnsafeMutablePointer<lws_sorted_usec_list_t>?) {
  guard let entry else { return }
  let owner = UnsafeMutableRawPointer(entry).assumingMemoryBound(to: cws_timer.self).pointee.owner
  guard let owner else { return }
  Unmanaged<LoopTimer>.fromOpaque(owner).takeUnretainedValue().fired()
}

// SPDX-License-Identifier: Apache-2.0

/// A timer of the event loop that fires once.
///
/// - Invariant: it is in the loop's heap only while it lives, because `deinit` cancels it.
final class LoopTimer: TimerHeap.Entry {
  private let timers: LoopTimers
  private let fire: () -> Void

  /// Makes a timer, which is not scheduled yet.
  init(_ timers: LoopTimers, fire: @escaping () -> Void) {
    self.timers = timers
    self.fire = fire
    super.init()
  }

  /// Fires once after some seconds; it replaces an earlier schedule.
  func schedule(after seconds: Double) {
    timers.schedule(self, after: max(0, min(seconds, Self.longest)))
  }

  /// Cancels the schedule.
  func cancel() { timers.cancel(self) }

  /// An hour; for longer waits, the owner schedules again.
  private static let longest = 3600.0

  func fired() { fire() }

  deinit { timers.cancel(self) }
}

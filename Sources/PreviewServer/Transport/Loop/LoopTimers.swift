// SPDX-License-Identifier: Apache-2.0
import CWebSockets
import Glibc

/// The timers of a loop, which wait in one heap behind one descriptor of the kernel.
final class LoopTimers: PollTarget {
  private static let nanosecondsPerSecond = 1e9
  /// The shortest wait: a wait of nothing would switch the kernel's timer off.
  private static let shortest = 1e-6

  let descriptor: Int32
  private var heap = TimerHeap()
  /// Whether the kernel has reported since the timers were fired.
  private var isReported = false
  /// When the kernel will report; infinite while it will not.
  private var armed = Double.infinity

  init() { descriptor = timerfd_create(CLOCK_MONOTONIC, cws_timer_flags()) }

  deinit { close(descriptor) }

  func schedule(_ timer: LoopTimer, after seconds: Double) {
    let now = MonotonicClock.seconds
    heap.schedule(timer, at: now + seconds)
    arm(now: now)
  }

  func cancel(_ timer: LoopTimer) { heap.remove(timer) }

  func ready(toRead: Bool, toWrite: Bool) {
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    armed = .infinity
    isReported = true
  }

  /// Fires the timers that are due.
  ///
  /// The loop calls it when it has read what has arrived: on a busy machine, a client's answer
  /// comes before the end of the time that it had for it.
  func fireDue() {
    guard isReported else { return }
    isReported = false
    let now = MonotonicClock.seconds
    while let entry = heap.popDue(at: now) { (entry as? LoopTimer)?.fired() }
    arm(now: MonotonicClock.seconds)
  }

  /// Sets the kernel's timer if it would report too late.
  ///
  /// One that reports too early costs less
  /// than a call for every timer that is moved.
  private func arm(now: Double) {
    guard let earliest = heap.earliest, earliest < armed else { return }
    armed = earliest
    let wait = max(earliest - now, Self.shortest)
    var setting = itimerspec()
    setting.it_value.tv_sec = Int(wait)
    setting.it_value.tv_nsec = Int((wait - Double(Int(wait))) * Self.nanosecondsPerSecond)
    timerfd_settime(descriptor, 0, &setting, nil)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Combine

/// A scheduler whose clock a test moves, in seconds.
final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = ClockTime
  typealias SchedulerOptions = Never

  private(set) var now = ClockTime(seconds: 0)
  var minimumTolerance: ClockTime.Stride { 0 }
  private var work: [(time: ClockTime, number: Int, run: () -> Void)] = []
  private var count = 0

  func schedule(options _: Never?, _ action: @escaping () -> Void) { add(now, action) }

  func schedule(
    after date: ClockTime,
    tolerance _: ClockTime.Stride,
    options _: Never?,
    _ action: @escaping () -> Void
  ) { add(date, action) }

  func schedule(
    after date: ClockTime,
    interval _: ClockTime.Stride,
    tolerance _: ClockTime.Stride,
    options _: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    add(date, action)
    return AnyCancellable {}
  }

  private func add(_ time: ClockTime, _ run: @escaping () -> Void) {
    count += 1
    work.append((time, count, run))
  }

  /// Moves the clock on and runs what is due, in its order.
  func advance(_ seconds: Double) {
    let end = now.advanced(by: .init(seconds))
    while let next = work.indices.filter({ work[$0].time <= end })
      .min(by: { (work[$0].time, work[$0].number) < (work[$1].time, work[$1].number) })
    {
      let item = work.remove(at: next)
      now = max(now, item.time)
      item.run()
    }
    now = end
  }
}

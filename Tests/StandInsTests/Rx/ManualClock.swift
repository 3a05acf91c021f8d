// SPDX-License-Identifier: Apache-2.0
import Foundation
import RxSwift

/// A scheduler whose clock a test moves, in milliseconds.
final class ManualClock: SchedulerType {
  private var time = 0
  private var work: [(time: Int, number: Int, run: () -> Void)] = []
  private var count = 0

  var now: RxTime { Date(timeIntervalSinceReferenceDate: Double(time) / 1000) }

  func schedule<State>(
    _ state: State,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable { add(0) { action(state) } }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    guard case .milliseconds(let span) = dueTime else { return Disposables.create() }
    return add(span) { action(state) }
  }

  private func add(_ span: Int, _ action: @escaping () -> any Disposable) -> any Disposable {
    let end = SerialDisposable()
    count += 1
    work.append((time + span, count, { if !end.isDisposed { end.disposable = action() } }))
    return end
  }

  /// Moves the clock on and runs what is due, in its order.
  func advance(_ span: Int) {
    let target = time + span
    while let next = work.indices.filter({ work[$0].time <= target })
      .min(by: { (work[$0].time, work[$0].number) < (work[$1].time, work[$1].number) })
    {
      let item = work.remove(at: next)
      time = max(time, item.time)
      item.run()
    }
    time = target
  }
}

// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation

/// Runs work on a queue.
public class QueueScheduler: SchedulerType {
  let queue: AppFoundation.DispatchQueue

  init(queue: AppFoundation.DispatchQueue) { self.queue = queue }

  public var now: RxTime { Date() }

  public func schedule<State>(
    _ state: State,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let work = Work { action(state) }
    queue.async { work.run() }
    return work.end
  }

  public func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let work = Work { action(state) }
    queue.asyncAfter(deadline: .now() + dueTime) { work.run() }
    return work.end
  }
}

/// Work that another thread may run: it is run once at most, and streams tell one event at a time.
private final class Work: @unchecked Sendable {
  let end = SerialDisposable()
  private let action: () -> any Disposable

  init(_ action: @escaping () -> any Disposable) { self.action = action }

  func run() { if !end.isDisposed { end.disposable = action() } }
}

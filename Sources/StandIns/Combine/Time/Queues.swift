// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Dispatch
public import Foundation

/// What a queue, a run loop or an operation queue has in common as a scheduler: one clock and a queue that waits.
protocol QueueScheduler: Scheduler where SchedulerTimeType == ClockTime {
  /// Runs the work soon, after what was told before.
  func soon(_ action: @escaping () -> Void)
  /// Runs the work so many seconds later.
  func later(_ seconds: Double, _ action: @escaping () -> Void)
}

extension QueueScheduler {
  public var now: ClockTime {
    ClockTime(seconds: WorkClock.current.now)
  }
  public var minimumTolerance: ClockTime.Stride { 0 }

  public func schedule(options _: SchedulerOptions?, _ action: @escaping () -> Void) {
    soon(action)
  }

  public func schedule(
    after date: ClockTime,
    tolerance _: ClockTime.Stride,
    options _: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    later(Swift.max(0, date.seconds - now.seconds), action)
  }

  public func schedule(
    after date: ClockTime,
    interval: ClockTime.Stride,
    tolerance _: ClockTime.Stride,
    options _: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let beat = Beat(interval: Swift.max(0, interval.magnitude), later: later, action: action)
    beat.begin(in: Swift.max(0, date.seconds - now.seconds))
    return AnyCancellable(beat.cancel)
  }
}

/// Work that comes again and again until it is cancelled.
final class Beat {
  private let interval: Double
  private let later: (Double, @escaping () -> Void) -> Void
  private var action: (() -> Void)?
  private let lock = NSLock()

  init(
    interval: Double,
    later: @escaping (Double, @escaping () -> Void) -> Void,
    action: @escaping () -> Void
  ) {
    self.interval = interval
    self.later = later
    self.action = action
  }

  func begin(in seconds: Double) { later(seconds) { self.run() } }

  private func run() {
    guard let action = lock.withLock({ self.action }) else { return }
    action()
    later(interval) { self.run() }
  }

  func cancel() { lock.withLock { action = nil } }
}

extension AppFoundation.DispatchQueue: QueueScheduler {
  public typealias SchedulerTimeType = ClockTime
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public init(qos: DispatchQoS = .unspecified) { self.qos = qos }
  }

  func soon(_ action: @escaping () -> Void) { later(0, action) }

  func later(_ seconds: Double, _ action: @escaping () -> Void) {
    WorkClock.current.add(after: seconds, on: self, action)
  }
}

extension RunLoop: QueueScheduler {
  public typealias SchedulerTimeType = ClockTime
  public struct SchedulerOptions {
    public init() {}
  }

  func soon(_ action: @escaping () -> Void) { AppFoundation.DispatchQueue.main.soon(action) }
  func later(_ seconds: Double, _ action: @escaping () -> Void) {
    AppFoundation.DispatchQueue.main.later(seconds, action)
  }
}

extension AppFoundation.OperationQueue: QueueScheduler {
  public typealias SchedulerTimeType = ClockTime
  public struct SchedulerOptions {
    public init() {}
  }

  func soon(_ action: @escaping () -> Void) { addOperation(action) }

  func later(_ seconds: Double, _ action: @escaping () -> Void) {
    AppFoundation.DispatchQueue.global().later(seconds) { self.addOperation(action) }
  }
}

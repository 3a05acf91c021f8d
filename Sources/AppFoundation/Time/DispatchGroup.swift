// SPDX-License-Identifier: Apache-2.0
public import Dispatch
import Foundation

/// Work that belongs together, in front of Dispatch's.
public final class DispatchGroup: @unchecked Sendable {
  private var count = 0
  private var notices: [() -> Void] = []

  /// Makes an empty group.
  public init() {}

  /// Begins a piece of work.
  public func enter() { count += 1 }

  /// Ends a piece of work; one that was not begun is an error of the app.
  public func leave() {
    precondition(count > 0, "DispatchGroup.leave() was called more often than enter()")
    count -= 1
    guard count == 0 else { return }
    defer { notices = [] }
    for notice in notices { notice() }
  }

  /// Does work when the group has none left.
  public func notify(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    if count == 0 { return queue.add(work) }
    notices.append { queue.add(work) }
  }

  /// Does a piece of work when the group has none left.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.perform() }
  }

  /// Lets the stage's time go by until the group has no work left, or until none can end.
  public func wait() { _ = WorkClock.current.wait { self.count == 0 } }

  /// Lets the stage's time go by until the group has no work left, at most to a moment.
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    let isDone = WorkClock.current.wait(seconds: timeout.secondsLeft) { self.count == 0 }
    return isDone ? .success : .timedOut
  }
}

/// A number that work waits for, in front of Dispatch's.
public final class DispatchSemaphore: @unchecked Sendable {
  private var value: Int

  /// Makes a semaphore with a number.
  public init(value: Int) { self.value = value }

  /// Adds one to the number.
  ///
  /// - Returns: Not 0 if something waited.
  @discardableResult
  public func signal() -> Int {
    value += 1
    return value <= 0 ? 1 : 0
  }

  /// Lets the stage's time go by until the number is more than 0, and takes one away.
  ///
  /// A thread that waits for itself stands still on a device; here it goes on, and a note says so.
  public func wait() {
    if wait(seconds: .infinity) == .timedOut {
      AppNotes.report(
        "endless-wait",
        "A semaphore is waited for that nothing signals; the wait is left out."
      )
    }
  }

  /// Lets the stage's time go by until the number is more than 0, at most to a moment, and takes one
  /// away.
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait(seconds: timeout.secondsLeft)
  }

  /// Lets the stage's time go by until the number is more than 0, at most to a time of day, and takes
  /// one away.
  @discardableResult
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(seconds: wallTimeout.secondsLeft)
  }

  private func wait(seconds: Double) -> DispatchTimeoutResult {
    guard WorkClock.current.wait(seconds: seconds, until: { self.value > 0 }) else {
      return .timedOut
    }
    value -= 1
    return .success
  }
}

/// A piece of work that can be cancelled, in front of Dispatch's.
public final class DispatchWorkItem: @unchecked Sendable {
  private let block: () -> Void
  private var notices: [() -> Void] = []
  private var isDone = false
  /// Whether it was cancelled; it is not done then, if it was not begun.
  public private(set) var isCancelled = false

  /// Makes a piece of work.
  public init(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) {
    self.block = block
  }

  /// Does the work, unless it was cancelled.
  public func perform() {
    if !isCancelled { block() }
    isDone = true
    defer { notices = [] }
    for notice in notices { notice() }
  }

  /// Keeps the work from being done.
  public func cancel() { isCancelled = true }

  /// Does other work after this one.
  public func notify(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    queue: DispatchQueue,
    execute: @escaping () -> Void
  ) {
    if isDone { return queue.add(execute) }
    notices.append { queue.add(execute) }
  }

  /// Does another piece of work after this one.
  public func notify(queue: DispatchQueue, execute: DispatchWorkItem) {
    notify(queue: queue) { execute.perform() }
  }

  /// Lets the stage's time go by until the work is done.
  public func wait() { _ = WorkClock.current.wait { self.isDone } }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The time by which queues, timers, tasks and answers of an app go: whoever shows the stage moves it.
///
/// All work is done in one thread, in the order in which it is due, so that it is the same each time.
/// The clock begins at 0 and is moved by the host's, which may skip waits while an app is launched.
/// Work may be added from any thread; the lock protects everything that is stored.
package final class WorkClock: @unchecked Sendable {
  /// The clock by which the code that asks goes.
  package static var current: WorkClock { AppProcess.current.clock }

  /// The most pieces of work in one turn; the rest is done in the next one, so that work that adds
  /// itself again without end never keeps the host.
  package static let mostInTurn = 2_000
  /// How much of an app's waiting is skipped while it is launched, in seconds.
  package static let longestSkip = 3.0
  /// The most work that waits; more is an error of the app, and is left out.
  static let capacity = 100_000
  /// Sums of times are not exact; in seconds.
  private static let tolerance = 1e-6

  /// Work that waits.
  private struct Entry {
    var number: Int
    /// When it is due, in seconds of this clock.
    var due: Double
    /// Whether it is a timer's: timers wait their whole time after a launch.
    var isBeat: Bool
    var queue: DispatchQueue
    var work: () -> Void
  }

  private let lock = NSRecursiveLock()
  private var entries: [Entry] = []
  private var nextNumber = 0
  private var present = 0.0
  /// What this clock is ahead of the host's, in seconds; `nil` before the host told its time.
  private var lead: Double?
  /// Seconds for which the work that is being done has slept.
  private var slept = 0.0
  /// The queues whose work is being done, the innermost last.
  private var running: [DispatchQueue] = []

  /// Makes a clock at time 0.
  package init() {}

  /// The present time, in seconds; work that is done sees the time at which it was due.
  package var now: Double { lock.withLock { present + slept } }

  /// The queue whose work is being done; the main queue outside of any work.
  package var queue: DispatchQueue { lock.withLock { running.last } ?? .main }

  /// Adds work that is due after some seconds.
  ///
  /// - Returns: The number of the work.
  @discardableResult
  package func add(
    after seconds: Double,
    on queue: DispatchQueue,
    isBeat: Bool = false,
    _ work: @escaping () -> Void
  ) -> Int {
    lock.withLock {
      nextNumber += 1
      guard entries.count < Self.capacity else {
        AppNotes.report(
          "too-much-work",
          "More than \(Self.capacity) pieces of work wait; the rest is left out."
        )
        return nextNumber
      }
      let wait = seconds.isFinite ? max(0, seconds) : (seconds > 0 ? .infinity : 0)
      let due = present + slept + wait
      let entry = Entry(number: nextNumber, due: due, isBeat: isBeat, queue: queue, work: work)
      // Most work is due at the end, so the search from there is short.
      let place = entries.lastIndex { $0.due <= due }.map { $0 + 1 } ?? 0
      entries.insert(entry, at: place)
      return nextNumber
    }
  }

  /// Gives work up.
  package func giveUp(_ number: Int) {
    lock.withLock { entries.removeAll { $0.number == number } }
  }

  /// Lets the work that is being done have slept for some seconds: what it adds is due later by that.
  package func sleep(_ seconds: Double) {
    guard seconds.isFinite, seconds > 0 else { return }
    lock.withLock { slept += seconds }
  }

  // MARK: For the host

  /// Tells the host's time, in seconds, before something happens by it; work that is due stays due.
  package func note(_ time: Double) {
    guard time.isFinite else { return }
    lock.withLock {
      guard let lead else {
        lead = present - time
        return
      }
      let next = entries.first { !$0.queue.isHeld }?.due ?? .infinity
      present = max(present, min(time + lead, next))
    }
  }

  /// When the next work is due on the host's clock; `nil` for never.
  package func deadline(at time: Double) -> Double? {
    note(time)
    return lock.withLock {
      guard let first = entries.first(where: { !$0.queue.isHeld }), first.due.isFinite else {
        return nil
      }
      return first.due - (lead ?? 0)
    }
  }

  /// Does what is due at a time of the host's clock.
  ///
  /// - Returns: Whether there was anything.
  @discardableResult
  package func advance(to time: Double) -> Bool {
    note(time)
    let target = time + lock.withLock { lead ?? 0 }
    var count = 0
    while count < Self.mostInTurn, doNext(until: target + Self.tolerance) { count += 1 }
    if count < Self.mostInTurn { lock.withLock { present = max(present, target) } }
    AppProcess.current.observations.checkAll()
    return count > 0
  }

  /// Does what is due, and skips waits of work other than timers', up to a number of seconds.
  ///
  /// - Returns: Whether there was anything.
  @discardableResult
  package func settle(skipping most: Double = longestSkip) -> Bool {
    let end = lock.withLock { present } + max(0, most) + Self.tolerance
    AppProcess.current.observations.checkAll()
    return skip(to: end) { false } > 0
  }

  /// Does work, and skips waits, until a condition holds, as code does that blocks its thread.
  ///
  /// - Returns: Whether it holds; `false` when nothing is left that could bring it about in time.
  package func wait(seconds: Double = .infinity, until isMet: () -> Bool) -> Bool {
    let end = seconds.isFinite ? now + max(0, seconds) : .infinity
    _ = skip(to: end, until: isMet)
    return isMet()
  }

  /// Does the work of one queue that is due, in its order.
  func drain(_ queue: DispatchQueue) {
    var count = 0
    while count < Self.mostInTurn, let entry = take(where: { $0.queue === queue }, until: now) {
      perform(entry)
      count += 1
    }
  }

  private func skip(to end: Double, until isMet: () -> Bool) -> Int {
    var count = 0
    while count < Self.mostInTurn, !isMet() {
      if doNext(until: lock.withLock { present } + Self.tolerance) {
        count += 1
      } else if !leap(to: end) {
        break
      }
    }
    return count
  }

  /// Moves the clock to the next work that is no timer's; timers are due later by that.
  private func leap(to end: Double) -> Bool {
    lock.withLock {
      guard let next = entries.first(where: { !$0.isBeat && !$0.queue.isHeld }), next.due <= end,
        next.due > present
      else { return false }
      let step = next.due - present
      for place in entries.indices where entries[place].isBeat { entries[place].due += step }
      entries.sort { ($0.due, $0.number) < ($1.due, $1.number) }
      present += step
      if let ahead = lead { lead = ahead + step }
      return true
    }
  }

  private func doNext(until end: Double) -> Bool {
    guard let entry = take(where: { _ in true }, until: end) else { return false }
    perform(entry)
    return true
  }

  private func take(where isWanted: (Entry) -> Bool, until end: Double) -> Entry? {
    lock.withLock {
      let place = entries.firstIndex { $0.due > end || (!$0.queue.isHeld && isWanted($0)) }
      guard let place, entries[place].due <= end else { return nil }
      return entries.remove(at: place)
    }
  }

  private func perform(_ entry: Entry) {
    let outer = lock.withLock {
      present = max(present, entry.due)
      running.append(entry.queue)
      defer { slept = 0 }
      return slept
    }
    entry.work()
    let isOver = lock.withLock {
      running.removeLast()
      slept = outer
      return running.isEmpty
    }
    if isOver { AppProcess.current.observations.checkAll() }
  }

  /// Runs code as work of a queue, in its place.
  func within<Result>(_ queue: DispatchQueue, _ body: () throws -> Result) rethrows -> Result {
    lock.withLock { running.append(queue) }
    defer { lock.withLock { _ = running.removeLast() } }
    return try body()
  }
}

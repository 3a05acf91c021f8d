// SPDX-License-Identifier: Apache-2.0
public import Dispatch

/// A queue of work, in front of Dispatch's: its work is done in the thread of the stage, in the order
/// in which it is due, and waits go by the stage's clock.
///
/// Each queue is serial here, so that an app does the same each time.
public final class DispatchQueue: @unchecked Sendable, Hashable {
  /// How a queue does its work; all queues are serial here.
  public struct Attributes: OptionSet, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt64
    /// Makes a set from a bit mask.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Work may be done side by side; it is done one after the other here.
    public static let concurrent = Attributes(rawValue: 1 << 1)
    /// The queue waits for `activate()`.
    public static let initiallyInactive = Attributes(rawValue: 1 << 2)
  }

  /// When a queue frees objects; it has no effect here.
  public enum AutoreleaseFrequency: Sendable {
    case inherit
    case workItem
    case never
  }

  /// Global queues by their old priorities.
  public enum GlobalQueuePriority: Sendable {
    case high
    case `default`
    case low
    case background
  }

  /// The main queue.
  public static let main = DispatchQueue(label: "com.apple.main-thread")
  private static let shared = DispatchQueue(label: "com.apple.root.default-qos")

  /// The name.
  public let label: String
  /// How soon work matters; it has no effect here.
  public let qos: DispatchQoS
  /// How often it was suspended; its work waits meanwhile.
  private var holds = 0
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes a queue with a name.
  public init(
    label: String,
    qos: DispatchQoS = .unspecified,
    attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit,
    target: DispatchQueue? = nil
  ) {
    (self.label, self.qos) = (label, qos)
    if attributes.contains(.initiallyInactive) { holds = 1 }
  }

  /// The queue for work that is not the main queue's.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }
  /// The queue for work that is not the main queue's.
  public static func global(priority: GlobalQueuePriority) -> DispatchQueue { shared }

  /// Whether the queue's work waits.
  var isHeld: Bool { holds > 0 }

  /// Lets a queue do its work that was made inactive.
  public func activate() { holds = 0 }
  /// Lets work wait until `resume()`.
  public func suspend() { holds += 1 }
  /// Ends one call of `suspend()`.
  public func resume() { holds = max(0, holds - 1) }

  /// Equal to itself only.
  public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool { left === right }
  /// Hashes which queue it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  // MARK: Work

  /// Does work on a later turn.
  public func async(
    group: DispatchGroup? = nil,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    add(in: group, work)
  }

  /// Does a piece of work on a later turn.
  public func async(execute workItem: DispatchWorkItem) { add(workItem.perform) }

  /// Does a piece of work of a group on a later turn.
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    add(in: group, workItem.perform)
  }

  /// Does work at a time of the stage's clock.
  public func asyncAfter(
    deadline: DispatchTime,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    add(after: deadline.secondsLeft, work)
  }

  /// Does a piece of work at a time of the stage's clock.
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    add(after: deadline.secondsLeft, execute.perform)
  }

  /// Does work at a time of day.
  public func asyncAfter(
    wallDeadline: DispatchWallTime,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    add(after: wallDeadline.secondsLeft, work)
  }

  /// Does a piece of work at a time of day.
  public func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
    add(after: wallDeadline.secondsLeft, execute.perform)
  }

  /// Does work at once, after the queue's work that is due.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    WorkClock.current.drain(self)
    return try WorkClock.current.within(self, work)
  }

  /// Does work at once, after the queue's work that is due.
  public func sync<Result>(
    flags: DispatchWorkItemFlags,
    execute work: () throws -> Result
  ) rethrows -> Result {
    try sync(execute: work)
  }

  /// Does a piece of work at once, after the queue's work that is due.
  public func sync(execute workItem: DispatchWorkItem) { sync { workItem.perform() } }

  /// Does work at once, after the queue's work that is due.
  public func asyncAndWait<Result>(execute work: () throws -> Result) rethrows -> Result {
    try sync(execute: work)
  }

  /// Does work for each number below a bound, one after the other here.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<max(0, iterations) { work(index) }
  }

  /// Adds work; the compiler asks more of the work that is given to `async`.
  func add(
    after seconds: Double = 0,
    in group: DispatchGroup? = nil,
    _ work: @escaping () -> Void
  ) {
    group?.enter()
    WorkClock.current.add(after: seconds, on: self) {
      work()
      group?.leave()
    }
  }

  // MARK: Values

  /// Keeps a value with the queue.
  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
    values[ObjectIdentifier(key)] = value
  }

  /// A value that is kept with the queue.
  public func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    values[ObjectIdentifier(key)] as? Value
  }

  /// A value that is kept with the queue whose work is being done.
  public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    WorkClock.current.queue.getSpecific(key: key)
  }
}

/// What code expects of the queue on which it runs.
public enum DispatchPredicate: Sendable {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}

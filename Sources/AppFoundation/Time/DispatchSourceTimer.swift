// SPDX-License-Identifier: Apache-2.0
public import Dispatch

/// Makes sources of events, in front of Dispatch's: here those of timers.
public enum DispatchSource {
  /// Makes a timer, which has to be resumed.
  public static func makeTimerSource(
    flags: TimerFlags = [],
    queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer {
    QueueTimer(on: queue ?? .global())
  }

  /// How exact a timer is; it has no effect here.
  public struct TimerFlags: OptionSet, Sendable {
    /// The set as a bit mask.
    public let rawValue: UInt
    /// Makes a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As exact as can be.
    public static let strict = TimerFlags(rawValue: 1)
  }
}

/// A timer of a queue.
public protocol DispatchSourceTimer: AnyObject, Sendable {
  /// Sets the first call and the time between two.
  func schedule(
    deadline: DispatchTime,
    repeating interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval
  )
  /// Sets the first call and the seconds between two.
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
  /// Sets what is called.
  func setEventHandler(handler: (() -> Void)?)
  /// Sets what is called at the end.
  func setCancelHandler(handler: (() -> Void)?)
  /// Begins, or goes on.
  func resume()
  /// Begins.
  func activate()
  /// Holds.
  func suspend()
  /// Ends.
  func cancel()
  /// Whether it was ended.
  var isCancelled: Bool { get }
}

extension DispatchSourceTimer {
  /// Sets the first call and the time between two.
  public func schedule(
    deadline: DispatchTime,
    repeating interval: DispatchTimeInterval = .never
  ) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }
  /// Sets the first call and the seconds between two.
  public func schedule(deadline: DispatchTime, repeating interval: Double) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }
}

private final class QueueTimer: DispatchSourceTimer, @unchecked Sendable {
  private static let shortest = 0.0001
  private let queue: DispatchQueue
  private var handler: (() -> Void)?
  private var ending: (() -> Void)?
  private var first = 0.0
  private var interval = Double.infinity
  private var isRunning = false
  private var call: Int?
  private(set) var isCancelled = false

  init(on queue: DispatchQueue) { self.queue = queue }

  func schedule(
    deadline: DispatchTime,
    repeating interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval
  ) {
    schedule(deadline: deadline, repeating: interval.inSeconds, leeway: leeway)
  }

  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval) {
    first = deadline.secondsLeft
    self.interval = interval
    guard isRunning else { return }
    suspend()
    resume()
  }

  func setEventHandler(handler: (() -> Void)?) { self.handler = handler }
  func setCancelHandler(handler: (() -> Void)?) { ending = handler }
  func activate() { resume() }

  func resume() {
    guard !isRunning, !isCancelled else { return }
    isRunning = true
    wait(first)
  }

  func suspend() {
    isRunning = false
    if let call { WorkClock.current.giveUp(call) }
    call = nil
  }

  func cancel() {
    guard !isCancelled else { return }
    suspend()
    isCancelled = true
    if let ending { queue.add(ending) }
  }

  private func wait(_ seconds: Double) {
    let isBeat = interval.isFinite
    call = WorkClock.current.add(after: seconds, on: queue, isBeat: isBeat) { [weak self] in
      guard let self else { return }
      call = nil
      handler?()
      if isRunning, isBeat, call == nil { wait(max(Self.shortest, interval)) }
    }
  }
}

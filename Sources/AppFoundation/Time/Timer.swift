// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A timer, in front of Foundation's: it fires by the stage's clock.
open class Timer: NSObject, @unchecked Sendable {
  /// The shortest time between two calls, in seconds, as in Foundation.
  private static let shortest = 0.0001

  private let block: (Timer) -> Void
  private let repeats: Bool
  private var first: TimeInterval
  private var call: Int?
  private var due: Double?

  /// The time between two calls, in seconds; 0 for a timer that fires once.
  open var timeInterval: TimeInterval { repeats ? interval : 0 }
  private let interval: TimeInterval
  /// Whether it will fire.
  open private(set) var isValid = true
  /// How much later it may fire; it has no effect here.
  open var tolerance: TimeInterval = 0
  /// What the app keeps with it.
  open private(set) var userInfo: Any?

  /// Makes a timer that a run loop has to be given.
  public init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) {
    self.interval = max(Self.shortest, interval.isFinite ? interval : Self.shortest)
    (first, self.repeats, self.block) = (self.interval, repeats, block)
    super.init()
  }

  /// Makes a timer with its first time, which a run loop has to be given.
  public convenience init(
    fire date: Date,
    interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    first = max(0, date.timeIntervalSinceNow)
  }

  /// Makes a timer with something that the app keeps with it.
  package convenience init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    userInfo: Any?,
    block: @escaping (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    self.userInfo = userInfo
  }

  /// Makes a timer that begins at once.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.begin()
    return timer
  }

  /// When it fires next.
  open var fireDate: Date {
    get { Date(timeIntervalSinceNow: due.map { $0 - WorkClock.current.now } ?? first) }
    set {
      first = max(0, newValue.timeIntervalSinceNow)
      guard call != nil else { return }
      stop()
      begin()
    }
  }

  /// Calls the block; a timer that fires once ends with that.
  open func fire() {
    guard isValid else { return }
    block(self)
    if !repeats { invalidate() }
  }

  /// Ends the timer.
  open func invalidate() {
    isValid = false
    stop()
  }

  /// Lets the time go by.
  package func begin() {
    guard isValid, call == nil else { return }
    wait(first)
  }

  private func stop() {
    if let call { WorkClock.current.giveUp(call) }
    call = nil
  }

  /// The clock keeps the timer while it waits.
  private func wait(_ seconds: Double) {
    due = WorkClock.current.now + seconds
    call = WorkClock.current.add(after: seconds, on: .main, isBeat: repeats) {
      self.call = nil
      self.fire()
      // Whoever changed the date of its next call has begun it again already.
      if self.isValid, self.call == nil { self.wait(self.interval) }
    }
  }
}

extension RunLoop {
  /// Begins a timer.
  public func add(_ timer: AppFoundation.Timer, forMode mode: RunLoop.Mode) { timer.begin() }
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Timer {
  /// Makes a timer that calls a method of an object, by the stage host's clock.
  ///
  /// - Source: `Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`; as there,
  ///   the target is a strong reference until the timer is invalidated.
  @preconcurrency @MainActor
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let target = TimerTarget(object: aTarget as AnyObject, action: aSelector)
    let timer = Timer(timeInterval: ti, repeats: yesOrNo) { timer in
      let carried = CarriedTimer(timer: timer)
      MainActor.assumeIsolated { target.call(carried.timer) }
    }
    TimerClock.keep(TimerClock(timer, every: ti, repeats: yesOrNo))
    return timer
  }
}

/// Fires a timer at its time on the clock of the frames.
@MainActor
private final class TimerClock: FrameListener {
  /// The shortest time between two calls, in seconds, as in Foundation.
  private static let shortest = 0.0001
  private static var running: [TimerClock] = []

  private let timer: Timer
  private let interval: Double
  private let repeats: Bool
  private var waited = 0.0

  init(_ timer: Timer, every interval: Double, repeats: Bool) {
    self.timer = timer
    self.interval = max(Self.shortest, interval.isFinite ? interval : 0)
    self.repeats = repeats
  }

  /// Keeps a clock until its timer is invalid.
  static func keep(_ clock: TimerClock) {
    running.append(clock)
    FrameClock.current.add(clock)
  }

  var wantsFrames: Bool { timer.isValid }

  func frame(at now: Double, elapsed: Double) {
    waited += elapsed
    guard timer.isValid else { return finish() }
    guard waited >= interval else { return }
    // Missed calls are not repeated.
    waited = waited.truncatingRemainder(dividingBy: interval)
    timer.fire()
    guard !repeats || !timer.isValid else { return }
    timer.invalidate()
    finish()
  }

  private func finish() { Self.running.removeAll { $0 === self } }
}

/// A method of an object, which is a strong reference.
@MainActor
private final class TimerTarget {
  private let object: AnyObject
  private let action: Selector

  init(object: AnyObject, action: Selector) {
    self.object = object
    self.action = action
  }

  func call(_ timer: Timer) { action.call?(object, timer) }
}

/// A timer that is passed to the main thread, on which it fires.
private struct CarriedTimer: @unchecked Sendable {
  let timer: Timer
}

// SPDX-License-Identifier: Apache-2.0
public import Dispatch
import Foundation

/// A moment of the stage's clock, in front of Dispatch's.
public struct DispatchTime: Comparable, Hashable, Sendable {
  static let nanosecondsPerSecond = 1e9

  /// Seconds of the stage's clock.
  let seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  /// Makes a moment from nanoseconds of the clock.
  public init(uptimeNanoseconds: UInt64) {
    seconds = Double(uptimeNanoseconds) / Self.nanosecondsPerSecond
  }

  /// The present moment.
  public static func now() -> DispatchTime { DispatchTime(seconds: WorkClock.current.now) }
  /// A moment that never comes.
  public static let distantFuture = DispatchTime(seconds: .infinity)

  /// Nanoseconds of the clock.
  public var uptimeNanoseconds: UInt64 {
    UInt64(exactly: (max(0, seconds) * Self.nanosecondsPerSecond).rounded()) ?? .max
  }
  /// Nanoseconds of the clock.
  public var rawValue: UInt64 { uptimeNanoseconds }

  /// The seconds until the moment.
  var secondsLeft: Double { seconds - WorkClock.current.now }

  /// Orders moments by time.
  public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
    left.seconds < right.seconds
  }
  /// A moment some seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }
  /// A moment some seconds earlier.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds - seconds)
  }
  /// A later moment.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.inSeconds
  }
  /// An earlier moment.
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time - interval.inSeconds
  }
  /// A later moment.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
  /// The time from this moment to another one.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    .inSeconds(other.seconds - seconds)
  }
}

/// A time of day, in front of Dispatch's; it goes on by the stage's clock.
public struct DispatchWallTime: Comparable, Hashable, Sendable {
  let seconds: Double

  /// The present time.
  public static func now() -> DispatchWallTime { DispatchWallTime(seconds: WorkClock.current.now) }
  /// A time that never comes.
  public static let distantFuture = DispatchWallTime(seconds: .infinity)

  var secondsLeft: Double { seconds - WorkClock.current.now }

  /// Orders times.
  public static func < (left: DispatchWallTime, right: DispatchWallTime) -> Bool {
    left.seconds < right.seconds
  }
  /// A time some seconds later.
  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(seconds: time.seconds + seconds)
  }
  /// A later time.
  public static func + (
    time: DispatchWallTime,
    interval: DispatchTimeInterval
  ) -> DispatchWallTime {
    time + interval.inSeconds
  }
}

extension DispatchTimeInterval {
  /// The length, in seconds; without end for `never`.
  package var inSeconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / DispatchTime.nanosecondsPerSecond
    case .never: .infinity
    @unknown default: .infinity
    }
  }

  static func inSeconds(_ seconds: Double) -> DispatchTimeInterval {
    let count = Int(exactly: (seconds * DispatchTime.nanosecondsPerSecond).rounded())
    return count.map { .nanoseconds($0) } ?? .never
  }
}

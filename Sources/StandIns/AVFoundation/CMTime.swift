// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A time in parts of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The number of parts.
  public var value: Int64
  /// The parts of a second.
  public var timescale: Int32
  /// Whether it is a time at all.
  public var isValid: Bool { timescale > 0 }
  /// Whether it is a time that is known.
  public var isNumeric: Bool { isValid }
  /// Whether it has no end.
  public var isIndefinite: Bool { !isValid }

  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// A time that is not known.
  public static let indefinite = CMTime(value: 0, timescale: 0)
  /// The greatest time.
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)

  /// Makes a time.
  public init() { (value, timescale) = (0, 0) }
  /// Makes a time of parts of a second.
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  /// Makes a time of seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    let parts = seconds * Double(preferredTimescale)
    value = parts.isFinite ? Int64(min(max(parts, -9e15), 9e15)) : 0
    timescale = preferredTimescale
  }

  /// The seconds; not a number without a time.
  public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }

  /// Whether a time is earlier.
  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
  /// The sum of two times.
  public static func + (one: CMTime, other: CMTime) -> CMTime {
    CMTime(
      seconds: one.seconds + other.seconds,
      preferredTimescale: max(one.timescale, other.timescale)
    )
  }
  /// The difference of two times.
  public static func - (one: CMTime, other: CMTime) -> CMTime {
    CMTime(
      seconds: one.seconds - other.seconds,
      preferredTimescale: max(one.timescale, other.timescale)
    )
  }
}

/// Makes a time of parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// Makes a time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// How two times are ordered.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time1 == time2 ? 0 : 1
}

/// A part of a film.
public struct CMTimeRange: Hashable, Sendable {
  /// Where it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime
  /// Where it ends.
  public var end: CMTime { start + duration }
  /// Makes a part of a length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// Makes a part between two times.
  public init(start: CMTime, end: CMTime) { (self.start, duration) = (start, end - start) }
}

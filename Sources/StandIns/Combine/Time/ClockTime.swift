// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A moment of a queue's or a run loop's clock, in seconds since an origin of the scheduler's own.
public struct ClockTime: Strideable, Hashable, Codable, Sendable {
  /// In seconds.
  public let seconds: Double

  public init(seconds: Double) { self.seconds = seconds }
  public init(_ date: Date) { seconds = date.timeIntervalSinceReferenceDate }

  public var date: Date { Date(timeIntervalSinceReferenceDate: seconds) }

  public func distance(to other: ClockTime) -> Stride { Stride(other.seconds - seconds) }
  public func advanced(by stride: Stride) -> ClockTime {
    ClockTime(seconds: seconds + stride.magnitude)
  }

  /// A span of time, in seconds.
  public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable,
    SchedulerTimeIntervalConvertible, Sendable
  {
    /// In seconds; negative for a moment before.
    public var magnitude: Double
    public var timeInterval: Double { magnitude }

    public init(_ seconds: Double) { magnitude = seconds }
    public init(integerLiteral value: Double) { magnitude = value }
    public init(floatLiteral value: Double) { magnitude = value }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Double(exactly: source) else { return nil }
      magnitude = value
    }

    public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
    public static func * (left: Stride, right: Stride) -> Stride {
      Stride(left.magnitude * right.magnitude)
    }
    public static func + (left: Stride, right: Stride) -> Stride {
      Stride(left.magnitude + right.magnitude)
    }
    public static func - (left: Stride, right: Stride) -> Stride {
      Stride(left.magnitude - right.magnitude)
    }
    public static func *= (left: inout Stride, right: Stride) { left = left * right }
    public static func seconds(_ seconds: Int) -> Stride { Stride(Double(seconds)) }
    public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }
    public static func milliseconds(_ milliseconds: Int) -> Stride {
      Stride(Double(milliseconds) / 1e3)
    }
    public static func microseconds(_ microseconds: Int) -> Stride {
      Stride(Double(microseconds) / 1e6)
    }
    public static func nanoseconds(_ nanoseconds: Int) -> Stride {
      Stride(Double(nanoseconds) / 1e9)
    }
  }
}

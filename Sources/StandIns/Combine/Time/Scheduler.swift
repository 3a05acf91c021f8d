// SPDX-License-Identifier: Apache-2.0
/// Runs work now, soon or later.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  )
  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

/// A span of time that can be made from units.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ seconds: Int) -> Self
  static func seconds(_ seconds: Double) -> Self
  static func milliseconds(_ milliseconds: Int) -> Self
  static func microseconds(_ microseconds: Int) -> Self
  static func nanoseconds(_ nanoseconds: Int) -> Self
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date,
      interval: interval,
      tolerance: minimumTolerance,
      options: nil,
      action
    )
  }
}

/// Runs work at once, where it is told.
public struct ImmediateScheduler: Scheduler, Sendable {
  public struct SchedulerTimeType: Strideable, Sendable {
    public func distance(to _: SchedulerTimeType) -> Stride { Stride(0) }
    public func advanced(by _: Stride) -> SchedulerTimeType { self }

    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible, Sendable
    {
      public var magnitude: Int
      public init(_ value: Int) { magnitude = value }
      public init(integerLiteral value: Int) { magnitude = value }
      public init(floatLiteral value: Double) { magnitude = Int(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }
      public static func < (left: Stride, right: Stride) -> Bool {
        left.magnitude < right.magnitude
      }
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
      public static func seconds(_: Int) -> Stride { Stride(0) }
      public static func seconds(_: Double) -> Stride { Stride(0) }
      public static func milliseconds(_: Int) -> Stride { Stride(0) }
      public static func microseconds(_: Int) -> Stride { Stride(0) }
      public static func nanoseconds(_: Int) -> Stride { Stride(0) }
    }
  }
  public typealias SchedulerOptions = Never

  public static let shared = ImmediateScheduler()

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerTimeType.Stride { .init(0) }

  public func schedule(options _: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after _: SchedulerTimeType,
    tolerance _: SchedulerTimeType.Stride,
    options _: Never?,
    _ action: @escaping () -> Void
  ) { action() }
  public func schedule(
    after _: SchedulerTimeType,
    interval _: SchedulerTimeType.Stride,
    tolerance _: SchedulerTimeType.Stride,
    options _: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

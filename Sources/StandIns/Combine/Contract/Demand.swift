// SPDX-License-Identifier: Apache-2.0
extension Subscribers {
  /// How many values a subscriber wants: a number from 0, or all that come.
  @frozen
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible
  {
    private static let all = UInt.max
    private var count: UInt

    private init(count: UInt) { self.count = count }

    /// Every value that comes.
    public static let unlimited = Demand(count: all)
    /// No value beside those that were asked for before.
    public static let none = Demand(count: 0)

    /// As many as `value`, which must not be negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand must not be negative, but it is \(value)")
      return Demand(count: UInt(value))
    }

    /// The number, or nil if it is unlimited.
    public var max: Int? { count == Self.all ? nil : Int(count) }

    public var description: String {
      count == Self.all ? "unlimited" : "max(\(count))"
    }

    public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }
    public static func < (left: Demand, right: Int) -> Bool { left < .max(right) }
    public static func > (left: Demand, right: Int) -> Bool { left > .max(right) }
    public static func >= (left: Demand, right: Int) -> Bool { left >= .max(right) }
    public static func <= (left: Demand, right: Int) -> Bool { left <= .max(right) }
    public static func == (left: Demand, right: Int) -> Bool { left.max == right }
    public static func != (left: Demand, right: Int) -> Bool { left.max != right }

    public static func + (left: Demand, right: Demand) -> Demand {
      let (sum, overflow) = left.count.addingReportingOverflow(right.count)
      return overflow ? .unlimited : Demand(count: sum)
    }

    public static func - (left: Demand, right: Demand) -> Demand {
      if left.count == all { return left }
      return right.count >= left.count ? .none : Demand(count: left.count - right.count)
    }

    public static func * (left: Demand, right: Int) -> Demand {
      if left.count == all { return right == 0 ? .none : left }
      let (product, overflow) = left.count.multipliedReportingOverflow(
        by: UInt(Swift.max(0, right))
      )
      return overflow ? .unlimited : Demand(count: product)
    }

    public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
    public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }
    public static func += (left: inout Demand, right: Demand) { left = left + right }
    public static func -= (left: inout Demand, right: Demand) { left = left - right }
    public static func *= (left: inout Demand, right: Int) { left = left * right }
    public static func += (left: inout Demand, right: Int) { left = left + right }
    public static func -= (left: inout Demand, right: Int) { left = left - right }
  }
}

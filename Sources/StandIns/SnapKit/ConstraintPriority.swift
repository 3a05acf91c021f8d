// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// How important a constraint is, up to 1,000, which means required.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable, Sendable {
  public let value: Float

  public init(_ value: Float) { self.value = value }
  public init(floatLiteral value: Float) { self.value = value }

  public static let required = ConstraintPriority(1000)
  public static let high = ConstraintPriority(750)
  public static let medium = ConstraintPriority(500)
  public static let low = ConstraintPriority(250)

  public func advanced(by step: Float) -> ConstraintPriority { ConstraintPriority(value + step) }
  public func distance(to other: ConstraintPriority) -> Float { other.value - value }
}

/// A number that stands for a priority.
public protocol ConstraintPriorityTarget {
  var constraintPriorityTargetValue: Float { get }
}

extension UILayoutPriority: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { rawValue }
}

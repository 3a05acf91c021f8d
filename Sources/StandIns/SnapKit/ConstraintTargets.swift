// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// What something can be equal to: a number, a size, a view, a guide or lines of them.
public protocol ConstraintRelatableTarget {}

/// A distance from what something is equal to.
public protocol ConstraintOffsetTarget {}

/// A distance towards the inside.
public protocol ConstraintInsetTarget {}

/// A distance towards the inside that follows the direction of reading.
public protocol ConstraintDirectionalInsetTarget {}

/// A factor.
public protocol ConstraintMultiplierTarget {
  var constraintMultiplierTargetValue: CGFloat { get }
}

/// A number that a constraint can have as its constant, factor or priority.
protocol ConstraintNumber: ConstraintRelatableTarget, ConstraintOffsetTarget,
  ConstraintInsetTarget, ConstraintMultiplierTarget, ConstraintPriorityTarget
{
  var number: CGFloat { get }
}

extension ConstraintNumber {
  public var constraintMultiplierTargetValue: CGFloat { number }
  public var constraintPriorityTargetValue: Float { Float(number) }
}

extension Int: ConstraintNumber { var number: CGFloat { CGFloat(self) } }
extension UInt: ConstraintNumber { var number: CGFloat { CGFloat(self) } }
extension Float: ConstraintNumber { var number: CGFloat { CGFloat(self) } }
extension Double: ConstraintNumber { var number: CGFloat { CGFloat(self) } }
extension CGFloat: ConstraintNumber { var number: CGFloat { self } }

extension CGSize: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension CGPoint: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget,
  ConstraintDirectionalInsetTarget
{}

extension ConstraintItem: ConstraintRelatableTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

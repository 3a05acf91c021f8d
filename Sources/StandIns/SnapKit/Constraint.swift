// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// The constraints of one statement, which code can change later.
@preconcurrency @MainActor
public final class Constraint {
  private let description: ConstraintDescription
  public private(set) lazy var layoutConstraints = description.made()

  init(_ description: ConstraintDescription) { self.description = description }

  public var isActive: Bool {
    get { layoutConstraints.contains { $0.isActive } }
    set { for constraint in layoutConstraints { constraint.isActive = newValue } }
  }

  public func activate() { isActive = true }
  public func deactivate() { isActive = false }

  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    set(ConstraintConstant(offset) ?? .zero)
  }

  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    set(ConstraintConstant(inset: inset))
  }

  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    set(ConstraintConstant(inset: inset))
  }

  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    for constraint in layoutConstraints {
      constraint.priority = UILayoutPriority(priority.constraintPriorityTargetValue)
    }
    return self
  }

  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    update(priority: priority.value)
  }

  public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }
  public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }
  public func updatePriority(amount: any ConstraintPriorityTarget) { update(priority: amount) }

  private func set(_ constant: ConstraintConstant) -> Constraint {
    for constraint in layoutConstraints {
      constraint.constant = constant.value(for: constraint.firstAttribute)
    }
    return self
  }
}

// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A statement whose factor, constant, priority and name can be given.
@preconcurrency @MainActor
public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = 1 / amount.constraintMultiplierTargetValue
    return self
  }

  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.constant = ConstraintConstant(amount) ?? .zero
    return self
  }

  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.constant = ConstraintConstant(inset: amount)
    return self
  }

  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    description.constant = ConstraintConstant(inset: amount)
    return self
  }
}

// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A statement whose priority and name can be given.
@preconcurrency @MainActor
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    priority(amount.value)
  }

  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    description.priority = UILayoutPriority(amount.constraintPriorityTargetValue)
    return self
  }
}

/// SnapKit's own spelling.
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable

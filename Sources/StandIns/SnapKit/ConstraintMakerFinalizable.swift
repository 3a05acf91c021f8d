// SPDX-License-Identifier: Apache-2.0

/// A statement that is complete.
@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }

  /// The statement's constraints, so that code can change them later.
  public var constraint: Constraint { description.constraint }
}

// SPDX-License-Identifier: Apache-2.0

/// A statement that can name more lines.
@preconcurrency @MainActor
public final class ConstraintMakerExtendable: ConstraintMakerRelatable, ConstraintLines {
  public func line(_ attributes: ConstraintLineSet) -> ConstraintMakerExtendable {
    description.attributes = description.attributes + attributes.attributes
    return self
  }
}

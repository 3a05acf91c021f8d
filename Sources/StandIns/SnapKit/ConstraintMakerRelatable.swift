// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A statement that still has to say what its lines are equal to.
@preconcurrency @MainActor
public class ConstraintMakerRelatable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget,
    _: String = #file,
    _: UInt = #line
  ) -> ConstraintMakerEditable { relate(.equal, other) }

  @discardableResult
  public func equalToSuperview(_: String = #file, _: UInt = #line) -> ConstraintMakerEditable {
    relateToSuperview(.equal)
  }

  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _: String = #file,
    _: UInt = #line
  ) -> ConstraintMakerEditable { relate(.lessThanOrEqual, other) }

  @discardableResult
  public func lessThanOrEqualToSuperview(
    _: String = #file,
    _: UInt = #line
  ) -> ConstraintMakerEditable { relateToSuperview(.lessThanOrEqual) }

  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _: String = #file,
    _: UInt = #line
  ) -> ConstraintMakerEditable { relate(.greaterThanOrEqual, other) }

  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _: String = #file,
    _: UInt = #line
  ) -> ConstraintMakerEditable { relateToSuperview(.greaterThanOrEqual) }

  private func relateToSuperview(
    _ relation: NSLayoutConstraint.Relation
  ) -> ConstraintMakerEditable {
    let superview = ConstraintItem(description.item, .none).superview
    // Without a view around, there is nothing to relate to, and the statement says nothing.
    guard let superview else { return ConstraintMakerEditable(description) }
    return relate(relation, superview)
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation,
    _ other: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    description.relation = relation
    if let constant = ConstraintConstant(other) {
      description.constant = constant
    } else if let item = other as? ConstraintItem {
      description.other = item
    } else {
      description.other = ConstraintItem(other as AnyObject, .none)
    }
    return ConstraintMakerEditable(description)
  }
}

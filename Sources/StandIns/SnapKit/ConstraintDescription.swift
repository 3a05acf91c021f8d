// SPDX-License-Identifier: Apache-2.0
import UIKit

/// One statement of a maker's closure while it is written.
@MainActor
final class ConstraintDescription {
  let item: AnyObject
  var attributes: ConstraintAttributes
  var relation: NSLayoutConstraint.Relation?
  var other: ConstraintItem?
  var multiplier: CGFloat = 1
  var constant = ConstraintConstant.zero
  var priority = UILayoutPriority.required
  var label: String?
  /// The statement's constraints; they are made when they are first asked for.
  lazy var constraint = Constraint(self)

  init(_ item: AnyObject, _ attributes: ConstraintAttributes) {
    self.item = item
    self.attributes = attributes
  }

  /// The statement's constraints; none while it does not say to what something is equal.
  func made() -> [NSLayoutConstraint] {
    guard let relation else { return [] }
    let own = ConstraintItem(item, attributes)
    return attributes.list.compactMap { attribute in
      let target = other?.target ?? (attribute.isLength ? nil : own.superview)
      // A view outside of every other has nothing to be placed in.
      if target == nil, !attribute.isLength { return nil }
      let made = NSLayoutConstraint(
        item: item,
        attribute: attribute,
        relatedBy: relation,
        toItem: target,
        attribute: target == nil ? .notAnAttribute : otherAttribute(for: attribute),
        multiplier: multiplier,
        constant: constant.value(for: attribute)
      )
      made.priority = priority
      made.identifier = label
      return made
    }
  }

  /// The other side's line: the same one, unless others are named.
  private func otherAttribute(
    for attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint.Attribute {
    guard let named = other?.attributes, let first = named.list.first else {
      // A number is the distance of a middle from the left or top edge.
      guard other == nil else { return attribute }
      return attribute == .centerX ? .left : attribute == .centerY ? .top : attribute
    }
    if Set(named.list) == Set(attributes.list) { return attribute }
    guard named.list.count == attributes.list.count,
      let place = attributes.list.firstIndex(of: attribute)
    else { return first }
    return named.list[place]
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is a width or height.
  var isLength: Bool { self == .width || self == .height }
}

// SPDX-License-Identifier: Apache-2.0
import UIKit

/// What the closure of `makeConstraints` gets: the lines and lengths of one view or guide.
@preconcurrency @MainActor
public final class ConstraintMaker: ConstraintLines {
  private let item: AnyObject
  private var descriptions: [ConstraintDescription] = []

  init(_ item: AnyObject) { self.item = item }

  public func line(_ attributes: ConstraintLineSet) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(item, attributes.attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }

  /// The constraints that a closure describes; none is active.
  static func prepare(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let maker = ConstraintMaker(item)
    closure(maker)
    return maker.descriptions.filter { $0.relation != nil }.map(\.constraint)
  }

  static func make(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
    let constraints = prepare(item, closure)
    for constraint in constraints { constraint.activate() }
    ConstraintTable.set(ConstraintTable.constraints(of: item) + constraints, of: item)
  }

  static func remake(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
    remove(item)
    make(item, closure)
  }

  /// Gives constraints that exist their new constants; those that do not exist are made.
  static func update(_ item: AnyObject, _ closure: (ConstraintMaker) -> Void) {
    let known = ConstraintTable.constraints(of: item)
    let existing = known.flatMap(\.layoutConstraints)
    var added: [Constraint] = []
    for constraint in prepare(item, closure) {
      let matches = constraint.layoutConstraints.map { new in
        existing.first { $0.isUpdated(by: new) }
      }
      guard !matches.contains(where: { $0 == nil }) else {
        constraint.activate()
        added.append(constraint)
        continue
      }
      for (match, new) in zip(matches, constraint.layoutConstraints) {
        match?.constant = new.constant
        match?.priority = new.priority
      }
    }
    ConstraintTable.set(known + added, of: item)
  }

  static func remove(_ item: AnyObject) {
    for constraint in ConstraintTable.constraints(of: item) { constraint.deactivate() }
    ConstraintTable.set([], of: item)
  }
}

extension NSLayoutConstraint {
  /// Whether another constraint differs from this one at most in constant and priority.
  fileprivate func isUpdated(by other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier
  }
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A line or length of a view or guide, for making constraints.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide.
  weak var item: AnyObject?
  /// The line or length.
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation,
    to other: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)?,
    multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item ?? self,
      attribute: attribute,
      relatedBy: relation,
      toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  /// Makes a constraint for the place of another anchor plus a constant, in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, to: (anchor.item, anchor.attribute), constant: c)
  }

  /// Makes a constraint for a place at or after another anchor plus a constant, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: (anchor.item, anchor.attribute), constant: c)
  }

  /// Makes a constraint for a place at or before another anchor plus a constant, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: (anchor.item, anchor.attribute), constant: c)
  }
}

/// The distance between neighbours that the system prefers.
enum SystemSpacing {
  /// In points; Auto Layout's standard for views that do not prefer another one.
  static let length: CGFloat = 8
}

/// A vertical line, which has a horizontal place.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Makes a constraint for a place at a multiple of the standard spacing after another.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.length * multiplier
    return constraint(.equal, to: (anchor.item, anchor.attribute), constant: space)
  }

  /// Makes a constraint for a place at least at a multiple of the standard spacing after another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.length * multiplier
    return constraint(.greaterThanOrEqual, to: (anchor.item, anchor.attribute), constant: space)
  }

  /// Makes a constraint for a place at most at a multiple of the standard spacing after another.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.length * multiplier
    return constraint(.lessThanOrEqual, to: (anchor.item, anchor.attribute), constant: space)
  }
}

/// A horizontal line, which has a vertical place.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Makes a constraint for a place at a multiple of the standard spacing below another.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.length * multiplier
    return constraint(.equal, to: (anchor.item, anchor.attribute), constant: space)
  }

  /// Makes a constraint for a place at least at a multiple of the standard spacing below another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.length * multiplier
    return constraint(.greaterThanOrEqual, to: (anchor.item, anchor.attribute), constant: space)
  }

  /// Makes a constraint for a place at most at a multiple of the standard spacing below another.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.length * multiplier
    return constraint(.lessThanOrEqual, to: (anchor.item, anchor.attribute), constant: space)
  }
}

/// A width or height.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes a constraint for a length, in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, to: nil, constant: c)
  }
  /// Makes a constraint for a smallest length, in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: nil, constant: c)
  }
  /// Makes a constraint for a greatest length, in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: nil, constant: c)
  }
  /// Makes a constraint for a multiple of another length plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, to: (anchor.item, anchor.attribute), multiplier: m, constant: c)
  }
  /// Makes a constraint for at least a multiple of another length plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: (anchor.item, anchor.attribute), multiplier: m, constant: c)
  }
  /// Makes a constraint for at most a multiple of another length plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: (anchor.item, anchor.attribute), multiplier: m, constant: c)
  }
}

// SPDX-License-Identifier: Apache-2.0
public import UIKit

extension Constrainable {
  @discardableResult
  public func leading(
    to view: any Constrainable,
    _ anchor: NSLayoutXAxisAnchor? = nil,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(leadingAnchor, anchor ?? view.leadingAnchor, offset, relation, priority, isActive)
  }

  @discardableResult
  public func trailing(
    to view: any Constrainable,
    _ anchor: NSLayoutXAxisAnchor? = nil,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(trailingAnchor, anchor ?? view.trailingAnchor, offset, relation, priority, isActive)
  }

  @discardableResult
  public func left(
    to view: any Constrainable,
    _ anchor: NSLayoutXAxisAnchor? = nil,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(leftAnchor, anchor ?? view.leftAnchor, offset, relation, priority, isActive)
  }

  @discardableResult
  public func right(
    to view: any Constrainable,
    _ anchor: NSLayoutXAxisAnchor? = nil,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(rightAnchor, anchor ?? view.rightAnchor, offset, relation, priority, isActive)
  }

  @discardableResult
  public func top(
    to view: any Constrainable,
    _ anchor: NSLayoutYAxisAnchor? = nil,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(topAnchor, anchor ?? view.topAnchor, offset, relation, priority, isActive)
  }

  @discardableResult
  public func bottom(
    to view: any Constrainable,
    _ anchor: NSLayoutYAxisAnchor? = nil,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(bottomAnchor, anchor ?? view.bottomAnchor, offset, relation, priority, isActive)
  }

  @discardableResult
  public func centerX(
    to view: any Constrainable,
    _ anchor: NSLayoutXAxisAnchor? = nil,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(centerXAnchor, anchor ?? view.centerXAnchor, offset, relation, priority, isActive)
  }

  @discardableResult
  public func centerY(
    to view: any Constrainable,
    _ anchor: NSLayoutYAxisAnchor? = nil,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(centerYAnchor, anchor ?? view.centerYAnchor, offset, relation, priority, isActive)
  }

  @discardableResult
  public func leadingToTrailing(
    of view: any Constrainable,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(leadingAnchor, view.trailingAnchor, offset, relation, priority, isActive)
  }

  @discardableResult
  public func trailingToLeading(
    of view: any Constrainable,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(trailingAnchor, view.leadingAnchor, offset, relation, priority, isActive)
  }

  @discardableResult
  public func leftToRight(
    of view: any Constrainable,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(leftAnchor, view.rightAnchor, offset, relation, priority, isActive)
  }

  @discardableResult
  public func rightToLeft(
    of view: any Constrainable,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(rightAnchor, view.leftAnchor, offset, relation, priority, isActive)
  }

  @discardableResult
  public func topToBottom(
    of view: any Constrainable,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(topAnchor, view.bottomAnchor, offset, relation, priority, isActive)
  }

  @discardableResult
  public func bottomToTop(
    of view: any Constrainable,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(bottomAnchor, view.topAnchor, offset, relation, priority, isActive)
  }

  @discardableResult
  public func width(
    _ width: CGFloat,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    prepareForLayout()
    let made =
      switch relation {
      case .equal: widthAnchor.constraint(equalToConstant: width)
      case .equalOrLess: widthAnchor.constraint(lessThanOrEqualToConstant: width)
      case .equalOrGreater: widthAnchor.constraint(greaterThanOrEqualToConstant: width)
      }
    return made.with(priority, isActive)
  }

  @discardableResult
  public func width(
    min: CGFloat? = nil,
    max: CGFloat? = nil,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      min.map { width($0, relation: .equalOrGreater, priority: priority, isActive: isActive) },
      max.map { width($0, relation: .equalOrLess, priority: priority, isActive: isActive) },
    ].compactMap { $0 }
  }

  @discardableResult
  public func width(
    to view: any Constrainable,
    _ dimension: NSLayoutDimension? = nil,
    multiplier: CGFloat = 1,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    prepareForLayout()
    let other = dimension ?? view.widthAnchor
    let made =
      switch relation {
      case .equal:
        widthAnchor.constraint(equalTo: other, multiplier: multiplier, constant: offset)
      case .equalOrLess:
        widthAnchor.constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: offset)
      case .equalOrGreater:
        widthAnchor.constraint(
          greaterThanOrEqualTo: other,
          multiplier: multiplier,
          constant: offset
        )
      }
    return made.with(priority, isActive)
  }

  @discardableResult
  public func widthToHeight(
    of view: any Constrainable,
    multiplier: CGFloat = 1,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    width(
      to: view,
      view.heightAnchor,
      multiplier: multiplier,
      offset: offset,
      relation: relation,
      priority: priority,
      isActive: isActive
    )
  }

  @discardableResult
  public func height(
    _ height: CGFloat,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    prepareForLayout()
    let made =
      switch relation {
      case .equal: heightAnchor.constraint(equalToConstant: height)
      case .equalOrLess: heightAnchor.constraint(lessThanOrEqualToConstant: height)
      case .equalOrGreater: heightAnchor.constraint(greaterThanOrEqualToConstant: height)
      }
    return made.with(priority, isActive)
  }

  @discardableResult
  public func height(
    min: CGFloat? = nil,
    max: CGFloat? = nil,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      min.map { height($0, relation: .equalOrGreater, priority: priority, isActive: isActive) },
      max.map { height($0, relation: .equalOrLess, priority: priority, isActive: isActive) },
    ].compactMap { $0 }
  }

  @discardableResult
  public func height(
    to view: any Constrainable,
    _ dimension: NSLayoutDimension? = nil,
    multiplier: CGFloat = 1,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    prepareForLayout()
    let other = dimension ?? view.heightAnchor
    let made =
      switch relation {
      case .equal:
        heightAnchor.constraint(equalTo: other, multiplier: multiplier, constant: offset)
      case .equalOrLess:
        heightAnchor.constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: offset)
      case .equalOrGreater:
        heightAnchor.constraint(
          greaterThanOrEqualTo: other,
          multiplier: multiplier,
          constant: offset
        )
      }
    return made.with(priority, isActive)
  }

  @discardableResult
  public func heightToWidth(
    of view: any Constrainable,
    multiplier: CGFloat = 1,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    height(
      to: view,
      view.widthAnchor,
      multiplier: multiplier,
      offset: offset,
      relation: relation,
      priority: priority,
      isActive: isActive
    )
  }

  @discardableResult
  public func aspectRatio(
    _ ratio: CGFloat,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    widthToHeight(
      of: self,
      multiplier: ratio,
      relation: relation,
      priority: priority,
      isActive: isActive
    )
  }

  @discardableResult
  public func size(
    _ size: CGSize,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      width(size.width, relation: relation, priority: priority, isActive: isActive),
      height(size.height, relation: relation, priority: priority, isActive: isActive),
    ]
  }

  @discardableResult
  public func size(
    to view: any Constrainable,
    multiplier: CGFloat = 1,
    insets: CGSize = .zero,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      width(
        to: view,
        multiplier: multiplier,
        offset: insets.width,
        relation: relation,
        priority: priority,
        isActive: isActive
      ),
      height(
        to: view,
        multiplier: multiplier,
        offset: insets.height,
        relation: relation,
        priority: priority,
        isActive: isActive
      ),
    ]
  }

  @discardableResult
  public func center(
    in view: any Constrainable,
    offset: CGPoint = .zero,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      centerX(to: view, offset: offset.x, priority: priority, isActive: isActive),
      centerY(to: view, offset: offset.y, priority: priority, isActive: isActive),
    ]
  }

  @discardableResult
  public func origin(
    to view: any Constrainable,
    insets: CGVector = .zero,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      left(
        to: view,
        offset: insets.dx,
        relation: relation,
        priority: priority,
        isActive: isActive
      ),
      top(to: view, offset: insets.dy, relation: relation, priority: priority, isActive: isActive),
    ]
  }

  @discardableResult
  public func edges(
    to view: any Constrainable,
    insets: TinyEdgeInsets = .zero,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    edges(to: view, excluding: .none, insets: insets, priority: priority, isActive: isActive)
  }

  @discardableResult
  public func edges(
    to view: any Constrainable,
    excluding excluded: LayoutEdge,
    insets: TinyEdgeInsets = .zero,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    var made: Constraints = []
    if !excluded.contains(.top) {
      made.append(top(to: view, offset: insets.top, priority: priority, isActive: isActive))
    }
    if excluded.isDisjoint(with: [.leading, .left]) {
      made.append(leading(to: view, offset: insets.left, priority: priority, isActive: isActive))
    }
    if !excluded.contains(.bottom) {
      made.append(bottom(to: view, offset: -insets.bottom, priority: priority, isActive: isActive))
    }
    if excluded.isDisjoint(with: [.trailing, .right]) {
      made.append(trailing(to: view, offset: -insets.right, priority: priority, isActive: isActive))
    }
    return made
  }
}

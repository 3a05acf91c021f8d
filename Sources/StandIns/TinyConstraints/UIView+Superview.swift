// SPDX-License-Identifier: Apache-2.0
public import UIKit

extension UIView {
  /// The superview, or its part that bars leave free.
  private func around(_ usesSafeArea: Bool) -> any Constrainable {
    guard let superview else { preconditionFailure("a view without a superview is tied to it") }
    return usesSafeArea ? superview.safeAreaLayoutGuide : superview
  }

  @discardableResult
  public func leadingToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    leading(
      to: around(usingSafeArea),
      anchor,
      offset: offset,
      relation: relation,
      priority: priority,
      isActive: isActive
    )
  }

  @discardableResult
  public func trailingToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    trailing(
      to: around(usingSafeArea),
      anchor,
      offset: offset,
      relation: relation,
      priority: priority,
      isActive: isActive
    )
  }

  @discardableResult
  public func leftToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    left(
      to: around(usingSafeArea),
      anchor,
      offset: offset,
      relation: relation,
      priority: priority,
      isActive: isActive
    )
  }

  @discardableResult
  public func rightToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    right(
      to: around(usingSafeArea),
      anchor,
      offset: offset,
      relation: relation,
      priority: priority,
      isActive: isActive
    )
  }

  @discardableResult
  public func topToSuperview(
    _ anchor: NSLayoutYAxisAnchor? = nil,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    top(
      to: around(usingSafeArea),
      anchor,
      offset: offset,
      relation: relation,
      priority: priority,
      isActive: isActive
    )
  }

  @discardableResult
  public func bottomToSuperview(
    _ anchor: NSLayoutYAxisAnchor? = nil,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    bottom(
      to: around(usingSafeArea),
      anchor,
      offset: offset,
      relation: relation,
      priority: priority,
      isActive: isActive
    )
  }

  @discardableResult
  public func centerXToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    centerX(
      to: around(usingSafeArea),
      anchor,
      offset: offset,
      relation: relation,
      priority: priority,
      isActive: isActive
    )
  }

  @discardableResult
  public func centerYToSuperview(
    _ anchor: NSLayoutYAxisAnchor? = nil,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    centerY(
      to: around(usingSafeArea),
      anchor,
      offset: offset,
      relation: relation,
      priority: priority,
      isActive: isActive
    )
  }

  @discardableResult
  public func widthToSuperview(
    _ dimension: NSLayoutDimension? = nil,
    multiplier: CGFloat = 1,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    width(
      to: around(usingSafeArea),
      dimension,
      multiplier: multiplier,
      offset: offset,
      relation: relation,
      priority: priority,
      isActive: isActive
    )
  }

  @discardableResult
  public func heightToSuperview(
    _ dimension: NSLayoutDimension? = nil,
    multiplier: CGFloat = 1,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    height(
      to: around(usingSafeArea),
      dimension,
      multiplier: multiplier,
      offset: offset,
      relation: relation,
      priority: priority,
      isActive: isActive
    )
  }

  @discardableResult
  public func centerInSuperview(
    offset: CGPoint = .zero,
    priority: LayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraints {
    center(in: around(usingSafeArea), offset: offset, priority: priority, isActive: isActive)
  }

  @discardableResult
  public func sizeToSuperview(
    multiplier: CGFloat = 1,
    insets: CGSize = .zero,
    relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraints {
    size(
      to: around(usingSafeArea),
      multiplier: multiplier,
      insets: insets,
      relation: relation,
      priority: priority,
      isActive: isActive
    )
  }

  @discardableResult
  public func edgesToSuperview(
    excluding excludedEdge: LayoutEdge = .none,
    insets: TinyEdgeInsets = .zero,
    priority: LayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraints {
    edges(
      to: around(usingSafeArea),
      excluding: excludedEdge,
      insets: insets,
      priority: priority,
      isActive: isActive
    )
  }

  @discardableResult
  public func horizontalToSuperview(
    insets: TinyEdgeInsets = .zero,
    priority: LayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraints {
    edgesToSuperview(
      excluding: [.top, .bottom],
      insets: insets,
      priority: priority,
      isActive: isActive,
      usingSafeArea: usingSafeArea
    )
  }

  @discardableResult
  public func verticalToSuperview(
    insets: TinyEdgeInsets = .zero,
    priority: LayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraints {
    edgesToSuperview(
      excluding: [.leading, .trailing],
      insets: insets,
      priority: priority,
      isActive: isActive,
      usingSafeArea: usingSafeArea
    )
  }

  public func setHugging(_ priority: LayoutPriority, for axis: ConstraintAxis) {
    setContentHuggingPriority(priority, for: axis)
  }

  public func setCompressionResistance(_ priority: LayoutPriority, for axis: ConstraintAxis) {
    setContentCompressionResistancePriority(priority, for: axis)
  }

  /// Stacks views between the edges.
  @discardableResult
  public func stack(
    _ views: [UIView],
    axis: ConstraintAxis = .vertical,
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    spacing: CGFloat = 0
  ) -> Constraints {
    var made: Constraints = []
    var previous: UIView?
    for view in views {
      view.prepareForLayout()
      addSubview(view)
      if axis == .vertical {
        made.append(
          previous.map { view.topToBottom(of: $0, offset: spacing) } ?? view.topToSuperview()
        )
        made += view.horizontalToSuperview()
      } else {
        made.append(
          previous.map { view.leftToRight(of: $0, offset: spacing) } ?? view.leftToSuperview()
        )
        made += view.verticalToSuperview()
      }
      if let width { made.append(view.width(width)) }
      if let height { made.append(view.height(height)) }
      previous = view
    }
    if let previous {
      made.append(axis == .vertical ? previous.bottomToSuperview() : previous.rightToSuperview())
    }
    return made
  }
}

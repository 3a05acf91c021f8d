// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

public enum ALEdge: Int, Sendable {
  case left = 1
  case right = 2
  case top = 3
  case bottom = 4
  case leading = 5
  case trailing = 6

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  /// Whether insets at the edge point against the axis.
  var isFar: Bool { self == .right || self == .bottom || self == .trailing }
}

public enum ALDimension: Int, Sendable {
  case width = 7
  case height = 8
  var attribute: NSLayoutConstraint.Attribute { self == .width ? .width : .height }
}

public enum ALAxis: Int, Sendable {
  case vertical = 9
  case horizontal = 10
  case baseline = 11
  case firstBaseline = 12

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .vertical: .centerX
    case .horizontal: .centerY
    case .baseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    }
  }
}

extension UIView {
  public class func newAutoLayout() -> Self {
    let made = made()
    made.translatesAutoresizingMaskIntoConstraints = false
    return made
  }

  private class func made() -> Self {
    guard let made = self.init(coder: NSCoder()) else {
      preconditionFailure("a view of \(self) cannot be made")
    }
    return made
  }

  public func configureForAutoLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }

  @discardableResult
  private func tie(
    _ attribute: NSLayoutConstraint.Attribute,
    _ other: Any?,
    _ second: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    multiplier: CGFloat = 1,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    let made = NSLayoutConstraint(
      item: self,
      attribute: attribute,
      relatedBy: relation,
      toItem: other,
      attribute: second,
      multiplier: multiplier,
      constant: constant
    )
    made.isActive = true
    return made
  }

  private var around: UIView {
    guard let superview else { preconditionFailure("a view without a superview is tied to it") }
    return superview
  }

  // MARK: Edges

  @discardableResult
  public func autoPinEdge(
    _ edge: ALEdge,
    to toEdge: ALEdge,
    of otherView: UIView,
    withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    tie(edge.attribute, otherView, toEdge.attribute, relation, offset)
  }

  @discardableResult
  public func autoPinEdge(
    toSuperviewEdge edge: ALEdge,
    withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint { pin(edge, to: around, inset, relation) }

  @discardableResult
  public func autoPinEdge(
    toSuperviewSafeArea edge: ALEdge,
    withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint { pin(edge, to: around.safeAreaLayoutGuide, inset, relation) }

  @discardableResult
  public func autoPinEdge(
    toSuperviewMargin edge: ALEdge,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint { pin(edge, to: around.layoutMarginsGuide, 0, relation) }

  private func pin(
    _ edge: ALEdge,
    to other: Any,
    _ inset: CGFloat,
    _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    let turned: NSLayoutConstraint.Relation =
      switch relation {
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      default: .equal
      }
    return tie(
      edge.attribute,
      other,
      edge.attribute,
      edge.isFar ? turned : relation,
      edge.isFar ? -inset : inset
    )
  }

  private static let all: [ALEdge] = [.top, .leading, .bottom, .trailing]

  @discardableResult
  public func autoPinEdgesToSuperviewEdges() -> [NSLayoutConstraint] {
    autoPinEdgesToSuperviewEdges(with: .zero)
  }

  @discardableResult
  public func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets) -> [NSLayoutConstraint] {
    Self.all.map { autoPinEdge(toSuperviewEdge: $0, withInset: insets.length(at: $0)) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets = .zero,
    excludingEdge edge: ALEdge
  ) -> [NSLayoutConstraint] {
    Self.all.filter { $0.attribute != edge.attribute && !$0.isSame(as: edge) }
      .map { autoPinEdge(toSuperviewEdge: $0, withInset: insets.length(at: $0)) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewSafeArea(
    with insets: UIEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    Self.all.map { autoPinEdge(toSuperviewSafeArea: $0, withInset: insets.length(at: $0)) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewSafeArea(
    with insets: UIEdgeInsets = .zero,
    excludingEdge edge: ALEdge
  ) -> [NSLayoutConstraint] {
    Self.all.filter { $0.attribute != edge.attribute && !$0.isSame(as: edge) }
      .map { autoPinEdge(toSuperviewSafeArea: $0, withInset: insets.length(at: $0)) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewMargins() -> [NSLayoutConstraint] {
    Self.all.map { autoPinEdge(toSuperviewMargin: $0) }
  }

  // MARK: Centres and lengths

  @discardableResult
  public func autoCenterInSuperview() -> [NSLayoutConstraint] {
    [autoAlignAxis(toSuperviewAxis: .horizontal), autoAlignAxis(toSuperviewAxis: .vertical)]
  }

  @discardableResult
  public func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint {
    tie(axis.attribute, around, axis.attribute, .equal, 0)
  }

  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis,
    toSameAxisOf otherView: UIView,
    withOffset offset: CGFloat = 0
  ) -> NSLayoutConstraint { tie(axis.attribute, otherView, axis.attribute, .equal, offset) }

  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension,
    to toDimension: ALDimension,
    of otherView: UIView,
    withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    tie(dimension.attribute, otherView, toDimension.attribute, relation, offset)
  }

  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension,
    to toDimension: ALDimension,
    of otherView: UIView,
    withMultiplier multiplier: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    tie(
      dimension.attribute,
      otherView,
      toDimension.attribute,
      relation,
      multiplier: multiplier,
      0
    )
  }

  @discardableResult
  public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    [
      autoSetDimension(.width, toSize: size.width), autoSetDimension(.height, toSize: size.height),
    ]
  }

  @discardableResult
  public func autoSetDimension(
    _ dimension: ALDimension,
    toSize size: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint { tie(dimension.attribute, nil, .notAnAttribute, relation, size) }
}

extension ALEdge {
  /// Whether two names mean one edge where one reads from left to right.
  fileprivate func isSame(as other: ALEdge) -> Bool {
    let names: [ALEdge: ALEdge] = [.left: .leading, .right: .trailing]
    return names[self] ?? self == names[other] ?? other
  }
}

extension UIEdgeInsets {
  fileprivate func length(at edge: ALEdge) -> CGFloat {
    switch edge {
    case .top: top
    case .bottom: bottom
    case .left, .leading: left
    case .right, .trailing: right
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
@_exported public import UIKit

public typealias Constraint = NSLayoutConstraint
public typealias Constraints = [Constraint]
public typealias TinyView = UIView
public typealias TinyEdgeInsets = UIEdgeInsets
public typealias LayoutPriority = UILayoutPriority
public typealias ConstraintAxis = NSLayoutConstraint.Axis

public enum ConstraintRelation: Int {
  case equal = 0
  case equalOrLess = -1
  case equalOrGreater = 1
}

public struct LayoutEdge: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let top = LayoutEdge(rawValue: 1 << 0)
  public static let bottom = LayoutEdge(rawValue: 1 << 1)
  public static let trailing = LayoutEdge(rawValue: 1 << 2)
  public static let leading = LayoutEdge(rawValue: 1 << 3)
  public static let left = LayoutEdge(rawValue: 1 << 4)
  public static let right = LayoutEdge(rawValue: 1 << 5)
  public static let none = LayoutEdge(rawValue: 1 << 6)
}

extension UIEdgeInsets {
  public static func uniform(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: value, bottom: value, right: value)
  }
  public static func top(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: 0, bottom: 0, right: 0)
  }
  public static func left(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: value, bottom: 0, right: 0)
  }
  public static func bottom(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: value, right: 0)
  }
  public static func right(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: value)
  }
  public static func horizontal(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: value, bottom: 0, right: value)
  }
  public static func vertical(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: 0, bottom: value, right: 0)
  }
  public static func + (one: UIEdgeInsets, two: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + two.top,
      left: one.left + two.left,
      bottom: one.bottom + two.bottom,
      right: one.right + two.right
    )
  }
}

/// A view or a guide whose lines others are tied to.
@preconcurrency @MainActor
public protocol Constrainable {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leftAnchor: NSLayoutXAxisAnchor { get }
  var rightAnchor: NSLayoutXAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }

  @discardableResult
  func prepareForLayout() -> Self
}

extension UIView: Constrainable {
  @discardableResult
  public func prepareForLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }
}

extension UILayoutGuide: Constrainable {
  @discardableResult
  public func prepareForLayout() -> Self { self }
}

extension NSLayoutConstraint {
  /// The same constraint with a priority, on or off.
  func with(_ priority: UILayoutPriority, _ isOn: Bool) -> NSLayoutConstraint {
    self.priority = priority
    isActive = isOn
    return self
  }
}

extension Collection where Element == NSLayoutConstraint {
  @preconcurrency @MainActor
  public func activate() { NSLayoutConstraint.activate(Array(self)) }
  @preconcurrency @MainActor
  public func deActivate() { NSLayoutConstraint.deactivate(Array(self)) }
}

extension Constrainable {
  func tie<Kind>(
    _ line: NSLayoutAnchor<Kind>,
    _ other: NSLayoutAnchor<Kind>,
    _ offset: CGFloat,
    _ relation: ConstraintRelation,
    _ priority: UILayoutPriority,
    _ isActive: Bool
  ) -> Constraint {
    prepareForLayout()
    let made =
      switch relation {
      case .equal: line.constraint(equalTo: other, constant: offset)
      case .equalOrLess: line.constraint(lessThanOrEqualTo: other, constant: offset)
      case .equalOrGreater: line.constraint(greaterThanOrEqualTo: other, constant: offset)
      }
    return made.with(priority, isActive)
  }
}

// SPDX-License-Identifier: Apache-2.0
import UIKit

/// The constant of a constraint, in points, as it is written: one value for several lines.
enum ConstraintConstant {
  case number(CGFloat)
  case size(CGSize)
  case point(CGPoint)
  case insets(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  static let zero = Self.number(0)

  /// The constant that a value stands for; `nil` for views and lines.
  init?(_ value: Any) {
    switch value {
    case let value as any ConstraintNumber: self = .number(value.number)
    case let value as CGSize: self = .size(value)
    case let value as CGPoint: self = .point(value)
    case let value as UIEdgeInsets: self = .insets(value)
    case let value as NSDirectionalEdgeInsets: self = .directional(value)
    default: return nil
    }
  }

  /// The constant for a distance towards the inside: a number stands for all edges.
  init(inset value: Any) {
    switch Self(value) {
    case .number(let number):
      self = .insets(UIEdgeInsets(top: number, left: number, bottom: number, right: number))
    case let other: self = other ?? .zero
    }
  }

  /// The constant of one line or length.
  func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch self {
    case .number(let number): number
    case .size(let size):
      switch attribute {
      case .width: size.width
      case .height: size.height
      default: 0
      }
    case .point(let point):
      switch attribute {
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin:
        point.x
      case .width, .height, .notAnAttribute: 0
      default: point.y
      }
    case .insets(let insets): Self.value(of: insets, for: attribute)
    case .directional(let insets):
      Self.value(
        of: UIEdgeInsets(
          top: insets.top,
          left: insets.leading,
          bottom: insets.bottom,
          right: insets.trailing
        ),
        for: attribute
      )
    }
  }

  /// Insets move the near edges on and the far edges back.
  private static func value(
    of insets: UIEdgeInsets,
    for attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: insets.left
    case .right, .trailing, .rightMargin, .trailingMargin: -insets.right
    case .top, .topMargin, .firstBaseline: insets.top
    case .bottom, .bottomMargin, .lastBaseline: -insets.bottom
    case .width: -(insets.left + insets.right)
    case .height: -(insets.top + insets.bottom)
    case .centerX: (insets.left - insets.right) / 2
    case .centerY: (insets.top - insets.bottom) / 2
    case .notAnAttribute: 0
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ConstraintPlacement.Sum {
  static func + (one: Self, other: Self) -> Self {
    Self(
      terms: one.terms.merging(other.terms) { $0 + $1 },
      constant: one.constant + other.constant
    )
  }

  static func + (one: Self, length: CGFloat) -> Self {
    Self(terms: one.terms, constant: one.constant + Double(length))
  }

  static func * (one: Self, factor: Double) -> Self {
    Self(terms: one.terms.mapValues { $0 * factor }, constant: one.constant * factor)
  }

  static func / (one: Self, divisor: Double) -> Self {
    Self(terms: one.terms.mapValues { $0 / divisor }, constant: one.constant / divisor)
  }
}

extension UIView {
  /// Sets the view's origin in its superview and its size, whatever its transform is.
  func put(at origin: CGPoint, _ size: CGSize) {
    // A zoomed view begins where it would begin otherwise.
    let scale = traits.isZoomed ? transform.a : 1
    let middle = CGPoint(
      x: origin.x + anchorPoint.x * size.width * scale,
      y: origin.y + anchorPoint.y * size.height * scale
    )
    if center != middle { center = middle }
    if bounds.size != size { bounds.size = size }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis along which a line has a place; `nil` for lengths.
  var axisOfLine: NSLayoutConstraint.Axis? {
    switch self {
    case .notAnAttribute, .width, .height: nil
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin:
      .vertical
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin:
      .horizontal
    }
  }

  /// Whether the line is in the middle.
  var isCentre: Bool { self == .centerX || self == .centerY }

  /// Whether the line depends on the direction in which one reads.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}

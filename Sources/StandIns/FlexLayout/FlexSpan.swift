// SPDX-License-Identifier: Apache-2.0
import UIKit

/// How long a view may be along an axis, in points.
enum FlexSpan {
  case exact(CGFloat)
  case atMost(CGFloat)
  case free

  /// The length, if it is known.
  var length: CGFloat? {
    if case .exact(let length) = self { length } else { nil }
  }
  /// The most that it may be.
  var most: CGFloat? {
    switch self {
    case .exact(let length), .atMost(let length): length
    case .free: nil
    }
  }

  /// What is left of it within paddings or margins.
  func less(_ amount: CGFloat) -> Self {
    switch self {
    case .exact(let length): .exact(max(0, length - amount))
    case .atMost(let length): .atMost(max(0, length - amount))
    case .free: .free
    }
  }

  /// The length of something whose content has this length.
  func taken(by content: CGFloat) -> CGFloat {
    switch self {
    case .exact(let length): length
    case .atMost(let length): min(length, content)
    case .free: content
    }
  }
}

/// An axis of a view.
enum FlexAxis {
  case horizontal
  case vertical

  var other: Self { self == .horizontal ? .vertical : .horizontal }

  func of(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
  func size(_ main: CGFloat, _ cross: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
  func point(_ main: CGFloat, _ cross: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
  }
  func length(_ room: FlexRoom) -> CGFloat? { self == .horizontal ? room.width : room.height }
  /// The lengths at the beginning and the end.
  func ends(_ sides: FlexSides) -> (CGFloat?, CGFloat?) {
    self == .horizontal ? (sides.left, sides.right) : (sides.top, sides.bottom)
  }
  func both(_ sides: FlexSides) -> CGFloat {
    self == .horizontal ? sides.horizontal : sides.vertical
  }
}

// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A set of lines and lengths, in the order in which they were named.
struct ConstraintAttributes: Equatable {
  let list: [NSLayoutConstraint.Attribute]

  init(_ list: [NSLayoutConstraint.Attribute]) { self.list = list }

  static let none = Self([])
  static let edges = Self([.left, .top, .right, .bottom])
  static let directionalEdges = Self([.leading, .top, .trailing, .bottom])
  static let horizontalEdges = Self([.left, .right])
  static let verticalEdges = Self([.top, .bottom])
  static let directionalHorizontalEdges = Self([.leading, .trailing])
  static let size = Self([.width, .height])
  static let center = Self([.centerX, .centerY])
  static let margins = Self([.leftMargin, .topMargin, .rightMargin, .bottomMargin])
  static let directionalMargins = Self([
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
  ])

  static func + (left: Self, right: Self) -> Self {
    Self(left.list + right.list.filter { !left.list.contains($0) })
  }
}

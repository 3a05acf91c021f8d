// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The style that a font belongs to, whose text is as large as the person prefers.
struct FollowedStyle {
  /// No letters are larger, in points.
  private static let longest: CGFloat = 1000

  /// The style.
  var style: UIFont.TextStyle
  /// The font for people who changed nothing.
  var usual: TextFont

  /// The font for a size category.
  func text(at category: UIContentSizeCategory) -> TextFont {
    let size = TextStyleSizes.scaled(usual.size, of: style, at: category)
    return TextFont(size: min(size, Self.longest), weight: usual.weight)
  }
}

extension UIFont {
  /// The font as it is for a size category; one that belongs to no style stays as it is.
  func adjusted(to category: UIContentSizeCategory) -> UIFont {
    followed.map { UIFont($0, at: category) } ?? self
  }
}

extension UIView {
  /// The size of text that the person prefers, as the collection view around knows it; large without one.
  var preferredTextSize: UIContentSizeCategory {
    var view: UIView? = self
    while let present = view {
      let owner = (present as? UICollectionReusableView)?.owner ?? present as? UICollectionView
      if let owner { return owner.surroundings.contentSize }
      view = present.superview
    }
    return .large
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The text style to which a font belongs, so that it follows the person's text size.
struct FollowedStyle {
  /// The greatest font size, in points.
  private static let longest: CGFloat = 1000

  var style: UIFont.TextStyle
  /// The font at the default text size.
  var usual: TextFont

  /// The font for a size category.
  func text(at category: UIContentSizeCategory) -> TextFont {
    let size = TextStyleSizes.scaled(usual.size, of: style, at: category)
    return usual.sized(min(size, Self.longest))
  }
}

extension UIFont {
  /// The font for a size category; a font without a style does not change.
  func adjusted(to category: UIContentSizeCategory) -> UIFont {
    followed.map { UIFont($0, at: category) } ?? self
  }
}

extension UIView {
  /// The person's text size, from the collection view that contains the view, or else from what is around it; `large`
  /// where nothing says one.
  var preferredTextSize: UIContentSizeCategory {
    var view: UIView? = self
    while let present = view {
      let owner = (present as? UICollectionReusableView)?.owner ?? present as? UICollectionView
      if let owner { return owner.surroundings.contentSize }
      view = present.superview
    }
    let around = traitCollection.preferredContentSizeCategory
    return around == .unspecified ? .large : around
  }
}

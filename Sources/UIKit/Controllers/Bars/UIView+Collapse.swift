// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension UIView {
  /// Where the view is touched, in its own coordinates: its bounds, and of a bar that content has moved under, what is
  /// left of it; buttons of bars reach further.
  var touchedBounds: CGRect {
    if let button = self as? BarButton { return button.reach }
    guard let bar = self as? UINavigationBar else { return bounds }
    var seen = bar.bounds
    seen.size.height -= bar.content.gone
    return seen
  }

  /// How much lower the bar above a collection view becomes while its content moves up under it.
  ///
  /// A bar becomes lower only by what moves under it.
  package func collapse(above content: UICollectionView) -> CGFloat {
    guard content.safeAreaInsets.top > 0, content.contentInsetAdjustmentBehavior != .never else {
      return 0
    }
    var view = content.superview
    while let present = view {
      if let stack = present.manager as? UINavigationController {
        return stack.navigationBar.content.scroller === content ? stack.barFrames.collapse : 0
      }
      view = present.superview
    }
    return 0
  }
}

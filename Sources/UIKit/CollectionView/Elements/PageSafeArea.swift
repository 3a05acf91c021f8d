// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The safe area of cells that are pages as large as their list.
///
/// - Source: the reference of `UIView.safeAreaInsets`: a view's insets are the part of it that is covered. Cells that move
///   are told no insets here, because the page moves them by itself.
extension UICollectionReusableView {
  /// Gives the view and what is in it the insets that the list does not keep its content clear of.
  func takeSafeArea() {
    guard isOnScreen, let owner else { return }
    let insets = owner.insetsOfPage(bounds.size)
    guard insets != coveredInsets || insets != .zero else { return }
    if coveredInsets != insets { coveredInsets = insets }
    spreadSafeArea()
    constrainedView.spreadSafeArea()
  }
}

extension UICollectionView {
  /// What is covered of a cell with a size when the content rests; zero for one that is no page.
  fileprivate func insetsOfPage(_ size: CGSize) -> UIEdgeInsets {
    guard isPagingEnabled, size == bounds.size else { return .zero }
    let (covered, counted) = (safeAreaInsets, countedInset)
    return UIEdgeInsets(
      top: covered.top - counted.top,
      left: covered.left - counted.left,
      bottom: covered.bottom - counted.bottom,
      right: covered.right - counted.right
    )
  }

  /// Lays the cells out again that may be pages, because something else covers them.
  func layOutPages() {
    guard isPagingEnabled else { return }
    for element in visible.ordered { element.view.setNeedsLayout() }
  }
}

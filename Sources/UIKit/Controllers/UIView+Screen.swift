// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The layout of a whole screen, around its collection views.
extension UIView {
  /// Places what is in the view by constraints and lays it out; collection views get their frames,
  /// but no cells.
  package func layOutAround() {
    if var placement = ConstraintPlacement(in: self) { _ = placement.place() }
    layOutWithin()
  }

  private func layOutWithin() {
    guard !(self is UICollectionView) else { return }
    layoutSubviews()
    for view in subviews { view.layOutWithin() }
  }

  /// The collection views in the view, at any depth but not in one another, from back to front.
  package var collectionViewsWithin: [UICollectionView] {
    if let view = self as? UICollectionView { return [view] }
    let content = (self as? CollectionControllerView).map { [$0.content] } ?? []
    return content + subviews.flatMap(\.collectionViewsWithin)
  }

  /// The area of the view that is seen in another view around it, in square points; 0 when it or a
  /// view around it is hidden.
  package func visibleArea(in view: UIView) -> CGFloat {
    var around: UIView? = self
    while let present = around, present !== view {
      if present.isHidden || present.alpha == 0 { return 0 }
      around = present.superview
    }
    let seen = convert(bounds, to: view).intersection(view.bounds)
    return seen.isNull ? 0 : seen.width * seen.height
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import UIKit

/// Passes scrolling on to the present layout.
extension StageDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    layoutDelegate?.scrollViewDidScroll(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    layoutDelegate?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    layoutDelegate?.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    layoutDelegate?.scrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    layoutDelegate?.scrollViewDidEndScrollingAnimation(scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    layoutDelegate?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    unsafe layoutDelegate?.scrollViewWillEndDragging(
      scrollView,
      withVelocity: velocity,
      targetContentOffset: targetContentOffset
    )
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    layoutDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}

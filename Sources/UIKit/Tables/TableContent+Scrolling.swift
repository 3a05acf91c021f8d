// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The moves of the list behind a table, which the table's delegate is told as the table's.
extension TableContent {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    table.delegate?.scrollViewDidScroll(table)
    table.callListeners?.tell("scrollViewDidScroll:", [table])
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    table.endEditingForDrag()
    table.delegate?.scrollViewWillBeginDragging(table)
    table.callListeners?.tell("scrollViewWillBeginDragging:", [table])
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    unsafe table.delegate?.scrollViewWillEndDragging(
      table,
      withVelocity: velocity,
      targetContentOffset: targetContentOffset
    )
    unsafe table.tellEndOfDrag(velocity, targetContentOffset)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    table.delegate?.scrollViewDidEndDragging(table, willDecelerate: decelerate)
    table.callListeners?.tell("scrollViewDidEndDragging(_:willDecelerate:)", [table, decelerate])
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    table.delegate?.scrollViewWillBeginDecelerating(table)
    table.callListeners?.tell("scrollViewWillBeginDecelerating:", [table])
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    table.delegate?.scrollViewDidEndDecelerating(table)
    table.callListeners?.tell("scrollViewDidEndDecelerating:", [table])
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    table.delegate?.scrollViewDidEndScrollingAnimation(table)
    table.callListeners?.tell("scrollViewDidEndScrollingAnimation:", [table])
  }
}

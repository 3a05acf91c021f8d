// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Content that a finger drags, and what its delegate is told of that.
@MainActor
protocol DraggedContent {
  /// Moves the content with the finger.
  func dragContent(to offset: CGPoint)
  /// Ends the finger's drag with a speed in points per second.
  ///
  /// - Returns: Where the content rests after layout and delegate were asked.
  func releaseContent(at offset: CGPoint, proposing proposal: CGPoint, velocity: CGPoint) -> CGPoint
  /// Reports that the content rests.
  func restContent()
}

extension UICollectionView: DraggedContent {}

extension UIScrollView {
  /// The content as fingers drag it: a collection view asks its layout and notes what it tells.
  var draggedContent: any DraggedContent {
    self as? UICollectionView ?? PlainContent(scroller: self)
  }
}

/// The content of a scroll view of another kind.
@MainActor
private struct PlainContent: DraggedContent {
  /// Delegates are told speeds in points per millisecond.
  private static let millisecondsPerSecond: CGFloat = 1000

  let scroller: UIScrollView

  func dragContent(to offset: CGPoint) {
    if !scroller.isDragging {
      (scroller.isTracking, scroller.isDragging) = (true, true)
      scroller.scrollDelegate?.scrollViewWillBeginDragging(scroller)
      scroller.callListeners?.tell("scrollViewWillBeginDragging:", [scroller])
    }
    if offset != scroller.contentOffset { scroller.contentOffset = offset }
    scroller.refreshControl?.pulled(by: -scroller.adjustedContentInset.top - offset.y)
  }

  func releaseContent(
    at offset: CGPoint,
    proposing proposal: CGPoint,
    velocity: CGPoint
  ) -> CGPoint {
    let delegate = scroller.scrollDelegate
    var target = proposal
    let told = CGPoint(
      x: velocity.x / Self.millisecondsPerSecond,
      y: velocity.y / Self.millisecondsPerSecond
    )
    unsafe delegate?.scrollViewWillEndDragging(
      scroller,
      withVelocity: told,
      targetContentOffset: &target
    )
    unsafe scroller.tellEndOfDrag(told, &target)
    if !target.x.isFinite || !target.y.isFinite { target = proposal }
    (scroller.isTracking, scroller.isDragging) = (false, false)
    let goesOn = target != scroller.contentOffset
    delegate?.scrollViewDidEndDragging(scroller, willDecelerate: goesOn)
    scroller.callListeners?.tell("scrollViewDidEndDragging(_:willDecelerate:)", [scroller, goesOn])
    scroller.hideBars(after: velocity)
    guard goesOn else { return target }
    scroller.isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(scroller)
    scroller.callListeners?.tell("scrollViewWillBeginDecelerating:", [scroller])
    return target
  }

  func restContent() {
    guard scroller.isDecelerating else { return }
    scroller.isDecelerating = false
    scroller.scrollDelegate?.scrollViewDidEndDecelerating(scroller)
    scroller.callListeners?.tell("scrollViewDidEndDecelerating:", [scroller])
  }
}

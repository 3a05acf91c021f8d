// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A person's finger on the content, as the stage host reports it.
///
/// A scroll is any number of calls of `dragContent(to:)` and one of
/// `releaseContent(at:proposing:velocity:)`. Then the offset is set while the content decelerates,
/// until `restContent()`.
///
/// - Source: the layout is asked for its target before the delegate is. The rule that a new drag
///   first ends the deceleration is ours.
extension UICollectionView {
  /// Moves the content with the finger.
  package func dragContent(to offset: CGPoint) {
    beginDragging()
    bounds.origin = offset
    refreshControl?.pulled(by: -adjustedContentInset.top - offset.y)
  }

  /// Ends the finger's drag.
  ///
  /// - Parameters:
  ///   - offset: Where the content is, in content coordinates.
  ///   - proposal: Where it would rest without layout and delegate.
  ///   - velocity: How fast it moves, in points per second.
  /// - Returns: Where it rests after layout and delegate were asked; values that are not finite are
  ///   ignored.
  package func releaseContent(
    at offset: CGPoint,
    proposing proposal: CGPoint,
    velocity: CGPoint
  ) -> CGPoint {
    beginDragging()
    bounds.origin = offset
    let told = Self.perMillisecond(velocity)
    let rest =
      isPagingEnabled
      ? page(at: offset, velocity, since: self.offset.dragOrigin)
      : restingOffset(forProposed: proposal, velocity: told)
    var target = target(rest, told)
    if refreshControl?.isRefreshing == true {
      // The page does not know yet that the content rests lower while it is refreshed.
      let top = -adjustedContentInset.top
      if target.y <= top + UIRefreshControl.height { target.y = top }
    }
    isTracking = false
    isDragging = false
    let runsOn = target != contentOffset
    note(.delegate("scrollViewDidEndDragging(_:willDecelerate: \(runsOn))"))
    askedDelegate?.scrollViewDidEndDragging(self, willDecelerate: runsOn)
    callListeners?.tell("scrollViewDidEndDragging(_:willDecelerate:)", [self, runsOn])
    hideBars(after: velocity)
    guard runsOn else { return target }
    isDecelerating = true
    note(.delegate("scrollViewWillBeginDecelerating(_:)"))
    askedDelegate?.scrollViewWillBeginDecelerating(self)
    callListeners?.tell("scrollViewWillBeginDecelerating:", [self])
    return target
  }

  /// Reports that the content rests, after its deceleration or because it was stopped.
  package func restContent() {
    if isDragging {
      _ = releaseContent(at: contentOffset, proposing: contentOffset, velocity: .zero)
    }
    endDecelerating()
    endOutsideMove(isOver: true)
  }

  private func beginDragging() {
    endOutsideMove(isOver: false)
    guard !isDragging else { return }
    endDecelerating()
    isTracking = true
    isDragging = true
    offset.dragOrigin = contentOffset
    endEditingForDrag()
    note(.delegate("scrollViewWillBeginDragging(_:)"))
    askedDelegate?.scrollViewWillBeginDragging(self)
    callListeners?.tell("scrollViewWillBeginDragging:", [self])
  }

  private func endDecelerating() {
    guard isDecelerating else { return }
    isDecelerating = false
    note(.delegate("scrollViewDidEndDecelerating(_:)"))
    askedDelegate?.scrollViewDidEndDecelerating(self)
    callListeners?.tell("scrollViewDidEndDecelerating:", [self])
  }

  /// A speed in points per second as layouts and delegates are told it: in points per millisecond.
  private static func perMillisecond(_ velocity: CGPoint) -> CGPoint {
    let milliseconds: CGFloat = 1000
    return CGPoint(x: velocity.x / milliseconds, y: velocity.y / milliseconds)
  }

  /// Asks the delegate where the content will rest.
  private func target(_ proposal: CGPoint, _ velocity: CGPoint) -> CGPoint {
    var target = proposal
    note(.delegate("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"))
    unsafe askedDelegate?.scrollViewWillEndDragging(
      self,
      withVelocity: velocity,
      targetContentOffset: &target
    )
    unsafe tellEndOfDrag(velocity, &target)
    let limit = ElementQuery.furthestCoordinate
    guard abs(target.x) <= limit, abs(target.y) <= limit else {
      reportCall("not-finite", "a target offset that is not finite or far too large was refused")
      return proposal
    }
    return target
  }
}

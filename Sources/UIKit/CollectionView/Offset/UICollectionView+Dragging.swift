// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The person's finger on the content, as whoever shows the collection view tells of it.
///
/// A scroll is `dragContent(to:)` any number of times and `releaseContent(at:proposing:velocity:)`; then,
/// while the content runs on, its offset is set, until `restContent()`.
///
/// - Source: the layout is asked for its target before the delegate is. That a drag that begins while
///   the content still runs ends the deceleration first is our rule.
extension UICollectionView {
  /// Follows a finger that has the content.
  package func dragContent(to offset: CGPoint) {
    beginDragging()
    contentOffset = offset
  }

  /// Lets the content go.
  ///
  /// - Parameters:
  ///   - offset: Where the content is, in content coordinates.
  ///   - proposal: Where it would rest by itself.
  ///   - velocity: How fast it moves, in points per second.
  /// - Returns: Where it rests as layout and delegate want it; what is not finite is refused.
  package func releaseContent(
    at offset: CGPoint,
    proposing proposal: CGPoint,
    velocity: CGPoint
  ) -> CGPoint {
    beginDragging()
    contentOffset = offset
    let told = Self.perMillisecond(velocity)
    let target = target(restingOffset(forProposed: proposal, velocity: told), told)
    isTracking = false
    isDragging = false
    let runsOn = target != contentOffset
    note(.delegate("scrollViewDidEndDragging(_:willDecelerate: \(runsOn))"))
    askedDelegate?.scrollViewDidEndDragging(self, willDecelerate: runsOn)
    guard runsOn else { return target }
    isDecelerating = true
    note(.delegate("scrollViewWillBeginDecelerating(_:)"))
    askedDelegate?.scrollViewWillBeginDecelerating(self)
    return target
  }

  /// Tells that the content rests: it ran out, or whoever moved it stopped without letting it run.
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
    note(.delegate("scrollViewWillBeginDragging(_:)"))
    askedDelegate?.scrollViewWillBeginDragging(self)
  }

  private func endDecelerating() {
    guard isDecelerating else { return }
    isDecelerating = false
    note(.delegate("scrollViewDidEndDecelerating(_:)"))
    askedDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// A speed in points per second as layouts and delegates are told it: in points per millisecond.
  private static func perMillisecond(_ velocity: CGPoint) -> CGPoint {
    let milliseconds: CGFloat = 1000
    return CGPoint(x: velocity.x / milliseconds, y: velocity.y / milliseconds)
  }

  /// Asks the delegate about the place where the content will rest.
  private func target(_ proposal: CGPoint, _ velocity: CGPoint) -> CGPoint {
    var target = proposal
    note(.delegate("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"))
    unsafe askedDelegate?.scrollViewWillEndDragging(
      self,
      withVelocity: velocity,
      targetContentOffset: &target
    )
    let limit = ElementQuery.furthestCoordinate
    guard abs(target.x) <= limit, abs(target.y) <= limit else {
      reportCall("not-finite", "a target offset that is not finite or far too large was refused")
      return proposal
    }
    return target
  }
}

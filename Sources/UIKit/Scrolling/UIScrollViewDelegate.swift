// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Told about scrolling; every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Tells that the content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Tells that a person begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Tells that the person ends the drag, before the content decelerates.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The speed of the content, in points per millisecond.
  ///   - targetContentOffset: Where the content will rest, in content coordinates; the delegate may
  ///     set another offset.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// Tells that the person ended the drag.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Tells that the content begins to decelerate after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Tells that the content rests after its deceleration.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Tells that an animated move of the content, without a finger, ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Tells that the insets around the content changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// The view that zooming scales; `nil` for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Tells that a zoom begins, by fingers or animated.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Tells that the zoom scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Tells that a zoom by fingers or an animated one is over, after its scale came back within the limits.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
}

extension UIScrollViewDelegate {
  /// Does nothing, because the method is optional.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalRequirement.didScroll.isMissing(on: self)
  }

  /// Does nothing, because the method is optional.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalRequirement.willBeginDragging.isMissing(on: self)
  }

  /// Keeps the proposed offset, because the method is optional.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalRequirement.willEndDragging.isMissing(on: self)
  }

  /// Does nothing, because the method is optional.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {
    OptionalRequirement.didEndDragging.isMissing(on: self)
  }

  /// Does nothing, because the method is optional.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalRequirement.willBeginDecelerating.isMissing(on: self)
  }

  /// Does nothing, because the method is optional.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalRequirement.didEndDecelerating.isMissing(on: self)
  }

  /// Does nothing, because the method is optional.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalRequirement.didEndScrollingAnimation.isMissing(on: self)
  }

  /// Does nothing, because the method is optional.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalRequirement.didChangeAdjustedContentInset.isMissing(on: self)
  }

  /// None, because the method is optional.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing, because the method is optional.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing, because the method is optional.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    OptionalRequirement.didZoom.isMissing(on: self)
  }

  /// Does nothing, because the method is optional.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
}

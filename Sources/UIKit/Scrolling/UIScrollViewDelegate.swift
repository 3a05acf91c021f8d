// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What is told about scrolling; every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Tells that the content offset is another.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Tells that a person begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Tells that the person lets the content go, before it runs on.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: How fast the content moves, in points per millisecond.
  ///   - targetContentOffset: Where the content will rest, in content coordinates; another offset
  ///     that is put there counts instead.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// Tells that the person let the content go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Tells that the content begins to run on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Tells that the content, which ran on by itself, rests.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Tells that an animated move of the content, which no finger made, is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Tells that the insets around the content are others.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing: the method is optional.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalRequirement.didScroll.isMissing(on: self)
  }

  /// Does nothing: the method is optional.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalRequirement.willBeginDragging.isMissing(on: self)
  }

  /// Lets the content rest where it will: the method is optional.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalRequirement.willEndDragging.isMissing(on: self)
  }

  /// Does nothing: the method is optional.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {
    OptionalRequirement.didEndDragging.isMissing(on: self)
  }

  /// Does nothing: the method is optional.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalRequirement.willBeginDecelerating.isMissing(on: self)
  }

  /// Does nothing: the method is optional.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalRequirement.didEndDecelerating.isMissing(on: self)
  }

  /// Does nothing: the method is optional.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalRequirement.didEndScrollingAnimation.isMissing(on: self)
  }

  /// Does nothing: the method is optional.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalRequirement.didChangeAdjustedContentInset.isMissing(on: self)
  }
}

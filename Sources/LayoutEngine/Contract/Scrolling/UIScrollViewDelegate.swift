// SPDX-License-Identifier: Apache-2.0

/// What is told about scrolling; every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Tells that the content offset is another.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Tells that an animated move of the content, which no finger made, is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Tells that the insets around the content are others.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing: the method is optional.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing: the method is optional.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Does nothing: the method is optional.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

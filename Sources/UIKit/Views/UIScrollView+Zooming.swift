// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Zooming by code: the content of a collection view is not zoomed, so that these are only known.
extension UIScrollView {
  /// Sets the scale, within its limits.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  /// Shows a rectangle of the content: the scale stays, and the content is scrolled to it.
  public func zoom(to rect: CGRect, animated: Bool) {
    scrollRectToVisible(rect, animated: animated)
  }

  /// Whether somebody zooms; always `false`.
  public var isZooming: Bool { false }

  /// Whether the scale comes back within its limits; always `false`.
  public var isZoomBouncing: Bool { false }
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The place and look of one element: the value behind `UICollectionViewLayoutAttributes`.
///
/// Lengths are points, in content coordinates. `frame` is the untransformed rectangle.
public struct ElementAttributes: Hashable, Sendable {
  /// The untransformed rectangle.
  public var frame: CGRect
  /// Opacity, 0 to 1.
  public var alpha: CGFloat
  /// Depth: elements with a higher value lie above elements with a lower one.
  public var zIndex: Int
  /// Whether the element is hidden and needs no view.
  public var isHidden: Bool
  /// The map that is applied to the frame about its centre.
  public var transform: PlaneTransform
  /// The range of an element that sticks to a viewport edge; `frame` is then its unpinned frame.
  public var pin: PinRange?
  /// The orthogonal section that the element scrolls with; `frame` is then its frame before that
  /// scrolling.
  public var orthogonalSection: Int?
  /// The states of the element, beside its place.
  public var state: ElementState
  /// The number of the reusable view that shows the element.
  public var slot: Int

  /// Makes attributes; everything but the frame has UIKit's default.
  public init(
    frame: CGRect,
    alpha: CGFloat = 1,
    zIndex: Int = 0,
    isHidden: Bool = false,
    transform: PlaneTransform = .identity,
    pin: PinRange? = nil,
    orthogonalSection: Int? = nil,
    state: ElementState = [],
    slot: Int = 0
  ) {
    self.frame = frame
    self.alpha = alpha
    self.zIndex = zIndex
    self.isHidden = isHidden
    self.transform = transform
    self.pin = pin
    self.orthogonalSection = orthogonalSection
    self.state = state
    self.slot = slot
  }
}

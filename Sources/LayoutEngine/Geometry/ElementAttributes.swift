// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Where and how one element is shown: the value behind `UICollectionViewLayoutAttributes`.
///
/// Lengths are points, in content coordinates. `frame` is the untransformed rectangle.
public struct ElementAttributes: Hashable, Sendable {
  /// The untransformed rectangle.
  public var frame: CGRect
  /// Opacity, 0 to 1.
  public var alpha: CGFloat
  /// Depth: higher ones lie above lower ones.
  public var zIndex: Int
  /// Whether no view need exist for the element.
  public var isHidden: Bool
  /// The map about the centre that is applied to the frame.
  public var transform: PlaneTransform
  /// Set for elements that stick to a viewport edge; `frame` is then the unpinned one.
  public var pin: PinRange?
  /// The section with whose own scrolling the element moves; `frame` is then where it is before that.
  public var row: Int?
  /// What holds of the element beside its place.
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
    row: Int? = nil,
    state: ElementState = [],
    slot: Int = 0
  ) {
    self.frame = frame
    self.alpha = alpha
    self.zIndex = zIndex
    self.isHidden = isHidden
    self.transform = transform
    self.pin = pin
    self.row = row
    self.state = state
    self.slot = slot
  }
}

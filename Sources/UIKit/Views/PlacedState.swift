// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import QuartzCore

/// How a collection view placed a view.
///
/// Views may change their place afterwards: in `apply(_:)` through a layer's anchor point, or when
/// they are highlighted. As on a device, their own place is then shown.
@MainActor
struct PlacedState {
  private var center: CGPoint
  private var size: CGSize
  private var transform: CATransform3D
  private var alpha: CGFloat
  private var isHidden: Bool

  /// Notes the values of attributes.
  init(of view: UIView, by attributes: UICollectionViewLayoutAttributes) {
    center = attributes.center
    size = attributes.size
    transform = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
  }

  /// The attributes with the view's own place, if it changed it.
  func shown(_ value: ElementAttributes, by view: UIView) -> ElementAttributes {
    var shown = value
    if view.bounds.size != size {
      let change = CGSize(
        width: view.bounds.width - size.width,
        height: view.bounds.height - size.height
      )
      shown.frame = shown.frame.insetBy(dx: -change.width / 2, dy: -change.height / 2)
    }
    let placement = view.placement
    let middle = placement.middle
    if middle != center {
      shown.frame = shown.frame.offsetBy(dx: middle.x - center.x, dy: middle.y - center.y)
    }
    let own = placement.transformAboutMiddle
    if own != transform { shown.transform = PlaneTransform(own) }
    if view.alpha != alpha { shown.alpha = view.alpha }
    if view.isHidden != isHidden { shown.isHidden = view.isHidden }
    return shown
  }
}

extension UICollectionReusableView {
  /// Whether animations of the view's own layer may move, turn, fade or hide it.
  private var hasMovingLayer: Bool { isOnScreen && usedLayer?.animationKeys() != nil }

  /// Whether what was told of the view's place may be another now: its layer is moved, or was when it was told.
  var mayBeElsewhere: Bool { isMovedByLayer || hasMovingLayer }

  /// The values of an element with the view's own place, as it is seen now.
  func seenPlace(of value: ElementAttributes) -> ElementAttributes {
    guard let placed else { return value }
    isMovedByLayer = hasMovingLayer
    guard isMovedByLayer else { return placed.shown(value, by: self) }
    return FrameClock.current.layerAnimations.shown(layer) { placed.shown(value, by: self) }
  }
}

// SPDX-License-Identifier: Apache-2.0
package import CoreGraphics

/// A view with a layer, which shares its geometry and its look.
@MainActor
package protocol LayerOwner: AnyObject {
  var bounds: CGRect { get set }
  var center: CGPoint { get set }
  var anchorPoint: CGPoint { get set }
  var transform3D: CATransform3D { get set }
  var frame: CGRect { get set }
  var alpha: CGFloat { get set }
  var isHidden: Bool { get set }
  /// The background colour; `nil` for none.
  var groundColour: CGColor? { get set }

  /// The bounds for what is painted now: another size lays nothing out.
  var paintedBounds: CGRect { get set }
  /// Whether the view is in a window.
  var isInWindow: Bool { get }

  /// The layer of the view around this one.
  var layerAround: CALayer? { get }
  /// The views in this one, from back to front.
  var ownersWithin: [any LayerOwner] { get }

  /// Requests another layout pass.
  func setNeedsLayout()
  /// Runs the layout pass now, if one was requested.
  func layoutIfNeeded()
  /// Notes that the layer's content changed.
  func noteContentChange()
  /// Notes that a property of the layer, which the view does not know, has another value now.
  func noteChange(of key: String, from old: Any, to new: Any)
  /// Passes from what is shown now into what is shown next.
  func pass(by transition: CATransition)
}

// SPDX-License-Identifier: Apache-2.0
package import CoreGraphics

/// A view that draws in a layer and has the geometry and the looks that both share.
@MainActor
package protocol LayerOwner: AnyObject {
  var bounds: CGRect { get set }
  var center: CGPoint { get set }
  var anchorPoint: CGPoint { get set }
  var transform3D: CATransform3D { get set }
  var frame: CGRect { get set }
  var alpha: CGFloat { get set }
  var isHidden: Bool { get set }
  /// The colour of the ground; `nil` is none.
  var groundColour: CGColor? { get set }

  /// Asks for another layout pass.
  func setNeedsLayout()
  /// Does the layout pass now when one was asked for.
  func layoutIfNeeded()
  /// Tells that the layer shows something else.
  func noteContentChange()
}

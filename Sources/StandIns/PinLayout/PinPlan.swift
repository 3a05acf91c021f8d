// SPDX-License-Identifier: Apache-2.0
import UIKit

/// What a statement says about a view, and the frame that follows from it.
struct PinPlan {
  var x = PinAxis()
  var y = PinAxis()
  /// Width by height.
  var aspectRatio: CGFloat?
  var fit: FitType?

  @MainActor
  func frame(of view: UIView) -> CGRect {
    let present = view.frame
    var width = x.saidLength
    var height = y.saidLength
    if let aspectRatio, aspectRatio > 0 {
      if let width, height == nil || y.length == nil { height = y.limited(width / aspectRatio) }
      if let height, width == nil { width = x.limited(height * aspectRatio) }
    }
    if let fit { (width, height) = fitted(view, fit, width, height) }
    let size = CGSize(width: width ?? present.width, height: height ?? present.height)
    return CGRect(
      x: x.origin(length: size.width, present: present.minX),
      y: y.origin(length: size.height, present: present.minY),
      width: size.width,
      height: size.height
    )
  }

  @MainActor
  private func fitted(
    _ view: UIView,
    _ fit: FitType,
    _ width: CGFloat?,
    _ height: CGFloat?
  ) -> (CGFloat?, CGFloat?) {
    let large = CGFloat.greatestFiniteMagnitude
    switch fit {
    case .content:
      let size = view.sizeThatFits(CGSize(width: large, height: large))
      return (x.limited(size.width), y.limited(size.height))
    case .width, .widthFlexible:
      let given = width ?? view.bounds.width
      let size = view.sizeThatFits(CGSize(width: given, height: large))
      return (x.limited(fit.isFlexible ? size.width : given), y.limited(size.height))
    case .height, .heightFlexible:
      let given = height ?? view.bounds.height
      let size = view.sizeThatFits(CGSize(width: large, height: given))
      return (x.limited(size.width), y.limited(fit.isFlexible ? size.height : given))
    }
  }
}

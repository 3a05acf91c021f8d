// SPDX-License-Identifier: Apache-2.0
package import Foundation
import LayoutEngine

/// The place of a transformed rectangle in its container; lengths are in points.
package struct Placement {
  /// The size without the transform.
  package var size: CGSize
  /// The place of the anchor point.
  package var position: CGPoint
  /// The point that `position` places and that the transform keeps in place, as a fraction of the
  /// size.
  package var anchorPoint: CGPoint
  /// The transform in space about the anchor point.
  package var transform: CATransform3D

  package init(
    size: CGSize,
    position: CGPoint,
    anchorPoint: CGPoint,
    transform: CATransform3D
  ) {
    self.size = size
    self.position = position
    self.anchorPoint = anchorPoint
    self.transform = transform
  }

  /// The centre without the transform.
  package var middle: CGPoint {
    let way = wayToMiddle
    return CGPoint(x: position.x + way.x, y: position.y + way.y)
  }

  /// The same transform about the centre, for any anchor point.
  package var transformAboutMiddle: CATransform3D {
    let way = wayToMiddle
    guard way != .zero, transform != .identity else { return transform }
    let there = CATransform3DMakeTranslation(way.x, way.y, 0)
    let back = CATransform3DMakeTranslation(-way.x, -way.y, 0)
    return CATransform3DConcat(CATransform3DConcat(there, transform), back)
  }

  /// The smallest rectangle around the transformed one.
  package var frame: CGRect {
    let image = PlaneTransform(transformAboutMiddle).bounds(of: size)
    return image.offsetBy(dx: middle.x, dy: middle.y)
  }

  /// The place of an anchor point in a frame.
  package static func position(of anchorPoint: CGPoint, in frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + anchorPoint.x * frame.width,
      y: frame.minY + anchorPoint.y * frame.height
    )
  }

  /// The vector from the anchor point to the centre.
  private var wayToMiddle: CGPoint {
    CGPoint(x: (1.0 / 2 - anchorPoint.x) * size.width, y: (1.0 / 2 - anchorPoint.y) * size.height)
  }
}

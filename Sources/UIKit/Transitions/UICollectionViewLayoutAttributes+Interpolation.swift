// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine

extension UICollectionViewLayoutAttributes {
  /// A copy a part of the way to other attributes of the same element.
  ///
  /// Centre, size, opacity and transforms go straight, the opacity within 0…1. What has no middle, such as
  /// `zIndex` and the values of subclasses, changes half-way. Nothing is pinned between the ends.
  package func interpolated(
    to other: UICollectionViewLayoutAttributes,
    at part: CGFloat,
    by mode: TransformInterpolation = .decomposed
  ) -> UICollectionViewLayoutAttributes {
    let half: CGFloat = 0.5
    let result = (part < half ? self : other).duplicate
    guard part != 0, part != 1 else { return result }
    result.state.untransformedFrame = state.untransformedFrame.interpolated(
      to: other.state.untransformedFrame,
      at: part
    )
    result.state.transform3D = state.transform3D.interpolated(
      to: other.state.transform3D,
      at: part,
      by: mode
    )
    result.state.alpha = min(1, max(0, alpha.interpolated(to: other.alpha, at: part)))
    result.state.pin = nil
    return result
  }

  /// A copy that nobody sees.
  var faded: UICollectionViewLayoutAttributes {
    let copy = duplicate
    copy.alpha = 0
    return copy
  }
}

extension CATransform3D {
  /// The map a part of the way to another one: maps of the plane as asked for, others number by number.
  func interpolated(
    to other: CATransform3D,
    at part: CGFloat,
    by mode: TransformInterpolation
  ) -> CATransform3D {
    guard self != other else { return self }
    guard CATransform3DIsAffine(self), CATransform3DIsAffine(other) else {
      return CATransform3D(rows: zip(rows, other.rows).map { $0.interpolated(to: $1, at: part) })
    }
    return CATransform3D(
      PlaneTransform(self).interpolated(to: PlaneTransform(other), at: part, by: mode)
    )
  }
}

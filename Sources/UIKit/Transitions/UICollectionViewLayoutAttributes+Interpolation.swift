// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine

extension UICollectionViewLayoutAttributes {
  /// A copy, interpolated to other attributes of the same element.
  ///
  /// Centre, size, opacity and transforms are interpolated linearly, and the opacity stays within
  /// 0…1. Values without intermediate ones, such as `zIndex` and those of subclasses, change
  /// half-way. Nothing is pinned during the interpolation.
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

  /// A transparent copy.
  var faded: UICollectionViewLayoutAttributes {
    let copy = duplicate
    copy.alpha = 0
    return copy
  }
}

extension CATransform3D {
  /// The transform interpolated to another one: plane transforms by the mode, other ones number by
  /// number.
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

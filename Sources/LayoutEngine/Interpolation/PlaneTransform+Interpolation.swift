// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension PlaneTransform {
  /// The map at a part of the way to another one.
  ///
  /// A map that flattens the plane, or has perspective, has no rotation of its own: its numbers go
  /// straight.
  package func interpolated(
    to other: PlaneTransform,
    at part: CGFloat,
    by mode: TransformInterpolation = .decomposed
  ) -> PlaneTransform {
    guard part != 0 else { return self }
    guard part != 1, self != other else { return other }
    guard mode == .decomposed, let start = Parts(self), let end = Parts(other) else {
      return straight(to: other, at: part)
    }
    return start.interpolated(to: end, at: part).transform
  }

  private func straight(to other: PlaneTransform, at part: CGFloat) -> PlaneTransform {
    PlaneTransform(
      a: a.interpolated(to: other.a, at: part),
      b: b.interpolated(to: other.b, at: part),
      c: c.interpolated(to: other.c, at: part),
      d: d.interpolated(to: other.d, at: part),
      tx: tx.interpolated(to: other.tx, at: part),
      ty: ty.interpolated(to: other.ty, at: part),
      g: g.interpolated(to: other.g, at: part),
      h: h.interpolated(to: other.h, at: part),
      w: w.interpolated(to: other.w, at: part)
    )
  }

  /// A map as a scale, then a shear along x, then a rotation, then a shift.
  private struct Parts {
    var shift: CGPoint
    /// In radians.
    var angle: CGFloat
    var scale: CGPoint
    var shear: CGFloat

    init?(_ transform: PlaneTransform) {
      let width = hypot(transform.a, transform.b)
      let determinant = transform.a * transform.d - transform.b * transform.c
      guard transform.isAffine, width > 0, determinant != 0 else { return nil }
      let height = determinant / width
      shift = CGPoint(x: transform.tx, y: transform.ty)
      angle = atan2(transform.b, transform.a)
      scale = CGPoint(x: width, y: height)
      shear = (transform.a * transform.c + transform.b * transform.d) / (width * height)
    }

    func interpolated(to other: Parts, at part: CGFloat) -> Parts {
      var result = self
      var turn = other.angle - angle
      if turn > .pi { turn -= 2 * .pi }
      if turn < -.pi { turn += 2 * .pi }
      result.angle = angle + turn * part
      result.shift = shift.interpolated(to: other.shift, at: part)
      result.scale = scale.interpolated(to: other.scale, at: part)
      result.shear = shear.interpolated(to: other.shear, at: part)
      return result
    }

    var transform: PlaneTransform {
      let (cosine, sine) = (cos(angle), sin(angle))
      return PlaneTransform(
        a: scale.x * cosine,
        b: scale.x * sine,
        c: scale.y * (shear * cosine - sine),
        d: scale.y * (shear * sine + cosine),
        tx: shift.x,
        ty: shift.y
      )
    }
  }
}

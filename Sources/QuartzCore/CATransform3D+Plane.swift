// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

extension PlaneTransform {
  /// The effect of a transform in space on the plane at depth 0, as it is seen.
  package init(_ transform: CATransform3D) {
    // Most elements have no transform, and one comparison is faster than nine divisions.
    guard transform != .identity else {
      self = .identity
      return
    }
    let map = PlaneTransform(
      a: transform.m11,
      b: transform.m12,
      c: transform.m21,
      d: transform.m22,
      tx: transform.m41,
      ty: transform.m42,
      g: transform.m14,
      h: transform.m24,
      w: transform.m44
    )
    self = map.normalised
  }
}

extension CATransform3D {
  /// A transform in space with the effect of a transform of the plane.
  package init(_ map: PlaneTransform) {
    self.init(rows: [
      map.a, map.b, 0, map.g,
      map.c, map.d, 0, map.h,
      0, 0, 1, 0,
      map.tx, map.ty, 0, map.w,
    ])
  }
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A projective map of the plane, in points, applied about an element's centre.
///
/// A point `(x, y)` goes to `(a·x + c·y + tx, b·x + d·y + ty)` divided by the depth
/// `g·x + h·y + w`. With the depth 1 everywhere, as it is unless set, the map is affine.
public struct PlaneTransform: Hashable, Sendable {
  /// What a step in x adds to x.
  public var a: CGFloat
  /// What a step in x adds to y.
  public var b: CGFloat
  /// What a step in y adds to x.
  public var c: CGFloat
  /// What a step in y adds to y.
  public var d: CGFloat
  /// The shift in x, in points.
  public var tx: CGFloat
  /// The shift in y, in points.
  public var ty: CGFloat
  /// What a step in x adds to the depth, per point.
  public var g: CGFloat
  /// What a step in y adds to the depth, per point.
  public var h: CGFloat
  /// The depth of the centre.
  public var w: CGFloat

  /// Makes the map from its numbers; the depth is 1 everywhere unless given.
  public init(
    a: CGFloat,
    b: CGFloat,
    c: CGFloat,
    d: CGFloat,
    tx: CGFloat,
    ty: CGFloat,
    g: CGFloat = 0,
    h: CGFloat = 0,
    w: CGFloat = 1
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
    self.g = g
    self.h = h
    self.w = w
  }

  /// The map that moves nothing.
  public static let identity = PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether the depth is 1 everywhere.
  public var isAffine: Bool { g == 0 && h == 0 && w == 1 }

  /// The same map with depth 1, −1 or 0 at the centre.
  ///
  /// A positive factor on all nine numbers does not change the map.
  public var normalised: PlaneTransform {
    let scale = abs(w)
    guard scale > 0, scale != 1 else { return self }
    return PlaneTransform(
      a: a / scale,
      b: b / scale,
      c: c / scale,
      d: d / scale,
      tx: tx / scale,
      ty: ty / scale,
      g: g / scale,
      h: h / scale,
      w: w / scale
    )
  }
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An affine map of the plane, in points, applied about an element's centre.
///
/// A point `(x, y)` goes to `(a·x + c·y + tx, b·x + d·y + ty)`.
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

  /// Makes the map from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that moves nothing.
  public static let identity = PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
import Foundation

/// A transform of the plane in parts: scale and shear, then a turn, then a shift.
///
/// So the middle of a quarter turn is an eighth of a turn, and key paths name one part of a transform.
struct LayerTurn {
  var scale = CGPoint(x: 1, y: 1)
  /// How far x grows with y, before the turn.
  var shear: CGFloat = 0
  /// In radians, clockwise as seen.
  var angle: CGFloat = 0
  var shift = CGPoint.zero

  /// The parts of a transform; `nil` for one that leaves the plane or makes it a line.
  init?(_ t: CATransform3D) {
    let isFlat =
      t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0
      && t.m33 == 1 && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
    let width = hypot(t.m11, t.m12)
    guard isFlat, width > 0 else { return nil }
    angle = atan2(t.m12, t.m11)
    let (cosine, sine) = (t.m11 / width, t.m12 / width)
    scale = CGPoint(x: width, y: t.m22 * cosine - t.m21 * sine)
    shear = t.m21 * cosine + t.m22 * sine
    shift = CGPoint(x: t.m41, y: t.m42)
  }

  /// The transform with these parts.
  var transform: CATransform3D {
    var t = CATransform3D.identity
    let (cosine, sine) = (cos(angle), sin(angle))
    (t.m11, t.m12) = (scale.x * cosine, scale.x * sine)
    (t.m21, t.m22) = (shear * cosine - scale.y * sine, shear * sine + scale.y * cosine)
    (t.m41, t.m42) = (shift.x, shift.y)
    return t
  }

  /// A transform on the way between two others: part by part in the plane, with the turn by the shorter way,
  /// otherwise number by number.
  static func mixed(_ a: CATransform3D, _ b: CATransform3D, at part: CGFloat) -> CATransform3D {
    let mix = { (a: CGFloat, b: CGFloat) in a + (b - a) * part }
    guard let from = LayerTurn(a), let to = LayerTurn(b) else {
      return CATransform3D(rows: zip(a.rows, b.rows).map(mix))
    }
    var mixed = from
    mixed.scale = CGPoint(x: mix(from.scale.x, to.scale.x), y: mix(from.scale.y, to.scale.y))
    mixed.shear = mix(from.shear, to.shear)
    let turn = (to.angle - from.angle).remainder(dividingBy: 2 * .pi)
    mixed.angle = from.angle + turn * part
    mixed.shift = CGPoint(x: mix(from.shift.x, to.shift.x), y: mix(from.shift.y, to.shift.y))
    return mixed.transform
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An arc of an ellipse with horizontal and vertical axes, as curves.
///
/// - Source: Scalable Vector Graphics 2, B.2.4, from the ends of an arc to its centre.
struct ArcCurves {
  /// The curves one after another; a line when the ellipse has no width or height.
  private(set) var steps: [DrawnWay.Step] = []

  /// The greatest angle of one curve: it approximates a quarter of an ellipse well.
  private static let mostAngle = Double.pi / 2
  /// The distance of a curve's control points, as a multiple of the tangent of a quarter of its
  /// angle.
  private static let controlShare = 4.0 / 3
  private static let quarter = 0.25
  /// The rounding error by which an angle may be greater than a quarter.
  private static let rounding = 1e-9

  private let radii: CGSize
  private let centre: CGPoint

  /// Makes an arc between two points on an ellipse; radii that are too small grow.
  init(
    from start: CGPoint,
    to end: CGPoint,
    _ wanted: CGSize,
    isLarge: Bool,
    isClockwise: Bool
  ) {
    guard wanted.width != 0, wanted.height != 0, start != end else {
      (radii, centre) = (wanted, start)
      if start != end { steps = [.line(end)] }
      return
    }
    // The computation is easier on a circle with the radius 1.
    let one = CGPoint(x: start.x / abs(wanted.width), y: start.y / abs(wanted.height))
    let other = CGPoint(x: end.x / abs(wanted.width), y: end.y / abs(wanted.height))
    let half = CGPoint(x: (one.x - other.x) / 2, y: (one.y - other.y) / 2)
    let squared = half.x * half.x + half.y * half.y
    let growth = max(1, squared.squareRoot())
    radii = CGSize(width: abs(wanted.width) * growth, height: abs(wanted.height) * growth)
    let side: CGFloat = isLarge == isClockwise ? -1 : 1
    let away = side * max(0, growth * growth / squared - 1).squareRoot()
    let middle = CGPoint(
      x: (one.x + other.x) / 2 + away * half.y,
      y: (one.y + other.y) / 2 - away * half.x
    )
    centre = CGPoint(x: middle.x * abs(wanted.width), y: middle.y * abs(wanted.height))
    let from = Double(atan2(one.y - middle.y, one.x - middle.x))
    var angle = Double(atan2(other.y - middle.y, other.x - middle.x)) - from
    if isClockwise, angle < 0 { angle += 2 * .pi }
    if !isClockwise, angle > 0 { angle -= 2 * .pi }
    let count = max(1, Int((abs(angle) / Self.mostAngle - Self.rounding).rounded(.up)))
    let step = angle / Double(count)
    steps = (0..<count).map { curve(from + step * Double($0), step, $0 == count - 1 ? end : nil) }
  }

  /// A curve that starts at one angle and covers another.
  private func curve(_ start: Double, _ angle: Double, _ end: CGPoint?) -> DrawnWay.Step {
    let control = Self.controlShare * tan(angle * Self.quarter)
    let stop = start + angle
    let first = point(cos(start) - control * sin(start), sin(start) + control * cos(start))
    let second = point(cos(stop) + control * sin(stop), sin(stop) - control * cos(stop))
    return .curve(first, second, end ?? point(cos(stop), sin(stop)))
  }

  private func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: centre.x + CGFloat(x) * radii.width, y: centre.y + CGFloat(y) * radii.height)
  }
}

// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension PlaneTransform {
  /// The least visible depth: anything nearer to the eye, or behind it, is cut off.
  static let nearestDepth: CGFloat = 1.0 / 64

  /// The smallest rectangle around the image of a rectangle about the origin.
  ///
  /// Parts nearer than the least visible depth are cut off first. If nothing is left, the result is
  /// empty and lies at the origin.
  public func bounds(of size: CGSize) -> CGRect {
    let image = inFront(corners(of: size)).map(project)
    guard var low = image.first, var high = image.first else { return .zero }
    for point in image {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The point whose image is a given point; `nil` when no point in front of the eye has that
  /// image.
  ///
  /// It is the adjugate of the matrix of nine numbers, applied to the point.
  public func source(of point: CGPoint) -> CGPoint? {
    let (x, y) = (point.x, point.y)
    let across = (d * w - ty * h) * x + (tx * h - c * w) * y + (c * ty - tx * d)
    let down = (ty * g - b * w) * x + (a * w - tx * g) * y + (tx * b - a * ty)
    let depth = (b * h - d * g) * x + (c * g - a * h) * y + (a * d - c * b)
    let local = CGPoint(x: across / depth, y: down / depth)
    guard local.x.isFinite, local.y.isFinite else { return nil }
    return self.depth(local) >= Self.nearestDepth ? local : nil
  }

  private func depth(_ point: CGPoint) -> CGFloat { g * point.x + h * point.y + w }

  private func project(_ point: CGPoint) -> CGPoint {
    let depth = depth(point)
    return CGPoint(
      x: (a * point.x + c * point.y + tx) / depth,
      y: (b * point.x + d * point.y + ty) / depth
    )
  }

  private func corners(of size: CGSize) -> [CGPoint] {
    let (right, bottom) = (size.width / 2, size.height / 2)
    return [
      CGPoint(x: -right, y: -bottom), CGPoint(x: right, y: -bottom),
      CGPoint(x: right, y: bottom), CGPoint(x: -right, y: bottom),
    ]
  }

  /// The part of a polygon that has at least the least visible depth.
  private func inFront(_ polygon: [CGPoint]) -> [CGPoint] {
    guard !isAffine, var last = polygon.last else { return polygon }
    var kept: [CGPoint] = []
    for point in polygon {
      let (from, to) = (depth(last) - Self.nearestDepth, depth(point) - Self.nearestDepth)
      if (from < 0) != (to < 0) {
        let part = from / (from - to)
        kept.append(
          CGPoint(x: last.x + (point.x - last.x) * part, y: last.y + (point.y - last.y) * part)
        )
      }
      if to >= 0 { kept.append(point) }
      last = point
    }
    return kept
  }
}

// SPDX-License-Identifier: Apache-2.0
import CoreGraphics
public import Foundation

/// Places in one layer's coordinates as places in another one's.
///
/// Transforms count as far as they are ones of the plane.
extension CALayer {
  /// A point of another layer in this one's coordinates; for `nil`, a point of the outermost layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let outer = l.map { $0.chain.reduce(p) { $1.toSuperlayer($0) } } ?? p
    return chain.reversed().reduce(outer) { $1.fromSuperlayer($0) }
  }

  /// A point in another layer's coordinates; for `nil`, in those of the outermost layer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let outer = chain.reduce(p) { $1.toSuperlayer($0) }
    return l.map { $0.chain.reversed().reduce(outer) { $1.fromSuperlayer($0) } } ?? outer
  }

  /// The smallest rectangle, in this layer's coordinates, around a rectangle of another one.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    around(r) { convert($0, from: l) }
  }

  /// The smallest rectangle, in another layer's coordinates, around a rectangle of this one.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { around(r) { convert($0, to: l) } }

  /// A time of another layer; all layers have the same time here.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// A time in another layer; all layers have the same time here.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  /// The layer and those around it, innermost first, without the outermost one.
  private var chain: [CALayer] {
    var chain: [CALayer] = []
    var layer = self
    while let holder = layer.superlayer {
      chain.append(layer)
      layer = holder
    }
    return chain
  }

  private func toSuperlayer(_ point: CGPoint) -> CGPoint {
    let local = CGPoint(
      x: point.x - bounds.minX - anchorPoint.x * bounds.width,
      y: point.y - bounds.minY - anchorPoint.y * bounds.height
    )
    let image = local.applying(affineTransform())
    return CGPoint(x: image.x + position.x, y: image.y + position.y)
  }

  private func fromSuperlayer(_ point: CGPoint) -> CGPoint {
    let image = CGPoint(x: point.x - position.x, y: point.y - position.y)
    let local = image.applying(affineTransform().inverted())
    return CGPoint(
      x: local.x + bounds.minX + anchorPoint.x * bounds.width,
      y: local.y + bounds.minY + anchorPoint.y * bounds.height
    )
  }

  private func around(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(map)
    let (across, down) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (across.min() ?? 0, down.min() ?? 0)
    return CGRect(
      x: left,
      y: top,
      width: (across.max() ?? 0) - left,
      height: (down.max() ?? 0) - top
    )
  }
}

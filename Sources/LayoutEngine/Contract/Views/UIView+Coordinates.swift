// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UIView {
  /// Where the middle of the view would be without its transform, in the superview's coordinates.
  var middle: CGPoint {
    let way = wayToMiddle
    return CGPoint(x: center.x + way.x, y: center.y + way.y)
  }

  /// The view's transform as a map about its middle, whatever its anchor point.
  var transformAboutMiddle: CATransform3D {
    let way = wayToMiddle
    guard way != .zero, transform3D != .identity else { return transform3D }
    let there = CATransform3DMakeTranslation(way.x, way.y, 0)
    let back = CATransform3DMakeTranslation(-way.x, -way.y, 0)
    return CATransform3DConcat(CATransform3DConcat(there, transform3D), back)
  }

  /// From the anchor point to the middle, in points.
  private var wayToMiddle: CGPoint {
    CGPoint(
      x: (1.0 / 2 - anchorPoint.x) * bounds.width,
      y: (1.0 / 2 - anchorPoint.y) * bounds.height
    )
  }

  /// A point of the view in another one's coordinates; in those of the outermost view for `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outer = chain.reduce(point) { $1.toSuperview($0) }
    return view.map { $0.chain.reversed().reduce(outer) { $1.fromSuperview($0) } } ?? outer
  }

  /// A point of another view in this one's coordinates; of the outermost view for `nil`.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return chain.reversed().reduce(point) { $1.fromSuperview($0) } }
    return view.convert(point, to: self)
  }

  /// The smallest rectangle in another view's coordinates around one of this view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    around(rect) { convert($0, to: view) }
  }

  /// The smallest rectangle in this view's coordinates around one of another view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    around(rect) { convert($0, from: view) }
  }

  /// The view and what holds it, from within, without the outermost one.
  private var chain: [UIView] {
    var chain: [UIView] = []
    var view = self
    while let holder = view.superview {
      chain.append(view)
      view = holder
    }
    return chain
  }

  private func toSuperview(_ point: CGPoint) -> CGPoint {
    let local = CGPoint(
      x: point.x - bounds.minX - anchorPoint.x * bounds.width,
      y: point.y - bounds.minY - anchorPoint.y * bounds.height
    )
    let image = local.applying(transform)
    return CGPoint(x: image.x + center.x, y: image.y + center.y)
  }

  private func fromSuperview(_ point: CGPoint) -> CGPoint {
    let image = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let local = image.applying(transform.inverted())
    return CGPoint(
      x: local.x + bounds.minX + anchorPoint.x * bounds.width,
      y: local.y + bounds.minY + anchorPoint.y * bounds.height
    )
  }

  private func around(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    return CGRect(around: corners.map(map))
  }
}

extension CGRect {
  /// The smallest rectangle around points; `null` around none.
  init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
      high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

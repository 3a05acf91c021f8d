// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

extension UIView {
  /// The place of the view in its superview.
  var placement: Placement {
    Placement(
      size: bounds.size,
      position: center,
      anchorPoint: anchorPoint,
      transform: transform3D
    )
  }

  /// A point in another view's coordinates; for `nil`, in those of the outermost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outer = chain.reduce(point) { $1.toSuperview($0) }
    return view.map { $0.chain.reversed().reduce(outer) { $1.fromSuperview($0) } } ?? outer
  }

  /// A point of another view in this view's coordinates; for `nil`, a point of the outermost view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return chain.reversed().reduce(point) { $1.fromSuperview($0) } }
    return view.convert(point, to: self)
  }

  /// The smallest rectangle, in another view's coordinates, around a rectangle of this view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    around(rect) { convert($0, to: view) }
  }

  /// The smallest rectangle, in this view's coordinates, around a rectangle of another view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    around(rect) { convert($0, from: view) }
  }

  /// Where a finger on this view is in another one; for `nil`, in the window, in which the outermost view is.
  ///
  /// A view that is outside of this view's tree is taken to be placed in this view.
  func place(of point: CGPoint, in other: UIView?) -> CGPoint {
    guard other !== self else { return point }
    let outermost = chain.last?.superview ?? self
    guard let other else { return outermost.toSuperview(convert(point, to: nil)) }
    if outermost === other.chain.last?.superview ?? other { return convert(point, to: other) }
    return other.fromSuperview(point)
  }

  /// A way in the window as one in the view, which may be turned or enlarged.
  func direction(fromWindow way: CGPoint) -> CGPoint {
    let (start, end) = (convert(CGPoint.zero, from: nil), convert(way, from: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// A way in the view as one in the window.
  func direction(toWindow way: CGPoint) -> CGPoint {
    let (start, end) = (convert(CGPoint.zero, to: nil), convert(way, to: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// The view and its superviews, innermost first, without the outermost one.
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

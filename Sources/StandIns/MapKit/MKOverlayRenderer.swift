// SPDX-License-Identifier: Apache-2.0
public import CoreLocation
public import UIKit

/// Says how an overlay looks.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  open func setNeedsDisplay() {}
}

/// Says how a path looks; widths are in points.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0

  /// The path, with places made to points by a function.
  func path(_ point: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath { UIBezierPath() }
}

@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public let polyline: MKPolyline

  public init(polyline: MKPolyline) {
    self.polyline = polyline
    super.init(overlay: polyline)
  }
  public override convenience init(overlay: any MKOverlay) {
    guard let line = overlay as? MKPolyline else { preconditionFailure("\(overlay) is no line") }
    self.init(polyline: line)
  }

  override func path(_ point: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath {
    UIBezierPath(through: polyline.coordinates.map(point))
  }
}

@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public let polygon: MKPolygon

  public init(polygon: MKPolygon) {
    self.polygon = polygon
    super.init(overlay: polygon)
  }
  public override convenience init(overlay: any MKOverlay) {
    guard let area = overlay as? MKPolygon else { preconditionFailure("\(overlay) is no area") }
    self.init(polygon: area)
  }

  override func path(_ point: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    for area in [polygon] + (polygon.interiorPolygons ?? []) where area.pointCount > 0 {
      let part = UIBezierPath(through: area.coordinates.map(point))
      part.close()
      path.append(part)
    }
    path.usesEvenOddFillRule = true
    return path
  }
}

@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  public let circle: MKCircle

  public init(circle: MKCircle) {
    self.circle = circle
    super.init(overlay: circle)
  }
  public override convenience init(overlay: any MKOverlay) {
    guard let circle = overlay as? MKCircle else { preconditionFailure("\(overlay) is no circle") }
    self.init(circle: circle)
  }

  override func path(_ point: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath {
    let rect = circle.boundingMapRect
    let corner = point(MKMapPoint(x: rect.minX, y: rect.minY).coordinate)
    let other = point(MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
    return UIBezierPath(
      ovalIn: CGRect(
        x: corner.x,
        y: corner.y,
        width: other.x - corner.x,
        height: other.y - corner.y
      )
    )
  }
}

extension UIBezierPath {
  fileprivate convenience init(through points: [CGPoint]) {
    self.init()
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
}

/// The layer of a path of a map.
@MainActor
func shape(
  of renderer: MKOverlayPathRenderer,
  _ point: (CLLocationCoordinate2D) -> CGPoint
)
  -> CAShapeLayer
{
  let layer = CAShapeLayer()
  let path = renderer.path(point)
  layer.path = path.cgPath
  layer.fillRule = path.usesEvenOddFillRule ? .evenOdd : .nonZero
  layer.fillColor = renderer is MKPolylineRenderer ? nil : renderer.fillColor?.cgColor
  layer.strokeColor = renderer.strokeColor?.cgColor
  layer.lineWidth = renderer.lineWidth
  layer.lineJoin = .round
  layer.lineCap = .round
  layer.lineDashPattern = renderer.lineDashPattern
  layer.lineDashPhase = renderer.lineDashPhase
  layer.opacity = Float(renderer.alpha)
  return layer
}

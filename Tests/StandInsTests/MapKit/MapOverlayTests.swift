// SPDX-License-Identifier: Apache-2.0
import Expectations
import MapKit
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.ownProcess) struct MapOverlayTests {
  /// A map of 200 by 200 points and 2 by 2 degrees around the place at 0, 0.
  private func map(_ delegate: any MKMapViewDelegate) -> MKMapView {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2)
    )
    map.delegate = delegate
    return map
  }

  private final class Renderers: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer: MKOverlayPathRenderer =
        if let line = overlay as? MKPolyline {
          MKPolylineRenderer(polyline: line)
        } else {
          MKCircleRenderer(overlay: overlay)
        }
      (renderer.strokeColor, renderer.fillColor, renderer.lineWidth) = (.systemBlue, .red, 3)
      return renderer
    }
  }

  private func shapes(_ map: MKMapView) -> [CAShapeLayer] {
    map.layoutIfNeeded()
    return map.subviews.flatMap { $0.layer.sublayers ?? [] }.compactMap { $0 as? CAShapeLayer }
  }

  @Test func `a line goes through its places, in the renderer's colour`() throws {
    let renderers = Renderers()
    let map = map(renderers)
    let places = [
      CLLocationCoordinate2D(latitude: 0.5, longitude: -0.5),
      CLLocationCoordinate2D(latitude: -0.5, longitude: 0.5),
    ]
    let line = MKPolyline(coordinates: places, count: 2)
    map.addOverlay(line)
    let layer = try #require(shapes(map).first)
    // A degree is 100 points.
    expect(layer.path?.boundingBox, equals: CGRect(x: 50, y: 50, width: 100, height: 100))
    #expect(layer.fillColor == nil && layer.lineWidth == 3)
    expect(line.pointCount, equals: 2)
    #expect(abs(line.coordinate.latitude) < 0.001 && abs(line.coordinate.longitude) < 0.001)
    map.removeOverlay(line)
    #expect(shapes(map).isEmpty && map.overlays.isEmpty)
  }

  @Test func `a circle reaches as far as its radius in metres`() throws {
    let renderers = Renderers()
    let map = map(renderers)
    // A degree of the equator is 111,319.49 metres.
    let circle = MKCircle(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      radius: 111_319.49 / 2
    )
    map.addOverlay(circle, level: .aboveLabels)
    let box = try #require(shapes(map).first?.path?.boundingBox)
    #expect(abs(box.minX - 50) < 0.1 && abs(box.width - 100) < 0.1 && abs(box.height - 100) < 0.1)
  }

  @Test func `map points are Mercator's`() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    expect(middle.x, equals: 134_217_728)
    #expect(abs(middle.y - 134_217_728) < 1e-6)
    let place = CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4)
    let back = MKMapPoint(place).coordinate
    #expect(abs(back.latitude - 48.2) < 1e-9 && abs(back.longitude - 16.4) < 1e-9)
    // At 60 degrees, a metre has twice as many points as at the equator.
    let ratio = MKMapPointsPerMeterAtLatitude(60) / MKMapPointsPerMeterAtLatitude(0)
    #expect(abs(ratio - 2) < 1e-9)
  }
}

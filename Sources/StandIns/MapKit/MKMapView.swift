// SPDX-License-Identifier: Apache-2.0
@_exported public import CoreLocation
@_exported public import UIKit

/// A map: here an empty place in a map's colours with a dot for each annotation of its region, because
/// nothing leaves the machine.
@preconcurrency @MainActor
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var showsUserLocation = false
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open private(set) var annotations: [any MKAnnotation] = []
  private var dots: [UIView] = []
  open private(set) var overlays: [any MKOverlay] = []
  /// What lies between the ground and the dots.
  private let overlayView = UIView()
  private static let ground = UIColor(red: 0.91, green: 0.94, blue: 0.88, alpha: 1)
  /// The side of a dot, in points.
  private static let dotSide: CGFloat = 14

  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 37.3349, longitude: -122.0090),
    span: MKCoordinateSpan(latitudeDelta: 40, longitudeDelta: 40)
  ) {
    didSet {
      setNeedsLayout()
      delegate?.mapView(self, regionDidChangeAnimated: false)
    }
  }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.ground
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = Self.ground
    clipsToBounds = true
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }

  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }

  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations += annotations
    setNeedsLayout()
  }

  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations.removeAll { kept in annotations.contains { $0 === kept } }
    setNeedsLayout()
  }

  /// Shows the region around annotations, with a tenth of it as a margin on each side.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for each in annotations where !self.annotations.contains(where: { $0 === each }) {
      addAnnotation(each)
    }
    let latitudes = annotations.map(\.coordinate.latitude)
    let longitudes = annotations.map(\.coordinate.longitude)
    guard let south = latitudes.min(), let north = latitudes.max(),
      let west = longitudes.min(), let east = longitudes.max()
    else { return }
    let (margin, least) = (1.2, 0.01)
    region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max(least, (north - south) * margin),
        longitudeDelta: max(least, (east - west) * margin)
      )
    )
  }

  // MARK: Overlays

  open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
  open func addOverlays(_ overlays: [any MKOverlay]) {
    self.overlays += overlays
    setNeedsLayout()
  }
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    addOverlays(overlays)
  }
  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    self.overlays.removeAll { kept in overlays.contains { $0 === kept } }
    setNeedsLayout()
  }

  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    delegate?.mapView(self, rendererFor: overlay)
  }

  /// Shows a part of the map, with room around it, in points.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    region = MKCoordinateRegion(mapRect)
  }
  open func setVisibleMapRect(
    _ mapRect: MKMapRect,
    edgePadding insets: UIEdgeInsets,
    animated animate: Bool
  ) {
    let (width, height) = (
      max(bounds.width - insets.left - insets.right, 1),
      max(bounds.height - insets.top - insets.bottom, 1)
    )
    let (x, y) = (mapRect.width / width, mapRect.height / height)
    region = MKCoordinateRegion(
      MKMapRect(
        x: mapRect.minX - insets.left * x,
        y: mapRect.minY - insets.top * y,
        width: mapRect.width + (insets.left + insets.right) * x,
        height: mapRect.height + (insets.top + insets.bottom) * y
      )
    )
  }

  private func showOverlays() {
    for old in overlayView.layer.sublayers ?? [] { old.removeFromSuperlayer() }
    guard !overlays.isEmpty else { return overlayView.removeFromSuperview() }
    if overlayView.superview == nil { insertSubview(overlayView, at: 0) }
    overlayView.frame = bounds
    overlayView.isUserInteractionEnabled = false
    for overlay in overlays {
      guard let renderer = renderer(for: overlay) as? MKOverlayPathRenderer else { continue }
      let drawn = MapKit.shape(of: renderer) { convert($0, toPointTo: self) }
      drawn.frame = bounds
      overlayView.layer.addSublayer(drawn)
    }
  }

  open func register(
    _ viewClass: AnyClass?,
    forAnnotationViewWithReuseIdentifier identifier: String
  ) {}

  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showOverlays()
    for dot in dots { dot.removeFromSuperview() }
    dots = annotations.map { annotation in
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: Self.dotSide, height: Self.dotSide))
      dot.center = convert(annotation.coordinate, toPointTo: self)
      dot.backgroundColor = .systemRed
      dot.layer.cornerRadius = Self.dotSide / 2
      dot.layer.borderWidth = 2
      dot.layer.borderColor = UIColor.white.cgColor
      addSubview(dot)
      return dot
    }
  }

  /// The place of a coordinate, in points of the map, whose degrees are all of the same size.
  open func convert(
    _ coordinate: CLLocationCoordinate2D,
    toPointTo view: UIView?
  ) -> CGPoint {
    let span = region.span
    let x = (coordinate.longitude - region.center.longitude) / max(span.longitudeDelta, 1e-9) + 0.5
    let y = (region.center.latitude - coordinate.latitude) / max(span.latitudeDelta, 1e-9) + 0.5
    return convert(CGPoint(x: x * bounds.width, y: y * bounds.height), to: view)
  }
}

public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite = 1
  case hybrid = 2
  case mutedStandard = 5
}

// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
import Foundation

/// A place in Mercator's projection of the whole earth, as a square of 2 to the power of 28 map points.
///
/// - Source: MapKit's documentation of the type, and of `MKMapSize.world`.
public struct MKMapPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  public init(_ coordinate: CLLocationCoordinate2D) {
    let side = MKMapSize.world.width
    let latitude = coordinate.latitude * .pi / 180
    x = (coordinate.longitude + 180) / 360 * side
    y = (1 - log(tan(.pi / 4 + latitude / 2)) / .pi) / 2 * side
  }

  public var coordinate: CLLocationCoordinate2D {
    let side = MKMapSize.world.width
    return CLLocationCoordinate2D(
      latitude: atan(sinh((1 - 2 * y / side) * .pi)) * 180 / .pi,
      longitude: x / side * 360 - 180
    )
  }
}

public struct MKMapSize: Hashable, Sendable {
  public var width: Double
  public var height: Double
  public init() { (width, height) = (0, 0) }
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A part of the map, in map points.
public struct MKMapRect: Hashable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The least one around places.
  init(around coordinates: [CLLocationCoordinate2D]) {
    let points = coordinates.map(MKMapPoint.init)
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else {
      self = .null
      return
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }

  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }

  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  var middle: CLLocationCoordinate2D { MKMapPoint(x: midX, y: midY).coordinate }
}

/// How many map points a metre has, which grows towards the poles.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  let circumference = 2 * .pi * 6_378_137.0
  return MKMapSize.world.width / circumference / cos(latitude * .pi / 180)
}

extension MKCoordinateRegion {
  public init(_ rect: MKMapRect) {
    let corner = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let other = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: rect.middle,
      span: MKCoordinateSpan(
        latitudeDelta: corner.latitude - other.latitude,
        longitudeDelta: other.longitude - corner.longitude
      )
    )
  }
}

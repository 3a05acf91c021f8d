// SPDX-License-Identifier: Apache-2.0
public import CoreLocation
import UIKit

/// Something that lies on a map.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {
  /// The least rectangle around it, in map points.
  var boundingMapRect: MKMapRect { get }
}

/// In which order overlays lie; labels are on top of both here.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads = 0
  case aboveLabels = 1
}

/// A shape with words.
@preconcurrency @MainActor
open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?
}

/// A shape of several places.
@preconcurrency @MainActor
open class MKMultiPoint: MKShape {
  let coordinates: [CLLocationCoordinate2D]

  init(_ coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }

  open var pointCount: Int { coordinates.count }
  public var boundingMapRect: MKMapRect { MKMapRect(around: coordinates) }

  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for place in 0..<range.length { coords[place] = coordinates[range.location + place] }
  }
}

/// A line through places.
@preconcurrency @MainActor
open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: coordinates, count: count)))
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
  }
  /// The place in the middle of the bounds.
  open var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}

/// An area with corners at places, and areas within it that do not belong to it.
@preconcurrency @MainActor
open class MKPolygon: MKMultiPoint, MKOverlay {
  public private(set) var interiorPolygons: [MKPolygon]?

  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coordinates, count: count, interiorPolygons: nil)
  }
  public convenience init(
    coordinates: UnsafePointer<CLLocationCoordinate2D>,
    count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    self.init(Array(UnsafeBufferPointer(start: coordinates, count: count)))
    self.interiorPolygons = interiorPolygons
  }
  open var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}

/// The area within a distance of a place.
@preconcurrency @MainActor
open class MKCircle: MKShape, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  /// In metres.
  public let radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
  }

  public var boundingMapRect: MKMapRect {
    let reach = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
    let middle = MKMapPoint(coordinate)
    return MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
  }
}

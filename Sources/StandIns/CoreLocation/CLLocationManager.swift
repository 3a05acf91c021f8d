// SPDX-License-Identifier: Apache-2.0
import AppFoundation

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4
}

/// Tells where the device is: always at the place at which a simulator begins, on a later turn.
@preconcurrency @MainActor
open class CLLocationManager: NSObject {
  /// Where every device is.
  private static let place = CLLocation(latitude: 37.3349, longitude: -122.0090)

  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open private(set) var location: CLLocation?
  open private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
  private var isUpdating = false

  open class func locationServicesEnabled() -> Bool { true }

  open func requestWhenInUseAuthorization() { authorize(.authorizedWhenInUse) }

  open func requestAlwaysAuthorization() { authorize(.authorizedAlways) }

  open func startUpdatingLocation() {
    guard !isUpdating else { return }
    isUpdating = true
    tell()
  }

  open func stopUpdatingLocation() { isUpdating = false }

  open func requestLocation() { tell() }

  private func authorize(_ status: CLAuthorizationStatus) {
    guard authorizationStatus == .notDetermined else { return }
    later { [self] in
      authorizationStatus = status
      delegate?.locationManagerDidChangeAuthorization(self)
      delegate?.locationManager(self, didChangeAuthorization: status)
    }
  }

  private func tell() {
    later { [self] in
      location = Self.place
      delegate?.locationManager(self, didUpdateLocations: [Self.place])
    }
  }

  private func later(_ work: @escaping @MainActor () -> Void) {
    AppFoundation.DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  }
}

@preconcurrency @MainActor
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}

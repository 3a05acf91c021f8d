// SPDX-License-Identifier: Apache-2.0
public import UIKit

extension PHAsset {
  /// Where it was taken; unknown for the stage's pictures.
  public var location: CLLocation? {
    place.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) }
  }
}

extension PHAssetChangeRequest {
  /// Where it was taken.
  public var location: CLLocation? {
    get { place.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) } }
    set { place = newValue.map { ($0.coordinate.latitude, $0.coordinate.longitude) } }
  }
}

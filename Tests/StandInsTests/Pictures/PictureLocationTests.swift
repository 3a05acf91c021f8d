// SPDX-License-Identifier: Apache-2.0
import CoreLocation
import Expectations
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.ownProcess) struct PictureLocationTests {
  @Test func `a picture has the place that a request gave it`() throws {
    let name = "picture-0"
    let picture = { PHAsset.fetchAssets(withLocalIdentifiers: [name], options: nil).firstObject }
    let before = try #require(picture())
    expect(before.location == nil)
    try PHPhotoLibrary.shared().performChangesAndWait {
      PHAssetChangeRequest(for: before).location = CLLocation(latitude: 54, longitude: 10)
    }
    expect(picture()?.location?.coordinate.latitude, equals: 54)
    expect(picture()?.location?.coordinate.longitude, equals: 10)
  }
}

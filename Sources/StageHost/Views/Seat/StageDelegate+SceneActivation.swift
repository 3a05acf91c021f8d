// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

extension StageDelegate {
  /// The type of the activity of looking at an item.
  private static let activityType = "tessera.item"
  /// The key of an activity's item.
  static let activityItem = "item"

  func collectionView(
    _ collectionView: UICollectionView,
    sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration? {
    guard !behaviour.locks(indexPath), let item = data?.data.item(at: ElementPosition(indexPath))
    else { return nil }
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.title = item.title
    activity.targetContentIdentifier = item.id
    activity.userInfo = [Self.activityItem: item.id]
    return UIWindowScene.ActivationConfiguration(userActivity: activity)
  }
}

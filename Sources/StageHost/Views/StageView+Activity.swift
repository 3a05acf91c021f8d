// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// New windows for items.
extension StageView {
  /// The activity of a new window for the item at a point.
  func activity(at point: Point) -> StageActivity? {
    guard let (path, configuration) = collectionView.sceneActivation(at: CGPoint(point)),
      let item = source.data.item(at: ElementPosition(path))
    else { return nil }
    return activity(of: configuration, item)
  }

  /// The activity of a new window for an item that is chosen without a point; its middle is used.
  func activity(of position: ElementPosition) -> StageActivity? {
    let path = IndexPath(position)
    guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return nil }
    return activity(at: Point(x: frame.midX, y: frame.midY))
  }

  private func activity(
    of configuration: UIWindowScene.ActivationConfiguration,
    _ item: StageData.Item
  ) -> StageActivity {
    let activity = configuration.userActivity
    return StageActivity(
      item: item.id,
      type: activity.activityType,
      title: activity.title ?? item.title
    )
  }
}

// SPDX-License-Identifier: Apache-2.0
import GalleryLayouts
import StageProtocol
import UIKit

extension StageDelegate {
  /// A transition in which elements move on the path that users have chosen.
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    switch path {
    case .arc: return ArcTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    case .spring: return SpringTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    case .linear, nil: break
    }
    let straight = UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    straight.showsWholeWay = path != nil
    return straight
  }
}

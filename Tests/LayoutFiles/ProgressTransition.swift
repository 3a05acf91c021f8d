// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

class ProgressTransition: UICollectionViewTransitionLayout {
  override var transitionProgress: CGFloat {
    didSet { updateValue(transitionProgress * 2, forAnimatedKey: "spread") }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    attributes?.alpha = 0.5 + value(forAnimatedKey: "spread") / 4
    return attributes
  }
}

// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

class StoryboardController: UIViewController {
  /// Only a storyboard makes it, and nobody else sees it.
  private class StoryboardOnly: UICollectionViewFlowLayout {
    @IBInspectable var ratio: CGFloat = 1.5

    required init?(coder aDecoder: NSCoder) {
      super.init(coder: aDecoder)
      if aDecoder.containsValue(forKey: "ratio") { ratio = CGFloat(aDecoder.decodeDouble(forKey: "ratio")) }
      minimumLineSpacing = 2
      minimumInteritemSpacing = 2
    }

    override func prepare() {
      super.prepare()
      let side = ((collectionView?.bounds.width ?? 0) - 4) / 3
      itemSize = CGSize(width: side, height: side * ratio)
    }
  }
}

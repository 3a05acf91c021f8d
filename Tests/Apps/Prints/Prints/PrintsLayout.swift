// SPDX-License-Identifier: Apache-2.0
import UIKit

final class PrintsLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    minimumInteritemSpacing = 8
    minimumLineSpacing = 8
    sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let width = (collectionView.bounds.width - 24) / 2
    itemSize = CGSize(width: width, height: width * 0.75 + 40)
  }
}

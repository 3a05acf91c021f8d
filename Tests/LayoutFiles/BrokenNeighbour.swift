// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

/// Compiles.
final class SoundLayout: UICollectionViewFlowLayout {
  var side: CGFloat = 90

  override func prepare() {
    itemSize = CGSize(width: side, height: side)
    super.prepare()
  }
}

/// Does not: its neighbour is shown all the same.
final class BrokenLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    itemSize = CGSize(width: sidelength, height: 10)
  }
}

// SPDX-License-Identifier: Apache-2.0
import GalleryLayouts
import UIKit

/// The stage's own cell: it shows the data's content in the shape of the layout's attributes.
final class StageCell: UICollectionViewCell, DescribedView {
  private var isMasked = false

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let outline = (layoutAttributes as? any OutlinedAttributes)?.outline
    guard outline != nil || isMasked else { return }
    isMasked = outline != nil
    layer.mask = outline.map { outline in
      let shape = CAShapeLayer()
      shape.path = outline.cgPath
      return shape
    }
  }
}

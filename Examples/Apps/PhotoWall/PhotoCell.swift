// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A photograph that fills its cell.
final class PhotoCell: UICollectionViewCell {
  static let identifier = "photo"
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ photo: Photo) {
    picture.image = photo.image
    isAccessibilityElement = true
    accessibilityLabel = "\(photo.title), by \(photo.author)"
  }

  override var isHighlighted: Bool {
    didSet { picture.alpha = isHighlighted ? 0.7 : 1 }
  }
}

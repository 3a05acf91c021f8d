// SPDX-License-Identifier: Apache-2.0
import Nuke
import PinLayout
import UIKit

final class StripCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let authorLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.backgroundColor = .secondarySystemBackground
    titleLabel.font = .systemFont(ofSize: 14, weight: .semibold)
    authorLabel.font = .systemFont(ofSize: 12)
    authorLabel.textColor = .secondaryLabel
    [imageView, titleLabel, authorLabel].forEach(contentView.addSubview)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(_ strip: Strip) {
    titleLabel.text = strip.title
    authorLabel.text = strip.author
    if let url = URL(string: "https://images.example.org/\(strip.id).png") {
      Nuke.loadImage(with: url, into: imageView)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    imageView.pin.top().horizontally(4).aspectRatio(1)
    titleLabel.pin.below(of: imageView).marginTop(4).horizontally(4).sizeToFit(.width)
    authorLabel.pin.below(of: titleLabel).marginTop(2).horizontally(4).sizeToFit(.width)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    contentView.pin.width(layoutAttributes.size.width)
    place()
    layoutAttributes.size.height = authorLabel.frame.maxY + 8
    return layoutAttributes
  }
}

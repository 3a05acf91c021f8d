// SPDX-License-Identifier: Apache-2.0
import PinLayout
import UIKit

final class BannerCell: UICollectionViewCell {
  private let gradientLayer = CAGradientLayer()
  private let label = UILabel()
  private let imageView = UIImageView(image: UIImage(resource: .banner))

  var number = 0 {
    didSet { label.text = "Episode \(number + 1)" }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
    gradientLayer.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.7).cgColor]
    gradientLayer.locations = [0.4, 1]
    gradientLayer.drawsAsynchronously = true
    contentView.layer.addSublayer(gradientLayer)
    label.font = .systemFont(ofSize: 24, weight: .black)
    label.textColor = .white
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.pin.all()
    gradientLayer.frame = contentView.bounds
    label.pin.left(16).right(16).bottom(16).sizeToFit(.width)
  }
}

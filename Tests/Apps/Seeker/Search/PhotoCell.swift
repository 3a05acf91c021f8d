// SPDX-License-Identifier: Apache-2.0
import UIKit

final class PhotoCell: UICollectionViewCell {
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.backgroundColor = UIColor(white: 0.9, alpha: 1)
    imageView.layer.masksToBounds = true
    imageView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(imageView)
    imageView.pinToSuperview()
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
  }

  func load(_ url: URL) {
    ImageLoader.shared.load(url) { [weak self] in self?.imageView.image = $0 }
  }
}

final class FooterView: UICollectionReusableView {
  private let spinner = UIActivityIndicatorView(style: .gray)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(spinner)
    spinner.startAnimating()
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

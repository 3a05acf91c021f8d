// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import Kingfisher
import UIKit

final class PosterCell: UICollectionViewCell {
  static let id = "PosterCell"
  let image = UIImageView()
  let titleLabel = UILabel()
  let reviewLabel: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 12, weight: .light)
    label.textColor = .darkGray
    return label
  }()
  let overviewLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    [image, titleLabel, reviewLabel, overviewLabel].forEach { self.addSubview($0) }
    titleLabel.font = .systemFont(ofSize: 16, weight: .medium)
    overviewLabel.font = .systemFont(ofSize: 12)
    overviewLabel.numberOfLines = 3
    image.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(180)
    }
    titleLabel.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      make.top.equalTo(image.snp.bottom).offset(8)
    }
    reviewLabel.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      make.top.equalTo(titleLabel.snp.bottom).offset(4)
    }
    overviewLabel.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      make.top.equalTo(reviewLabel.snp.bottom).offset(4)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(title: String, overview: String, review: String, url: String) {
    image.kf.setImage(with: URL(string: url))
    titleLabel.text = title
    reviewLabel.text = "Rated \(review)"
    overviewLabel.text = overview
  }
}

// SPDX-License-Identifier: Apache-2.0
import SkeletonView
import SnapKit
import UIKit

class PrintCell: UICollectionViewCell {
  static let identifier = "PrintCell"

  private let imageView = UIImageView()
  private let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 6
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 2)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.isSkeletonable = true
    titleLabel.font = UIFont.systemFont(ofSize: 13)
    [imageView, titleLabel].forEach(addSubview)
    imageView.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(imageView.snp.width).multipliedBy(0.75)
    }
    titleLabel.snp.makeConstraints { make in
      make.top.equalTo(imageView.snp.bottom)
      make.leading.trailing.equalToSuperview().inset(8)
      make.bottom.equalToSuperview()
    }
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with print: Print) {
    titleLabel.text = print.title
    imageView.showAnimatedGradientSkeleton()
    guard let url = print.imageURL else { return }
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      guard let data = try? Data(contentsOf: url) else { return }
      DispatchQueue.main.async {
        self?.imageView.image = UIImage(data: data)
        self?.imageView.hideSkeleton()
      }
    }
  }
}

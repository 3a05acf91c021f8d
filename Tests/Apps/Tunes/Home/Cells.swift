// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

final class TrackCell: UICollectionViewCell {
  static let reuseID = String(describing: TrackCell.self)
  private let imageView = UIImageView()
  private let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = UIColor(white: 1, alpha: 0.12)
    contentView.layer.cornerRadius = 6
    contentView.clipsToBounds = true
    titleLabel.font = .systemFont(ofSize: 13, weight: .bold)
    titleLabel.textColor = .white
    let stack = UIStackView(arrangedSubviews: [imageView, titleLabel, UIView()])
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(title: String, image: UIImage) {
    titleLabel.text = title
    imageView.image = image
  }
}

final class AlbumCell: UICollectionViewCell {
  static let reuseID = String(describing: AlbumCell.self)
  private let imageView = UIImageView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.layer.cornerRadius = 4
    imageView.clipsToBounds = true
    imageView.backgroundColor = .darkGray
    label.numberOfLines = 2
    [imageView, label].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
      label.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 6),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with album: Album) {
    imageView.image = album.image
    let text = NSMutableAttributedString(
      string: album.title,
      attributes: [
        .font: UIFont.systemFont(ofSize: 13, weight: .semibold), .foregroundColor: UIColor.white,
      ]
    )
    text.append(
      NSAttributedString(
        string: "\n\(album.artist)",
        attributes: [
          .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.lightGray,
        ]
      )
    )
    label.attributedText = text
  }
}

// SPDX-License-Identifier: Apache-2.0
import Shimmers
import UIKit

final class CoverCell: UICollectionViewCell {
  static let reuseIdentifier = "CoverCell"
  private let cover = UIView()
  private let titleLabel = UILabel()
  private let glow: ShimmerLayer = ShimmerLayer(kind: .glow)

  override init(frame: CGRect) {
    super.init(frame: frame)
    cover.backgroundColor = .systemIndigo
    cover.layer.cornerRadius = 8
    glow.direction = .right
    titleLabel.font = .systemFont(ofSize: 13)
    titleLabel.numberOfLines = 2
    for view in [cover, titleLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: contentView.topAnchor),
      cover.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      cover.heightAnchor.constraint(equalToConstant: 140),
      titleLabel.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 6),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ book: Book) {
    titleLabel.text = book.title
    glow.isHidden = book.id > 3
  }
}

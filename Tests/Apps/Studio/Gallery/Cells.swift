// SPDX-License-Identifier: Apache-2.0
import UIKit

protocol NamedCell {
  func set(name: String)
}

final class TileCell: UICollectionViewCell, NamedCell {
  private let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.contentHorizontalAlignment = .left
    button.setMagicGlow(.strong, animated: false)
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(button)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 10
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func set(name: String) { button.setTitle(name, for: .normal) }
}

final class BannerCell: UICollectionViewCell, NamedCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .boldSystemFont(ofSize: 28)
    label.frame = bounds
    contentView.addSubview(label)
    contentView.backgroundColor = UIColor(named: "Clay")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func set(name: String) { label.text = name }
}

final class TitleHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

// SPDX-License-Identifier: Apache-2.0
import UIKit

final class StoryCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemOrange
    label.frame = contentView.bounds.insetBy(dx: 12, dy: 12)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func set(_ text: String) { label.text = text }
}

// SPDX-License-Identifier: Apache-2.0
import UIKit

final class FrameCell: UICollectionViewCell {
  let caption = UILabel()
  private let photo = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    photo.backgroundColor = .systemGray4
    photo.frame = CGRect(x: 0, y: 0, width: frame.width, height: 260)
    caption.frame = CGRect(x: 16, y: 270, width: frame.width - 32, height: 40)
    addSubview(photo)
    addSubview(caption)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

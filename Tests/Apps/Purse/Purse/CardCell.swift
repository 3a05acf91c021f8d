// SPDX-License-Identifier: Apache-2.0
import SnapKit

final class CardCell: UICollectionViewCell {
  let titleLabel: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.applyBrand(.purse)
    return label
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { $0.edges.equalToSuperview().inset(12) }
    backgroundColor = .white
    layer.borderWidth = 1
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

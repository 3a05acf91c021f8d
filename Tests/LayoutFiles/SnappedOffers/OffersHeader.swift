// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// It uses the members of a module that only the other file imports.

import UIKit

final class OffersHeader: UICollectionReusableView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "This week"
    addSubview(title)
    title.snp.makeConstraints { $0.edges.equalToSuperview().inset(12) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

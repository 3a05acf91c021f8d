// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Cells and a header whose parts are placed by SnapKit.

import SnapKit
import Foundation

struct Offer {
  let name: String
  let price: String
  let isNew: Bool
}

final class OffersViewController: UIViewController {
  private let offers = (1...7).map { Offer(name: "Offer \($0)", price: "\($0 * 3) €", isNew: $0 % 2 == 1) }
  private lazy var flow: UICollectionViewFlowLayout = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 170, height: 120)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 15, bottom: 10, right: 15)
    layout.minimumInteritemSpacing = 20
    layout.headerReferenceSize = CGSize(width: 100, height: 60)
    return layout
  }()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: flow)

  func makeFlow() -> UICollectionViewFlowLayout { flow }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.snp.makeConstraints { make in
      make.top.bottom.equalTo(view.safeAreaLayoutGuide)
      make.leading.trailing.equalToSuperview()
    }
    collectionView.register(OfferCell.self, forCellWithReuseIdentifier: "offer")
    collectionView.register(
      OffersHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    collectionView.dataSource = self
  }
}

extension OffersViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    offers.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "offer", for: indexPath) as! OfferCell
    cell.show(offers[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

final class OfferCell: UICollectionViewCell {
  private let picture = UIView()
  private let nameLabel = UILabel()
  private let priceLabel = UILabel()
  private var badgeWidth: Constraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    picture.backgroundColor = .systemTeal
    [picture, nameLabel, priceLabel].forEach(contentView.addSubview)
    picture.snp.makeConstraints {
      $0.top.horizontalEdges.equalToSuperview().inset(8)
      $0.height.equalToSuperview().multipliedBy(0.5)
    }
    nameLabel.snp.contentHuggingVerticalPriority = 260
    nameLabel.snp.makeConstraints { make in
      make.top.equalTo(picture.snp.bottom).offset(4)
      make.leading.trailing.equalTo(picture)
    }
    priceLabel.snp.makeConstraints { make in
      make.top.greaterThanOrEqualTo(nameLabel.snp.bottom)
      make.right.bottom.equalToSuperview().inset(UIEdgeInsets(top: 0, left: 0, bottom: 6, right: 8))
      badgeWidth = make.width.equalTo(40).priority(.high).constraint
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ offer: Offer) {
    nameLabel.text = offer.name
    priceLabel.text = offer.price
    badgeWidth?.update(offset: offer.isNew ? 60 : 40)
  }
}

// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Cells that are set up by Then, placed by PinLayout and filled by Kingfisher.

import Kingfisher
import PinLayout
import Reusable
import Then
import UIKit

struct Poster {
  let name: String
  let address: String
}

final class PostersViewController: UIViewController, UICollectionViewDataSource {
  private let posters = (1...9).map { Poster(name: "Poster \($0)", address: "https://films.example/\($0).jpg") }
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout()).then {
    $0.register(cellType: PosterCell.self)
    $0.dataSource = self
    $0.backgroundColor = .systemBackground
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.pin.all()
  }

  func makeLayout() -> UICollectionViewFlowLayout {
    UICollectionViewFlowLayout().then {
      $0.itemSize = CGSize(width: 110, height: 180)
      $0.sectionInset = UIEdgeInsets(top: 12, left: 15, bottom: 12, right: 15)
      $0.minimumInteritemSpacing = 15
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    posters.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(for: indexPath, cellType: PosterCell.self).then {
      $0.show(posters[indexPath.item])
    }
  }
}

final class PosterCell: UICollectionViewCell, Reusable {
  private let picture = UIImageView().then {
    $0.contentMode = .scaleAspectFill
    $0.clipsToBounds = true
    $0.layer.cornerRadius = 8
    $0.backgroundColor = .secondarySystemBackground
  }
  private let title = UILabel().then { $0.font = .preferredFont(forTextStyle: .footnote) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(picture)
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.pin.top().horizontally().height(80%)
    title.pin.below(of: picture, aligned: .left).horizontally(4).marginTop(6).sizeToFit(.width)
  }

  func show(_ poster: Poster) {
    title.text = poster.name
    picture.kf.indicatorType = .activity
    picture.kf.setImage(
      with: URL(string: poster.address),
      options: [.transition(.fade(0.2)), .processor(DownsamplingImageProcessor(size: bounds.size) |> BlurImageProcessor(blurRadius: 2))]
    ) { result in
      if case .failure(let error) = result { print(error) }
    }
  }
}

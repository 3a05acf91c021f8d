// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

struct Photo {
  let title: String
  let likes: Int
  let colour: UIColor
}

class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "PhotoCell"
  private let titleLabel = UILabel()
  private let badge = UIView()
  private let countLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setup() {
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    titleLabel.textColor = .white
    badge.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    badge.layer.cornerRadius = 10
    countLabel.font = .systemFont(ofSize: 11)
    countLabel.textColor = .white
    countLabel.textAlignment = .center
    [titleLabel, badge, countLabel].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      badge.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      badge.widthAnchor.constraint(equalToConstant: 40),
      badge.heightAnchor.constraint(equalToConstant: 20),
      countLabel.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
      countLabel.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
    ])
  }

  func configure(with photo: Photo) {
    titleLabel.text = photo.title
    countLabel.text = "♥ \(photo.likes)"
    contentView.backgroundColor = photo.colour
  }
}

class FeedViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private var collectionView: UICollectionView!
  private let photos: [Photo] = [
    Photo(title: "Lofoten", likes: 12, colour: .systemTeal),
    Photo(title: "Kyoto", likes: 84, colour: .systemPink),
    Photo(title: "Cusco", likes: 31, colour: .systemOrange),
    Photo(title: "Fez", likes: 7, colour: .systemIndigo),
    Photo(title: "Hobart", likes: 55, colour: .systemGreen),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
    view.backgroundColor = .systemBackground
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  private func makeLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    return layout
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return photos.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath) as! PhotoCell
    cell.configure(with: photos[indexPath.item])
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    let width = (collectionView.bounds.width - 30) / 2
    return CGSize(width: width, height: indexPath.item == 0 ? width * 1.5 : width)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let detail = DetailViewController(photo: photos[indexPath.item])
    navigationController?.pushViewController(detail, animated: true)
  }
}

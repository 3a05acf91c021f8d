// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
import UIKit

class HomeViewController: UIViewController {
  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewLayout()
  )
  let sections: [HomeSection] = HomeSection.all
  private let gradientView = GradientView()

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    setupCollectionView()
    setupConstraints()
  }

  private func setupCollectionView() {
    collectionView.register(TrackCell.self, forCellWithReuseIdentifier: TrackCell.reuseID)
    collectionView.register(AlbumCell.self, forCellWithReuseIdentifier: AlbumCell.reuseID)
    collectionView.register(
      SectionTitleView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: SectionTitleView.reuseID
    )
    collectionView.register(
      GreetingView.self,
      forSupplementaryViewOfKind: HomeLayout.greetingKind,
      withReuseIdentifier: GreetingView.reuseID
    )
    collectionView.backgroundColor = .clear
    collectionView.dataSource = self
    collectionView.collectionViewLayout = HomeLayout.make(for: sections)
  }

  private func setupConstraints() {
    [gradientView, collectionView].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    NSLayoutConstraint.activate([
      gradientView.topAnchor.constraint(equalTo: view.topAnchor),
      gradientView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      gradientView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      gradientView.heightAnchor.constraint(equalToConstant: 300),
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

extension HomeViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let section = sections[indexPath.section]
    let item = section.items[indexPath.item]
    switch section.style {
    case .recent:
      let cell =
        collectionView.dequeueReusableCell(
          withReuseIdentifier: TrackCell.reuseID,
          for: indexPath
        ) as! TrackCell
      cell.configure(title: item.title, image: item.image)
      return cell
    case .shelf, .large:
      let cell =
        collectionView.dequeueReusableCell(
          withReuseIdentifier: AlbumCell.reuseID,
          for: indexPath
        ) as! AlbumCell
      cell.configure(with: item)
      return cell
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if kind == HomeLayout.greetingKind {
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: GreetingView.reuseID,
        for: indexPath
      )
    }
    let view =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: SectionTitleView.reuseID,
        for: indexPath
      ) as! SectionTitleView
    view.titleLabel.text = sections[indexPath.section].title
    return view
  }
}

// SPDX-License-Identifier: Apache-2.0
import UIKit

final class HeadlinesContentView: UIView {
  var sections: [AnySection] = [] {
    didSet { collectionView.reloadData() }
  }

  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewCompositionalLayout { [unowned self] index, environment in
      sections[index].layout(environment)
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(StoryCell.self, forCellWithReuseIdentifier: "story")
    view.dataSource = self
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension HeadlinesContentView: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { sections[indexPath.section].cell(collectionView, indexPath) }
}

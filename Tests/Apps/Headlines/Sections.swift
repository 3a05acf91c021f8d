// SPDX-License-Identifier: Apache-2.0
import UIKit

struct BannerSection: Section {
  let story: String
  var items: [String] { [story] }

  func layout(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(220)
    )
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
  }

  func cell(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "story", for: path)
    (cell as? StoryCell)?.set(story)
    return cell
  }
}

struct CarouselSection: Section {
  let title: String
  let stories: [String]
  var items: [String] { stories }

  func layout(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width * 0.4
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(width),
      heightDimension: .absolute(120)
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    return section
  }

  func cell(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "story", for: path)
    (cell as? StoryCell)?.set(stories[path.item])
    return cell
  }
}

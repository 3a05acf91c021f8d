// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Handlers”, as handlers.layout.json describes it.
@MainActor
func makeHandlersLayout() -> UICollectionViewCompositionalLayout {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.interSectionSpacing = 12
  return UICollectionViewCompositionalLayout(
    sectionProvider: { sectionIndex, _ in
      switch sectionIndex {
      case 0: return makeCarouselSection()
      default: return makeWheelSection()
      }
    },
    configuration: configuration
  )
}

/// Carousel.
@MainActor
private func makeCarouselSection() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
  )
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.6),
      heightDimension: .absolute(240)
    ),
    subitems: [item]
  )
  let header = makeHeader()
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 12
  section.orthogonalScrollingBehavior = .groupPagingCentered
  section.visibleItemsInvalidationHandler = { items, offset, environment in
    let size = environment.container.contentSize
    let middle = offset.x + size.width / 2
    for item in items where item.representedElementCategory == .cell {
      let away = max(-1, min(1, (item.center.x - middle) / max(1, size.width * 0.6)))
      let scale = 1 - (1 - 0.75) * abs(away)
      item.alpha = 1 - (1 - 0.4) * abs(away)
      item.transform = CGAffineTransform(rotationAngle: away * 8 * .pi / 180)
        .scaledBy(x: scale, y: scale)
    }
  }
  section.boundarySupplementaryItems = [header]
  return section
}

/// Wheel.
@MainActor
private func makeWheelSection() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
  )
  let group = NSCollectionLayoutGroup.vertical(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(84)
    ),
    subitems: [item]
  )
  let header = makeHeader()
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  section.interGroupSpacing = 8
  section.visibleItemsInvalidationHandler = { items, offset, environment in
    let size = environment.container.contentSize
    let middle = offset.y + size.height / 2
    for item in items where item.representedElementCategory == .cell {
      let away = max(-1, min(1, (item.center.y - middle) / max(1, size.height * 0.5)))
      let scale = 1 - (1 - 0.7) * abs(away)
      item.alpha = 1 - (1 - 0.25) * abs(away)
      item.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }
  section.boundarySupplementaryItems = [header]
  return section
}

@MainActor
private func makeHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(40)
    ),
    elementKind: UICollectionView.elementKindSectionHeader,
    alignment: .top
  )
  return header
}

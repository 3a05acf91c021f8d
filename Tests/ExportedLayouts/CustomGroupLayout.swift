// SPDX-License-Identifier: Apache-2.0
import UIKit

/// “Custom group”, as custom-group.layout.json describes it.
@MainActor
func makeCustomGroupLayout() -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout(section: makeFirstSection())
}

@MainActor
private func makeFirstSection() -> NSCollectionLayoutSection {
  let group = NSCollectionLayoutGroup.custom(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalWidth(1)
    )
  ) { environment in
    let size = environment.container.effectiveContentSize
    return [
      NSCollectionLayoutGroupCustomItem(
        frame: CGRect(
          x: 0,
          y: 0,
          width: size.width * 0.5,
          height: size.height * 0.5
        ).insetBy(dx: 2, dy: 2)
      ),
      NSCollectionLayoutGroupCustomItem(
        frame: CGRect(
          x: size.width * 0.5,
          y: 0,
          width: size.width * 0.5,
          height: size.height * 0.25
        ).insetBy(dx: 2, dy: 2)
      ),
      NSCollectionLayoutGroupCustomItem(
        frame: CGRect(
          x: size.width * 0.5,
          y: size.height * 0.25,
          width: size.width * 0.25,
          height: size.height * 0.25
        ).insetBy(dx: 2, dy: 2)
      ),
      NSCollectionLayoutGroupCustomItem(
        frame: CGRect(
          x: size.width * 0.75,
          y: size.height * 0.25,
          width: size.width * 0.25,
          height: size.height * 0.5
        ).insetBy(dx: 2, dy: 2)
      ),
      NSCollectionLayoutGroupCustomItem(
        frame: CGRect(
          x: 0,
          y: size.height * 0.5,
          width: size.width * 0.25,
          height: size.height * 0.5
        ).insetBy(dx: 2, dy: 2)
      ),
      NSCollectionLayoutGroupCustomItem(
        frame: CGRect(
          x: size.width * 0.25,
          y: size.height * 0.5,
          width: size.width * 0.5,
          height: size.height * 0.25
        ).insetBy(dx: 2, dy: 2)
      ),
      NSCollectionLayoutGroupCustomItem(
        frame: CGRect(
          x: size.width * 0.25,
          y: size.height * 0.75,
          width: size.width * 0.25,
          height: size.height * 0.25
        ).insetBy(dx: 2, dy: 2)
      ),
      NSCollectionLayoutGroupCustomItem(
        frame: CGRect(
          x: size.width * 0.5,
          y: size.height * 0.75,
          width: size.width * 0.5,
          height: size.height * 0.25
        ).insetBy(dx: 2, dy: 2)
      ),
    ]
  }
  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(40)
    ),
    elementKind: UICollectionView.elementKindSectionHeader,
    alignment: .top
  )
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 14, bottom: 16, trailing: 14)
  section.boundarySupplementaryItems = [header]
  return section
}

// SPDX-License-Identifier: Apache-2.0
import UIKit

protocol Section {
  associatedtype Item
  var items: [Item] { get }
  func layout(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  func cell(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell
}

struct AnySection {
  let count: Int
  private let makeLayout: (NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  private let makeCell: (UICollectionView, IndexPath) -> UICollectionViewCell

  init<S: Section>(_ section: S) {
    count = section.items.count
    makeLayout = section.layout
    makeCell = section.cell
  }

  func layout(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    makeLayout(environment)
  }

  func cell(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
    makeCell(view, path)
  }
}

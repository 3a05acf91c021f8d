// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

/// Gives one collection view the stage's data, as an app would.
@MainActor
final class StageDataSource: UICollectionViewDataSource, CollectionViewIdentitySource {
  private static let itemReuseIdentifier = "item"
  private static let sectionReuseIdentifier = "section"

  /// The data that the collection view is to show.
  var data: StageData { didSet { loading.data = data } }
  /// What people set about cells.
  var behaviour = CollectionBehaviour()
  /// Which items are there already.
  let loading: LazyLoading

  init(data: StageData) {
    self.data = data
    loading = LazyLoading(data: data)
  }

  /// Registers the views that this source hands out.
  func attach(to collectionView: UICollectionView) {
    collectionView.register(
      UICollectionViewCell.self,
      forCellWithReuseIdentifier: Self.itemReuseIdentifier
    )
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collectionView.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: Self.sectionReuseIdentifier
      )
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { data.sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    data.section(section)?.items.count ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.itemReuseIdentifier,
      for: indexPath
    )
    configure(cell, as: data.item(at: ElementPosition(indexPath)))
    return cell
  }

  /// Makes a cell look like an item.
  func configure(_ cell: UICollectionViewCell, as item: StageData.Item?) {
    cell.content = item?.content ?? CellContent()
    if let item, !loading.isReady(item.id) { cell.content.isPlaceholder = true }
    behaviour.configure(cell)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: Self.sectionReuseIdentifier,
      for: indexPath
    )
    let section = data.section(indexPath.section)
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    view.content = (isHeader ? section?.headerContent : section?.footerContent) ?? CellContent()
    return view
  }

  func identity(forItemAt position: ElementPosition) -> String {
    data.item(at: position)?.id ?? "\(position.section)/\(position.item)"
  }

  func identity(forSection section: Int) -> String {
    data.section(section)?.id ?? "\(section)"
  }
}

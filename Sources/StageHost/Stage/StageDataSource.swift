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
  /// Cells that items can name, by reuse identifier.
  var prototypes: [CellPrototype] = []
  /// Which items are there already.
  let loading: LazyLoading

  init(data: StageData) {
    self.data = data
    loading = LazyLoading(data: data)
  }

  /// Registers the views that this source hands out; `badgeKinds` are those of views of one item each.
  func attach(to collectionView: UICollectionView, badgeKinds: [String]) {
    for identifier in [Self.itemReuseIdentifier] + prototypes.map(\.identifier) {
      collectionView.register(
        UICollectionViewCell.self,
        forCellWithReuseIdentifier: identifier
      )
    }
    let sectionKinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    for kind in sectionKinds + badgeKinds {
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
    let item = data.item(at: ElementPosition(indexPath))
    let prototype = item?.prototype ?? ""
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: prototype.isEmpty ? Self.itemReuseIdentifier : prototype,
      for: indexPath
    )
    configure(cell, as: item)
    return cell
  }

  /// Makes a cell look like an item.
  func configure(_ cell: UICollectionViewCell, as item: StageData.Item?) {
    cell.content = item?.content ?? CellContent()
    if let style = style(of: item?.prototype ?? "") { cell.content.style = style }
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
    view.content =
      switch kind {
      case UICollectionView.elementKindSectionHeader: section?.headerContent ?? CellContent()
      case UICollectionView.elementKindSectionFooter: section?.footerContent ?? CellContent()
      default: data.badgeContent(at: ElementPosition(indexPath))
      }
    return view
  }

  /// The look that a prototype gives its cells; `nil` leaves it to the item.
  private func style(of identifier: String) -> CellContent.Style? {
    guard let style = prototypes.first(where: { $0.identifier == identifier })?.style else {
      return nil
    }
    switch style {
    case .tile: return .tile
    case .glyph: return .glyph
    case .row: return .row
    }
  }

  func identity(forItemAt position: ElementPosition) -> String {
    data.item(at: position)?.id ?? "\(position.section)/\(position.item)"
  }

  func identity(forSection section: Int) -> String {
    data.section(section)?.id ?? "\(section)"
  }
}

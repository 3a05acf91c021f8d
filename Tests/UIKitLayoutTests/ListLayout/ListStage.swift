// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import LayoutEngine
@testable import UIKit

/// A collection view with rows in lists; the names of rows are texts.
@MainActor
final class ListStage {
  typealias Configuration = UICollectionLayoutListConfiguration

  let view: UICollectionView
  let layout: UICollectionViewCompositionalLayout
  private(set) var source: UICollectionViewDiffableDataSource<Int, String>
  /// Configures each cell in addition to its text.
  var configure: (UICollectionViewListCell, String) -> Void = { _, _ in }
  var transactions: [Transaction] = []

  init(
    _ sections: [[String]],
    size: CGSize = CGSize(width: 400, height: 800),
    _ appearance: Configuration.Appearance = .plain,
    _ change: (inout Configuration) -> Void = { _ in }
  ) {
    var configuration = Configuration(appearance: appearance)
    change(&configuration)
    layout = .list(using: configuration)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: layout
    )
    var make: (UICollectionView, IndexPath, String) -> UICollectionViewCell? = { _, _, _ in nil }
    source = UICollectionViewDiffableDataSource(collectionView: view) { make($0, $1, $2) }
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      self?.configure(cell, text)
    }
    make = { $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2) }
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let views = kinds.map { kind in
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
        cell,
        _,
        path in
        var content = cell.defaultContentConfiguration()
        content.text = "\(kind == kinds[0] ? "Header" : "Footer") \(path.section)"
        cell.contentConfiguration = content
      }
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: views[kind == kinds[0] ? 0 : 1],
        for: path
      )
    }
    view.transactionSink = { [weak self] in self?.transactions.append($0) }
    show(sections)
  }

  /// Shows other rows.
  func show(_ sections: [[String]]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections(Array(sections.indices))
    for (section, items) in sections.enumerated() {
      snapshot.appendItems(items, toSection: section)
    }
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  /// The content of a row.
  func row(_ item: Int, _ section: Int = 0) -> ListContent? {
    cell(item, section)?.shownContent.list
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func header(_ section: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    )?.frame
  }

  func footer(_ section: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: section)
    )?.frame
  }

  /// A tap at half of a row's height, at a distance from the view's left edge.
  func tap(x: CGFloat, _ item: Int, _ section: Int = 0) {
    let frame = frame(item, section) ?? .zero
    let point = CGPoint(x: x, y: frame.midY)
    view.touchBegan(at: point)
    view.touchEnded(at: point)
    view.layoutIfNeeded()
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import UIKit

/// A data source with nested arrays that counts its calls.
@MainActor
class ArraySource: UICollectionViewDataSource {
  var sections: [[String]]
  var countQueries = 0
  var configured: [IndexPath] = []

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    countQueries += 1
    return sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    configured.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.content.title = sections[indexPath.section][indexPath.item]
    return cell
  }
}

/// A cell that counts the calls of its methods.
final class SpyCell: UICollectionViewCell {
  nonisolated(unsafe) static var created = 0
  var reuses = 0
  var applied = 0

  override init(frame: CGRect) {
    Self.created += 1
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    content = CellContent()
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied += 1
  }
}

/// A collection view, 300 wide and 400 high, with rows of 100 and everything that keeps it alive.
@MainActor
struct Scene {
  let source: ArraySource
  let layout: RowsLayout
  let view: UICollectionView
  let told = Told()

  /// The transactions that were told.
  @MainActor final class Told {
    var transactions: [Transaction] = []
    var last: Transaction? { transactions.last }
  }

  init(_ sections: [[String]], layout: RowsLayout = RowsLayout(), isShown: Bool = true) {
    source = ArraySource(sections)
    self.layout = layout
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.transactionSink = { [told] in told.transactions.append($0) }
    guard isShown else { return }
    view.layoutIfNeeded()
    _ = layout.takeTrace()
  }

  var titles: [String] { view.visibleCells.map(\.content.title) }

  func items(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }
}

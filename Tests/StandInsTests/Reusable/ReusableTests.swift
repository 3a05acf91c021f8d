// SPDX-License-Identifier: Apache-2.0
import Expectations
import Reusable
import Testing
import UIKitTestSupport

private final class PhotoCell: UICollectionViewCell, Reusable {}
private final class NamedCell: UICollectionViewCell, NibReusable {
  nonisolated static var reuseIdentifier: String { "named" }
}
private final class TitleView: UICollectionReusableView, Reusable {}
private final class NibView: UIView, NibLoadable {}

private final class RowCell: UITableViewCell, Reusable {}
private final class RowHeader: UITableViewHeaderFooterView, Reusable {}

private final class Source: NSObject, UICollectionViewDataSource {
  var cells: [UICollectionViewCell] = []

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell: UICollectionViewCell =
      indexPath.item == 0
      ? view.dequeueReusableCell(for: indexPath, cellType: PhotoCell.self)
      : view.dequeueReusableCell(for: indexPath) as NamedCell
    cells.append(cell)
    return cell
  }

  func collectionView(
    _ view: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(ofKind: kind, for: indexPath, viewType: TitleView.self)
  }
}

@MainActor @Suite(.ownProcess) struct ReusableTests {
  @Test func `cells and headers are registered and found by their classes`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 10, height: 10)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200),
      collectionViewLayout: layout
    )
    let kind = UICollectionView.elementKindSectionHeader
    view.register(cellType: PhotoCell.self)
    view.register(cellType: NamedCell.self)
    view.register(supplementaryViewType: TitleView.self, ofKind: kind)
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    expect(source.cells.map(\.reuseIdentifier), equals: ["PhotoCell", "named"])
    #expect(view.visibleSupplementaryViews(ofKind: kind).first is TitleView)
  }

  @Test func `a view of a nib is made without its nib`() {
    expectEmpty(NibView.loadFromNib().subviews)
  }

  @Test func `rows and their headers are registered and found by their classes`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    table.register(cellType: RowCell.self)
    table.register(headerFooterViewType: RowHeader.self)
    let cell: RowCell = table.dequeueReusableCell(for: IndexPath(row: 0, section: 0))
    expect(cell.reuseIdentifier, equals: "RowCell")
    expect(
      table.dequeueReusableHeaderFooterView(RowHeader.self)?.reuseIdentifier,
      equals: "RowHeader"
    )
  }
}

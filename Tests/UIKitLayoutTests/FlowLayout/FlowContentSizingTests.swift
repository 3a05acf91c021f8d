// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import LayoutEngine
@testable import UIKit

/// Cells without overrides get the size of their content where a flow layout estimates sizes.
///
/// The names of items are their titles. A tile with only a title is 32 pt high and has 10 pt at
/// both sides of its text.
@MainActor @Suite(.serialized, .ownProcess) struct FlowContentSizingTests {
  @MainActor
  private final class Source: UICollectionViewDataSource {
    var titles: [String]
    var header = ""

    init(_ titles: [String]) { self.titles = titles }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int {
      titles.count
    }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.content = CellContent(title: titles[indexPath.item])
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "view",
        for: indexPath
      )
      view.content = CellContent(style: .header, title: header)
      return view
    }
  }

  private func stage(_ source: Source, estimate: CGSize) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 60)
    layout.estimatedItemSize = estimate
    layout.minimumInteritemSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.displayScale = 0
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view"
    )
    view.dataSource = source
    return view
  }

  private func sizes(_ view: UICollectionView) -> [CGSize] {
    view.layoutIfNeeded()
    return view.visibleCells.map(\.bounds.size)
  }

  private func tag(_ title: String) -> CGSize {
    let text = TextFont(size: 12, weight: .medium).width(of: title)
    return CGSize(width: (text + 20).rounded(.up), height: 32)
  }

  @Test func `9: a plain cell has the size of its content`() {
    let source = Source(["Thai", "Mathematical Operators"])
    let view = stage(source, estimate: UICollectionViewFlowLayout.automaticSize)
    expect(sizes(view), equals: [tag("Thai"), tag("Mathematical Operators")])
  }

  @Test func `9: without an estimate nothing is measured`() {
    let source = Source(["Thai"])
    let view = stage(source, estimate: .zero)
    expect(sizes(view), equals: [CGSize(width: 70, height: 60)])
  }

  @Test func `9: a cell that shows nothing keeps the estimate`() {
    let source = Source([""])
    let view = stage(source, estimate: CGSize(width: 80, height: 30))
    expect(sizes(view), equals: [CGSize(width: 80, height: 30)])
  }

  @Test func `9: a header wraps its text in the width of the content`() {
    let source = Source(["Thai"])
    source.header = Array(repeating: "Supplementary", count: 5).joined(separator: " ")
    let view = stage(source, estimate: CGSize(width: 80, height: 30))
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 10
    view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    // At most two lines of 21 pt, with 8 pt above and below.
    expect(view.visibleSupplementaryViews(ofKind: kind).map(\.bounds.size.height), equals: [58])
  }

  @Test func `9: content that changes is measured again`() {
    let source = Source(["Thai"])
    let view = stage(source, estimate: CGSize(width: 80, height: 30))
    expect(sizes(view), equals: [tag("Thai")])
    source.titles = ["Mathematical Operators"]
    view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    expect(sizes(view), equals: [tag("Mathematical Operators")])
  }

  @Test func `measures what a view shows`() {
    let view = UICollectionReusableView(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
    expect(view.sizeThatFits(.zero), equals: CGSize(width: 5, height: 6))
    view.content.title = "Thai"
    expect(view.sizeThatFits(UIView.layoutFittingExpandedSize), equals: tag("Thai"))
    expect(view.sizeThatFits(UIView.layoutFittingCompressedSize), equals: tag("Thai"))
    expect(view.sizeThatFits(CGSize(width: 200, height: 0)), equals: CGSize(width: 200, height: 32))
    expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), equals: tag("Thai"))
  }
}

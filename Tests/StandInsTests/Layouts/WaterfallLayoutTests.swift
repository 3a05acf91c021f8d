// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import CHTCollectionViewWaterfallLayout
import Expectations
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.ownProcess) struct WaterfallLayoutTests {
  private class Wall: NSObject, UICollectionViewDataSource {
    let sizes = [
      CGSize(width: 2, height: 1), CGSize(width: 1, height: 1), CGSize(width: 1, height: 2),
    ]
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { section == 0 ? sizes.count : 1 }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class PlainWall: Wall, CHTCollectionViewDelegateWaterfallLayout {
    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
  }

  /// A delegate that also says how many columns there are, and that the second section has a header.
  private final class DetailedWall: Wall, CHTCollectionViewDelegateWaterfallLayout {
    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      columnCountFor section: Int
    ) -> Int { section + 1 }
    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      heightForHeaderIn section: Int
    ) -> CGFloat { section == 1 ? 30 : 0 }
  }

  private func view(
    _ wall: any Wall & CHTCollectionViewDelegateWaterfallLayout,
    _ layout: CHTCollectionViewWaterfallLayout
  ) -> UICollectionView {
    let frame = CGRect(x: 0, y: 0, width: 210, height: 400)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (wall, wall)
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ layout: UICollectionViewLayout, items: Int) -> [CGRect] {
    (0..<items).compactMap { item in
      layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }
  }

  @Test func `each item gets the shortest column, in the shape that the delegate says`() {
    let layout = CHTCollectionViewWaterfallLayout()
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    let wall = PlainWall()
    let view = view(wall, layout)
    // (210 − 20 − 10) / 2 = 90 for each column.
    expect(layout.itemWidth(inSection: 0), equals: 90)
    expect(
      frames(layout, items: 3),
      equals: [
        CGRect(x: 10, y: 5, width: 90, height: 45),
        CGRect(x: 110, y: 5, width: 90, height: 90),
        CGRect(x: 10, y: 60, width: 90, height: 180),
      ]
    )
    // The first section ends at 240 + 7; the second has an item of 45 from 252 on.
    expect(view.contentSize, equals: CGSize(width: 210, height: 252 + 45 + 7))
  }

  @Test func `items from left to right and from right to left take turns`() {
    let layout = CHTCollectionViewWaterfallLayout()
    layout.itemRenderDirection = .leftToRight
    let wall = PlainWall()
    let view = view(wall, layout)
    expect(frames(layout, items: 3).map(\.minX), equals: [0, 110, 0])
    layout.itemRenderDirection = .rightToLeft
    view.layoutIfNeeded()
    expect(frames(layout, items: 3).map(\.minX), equals: [110, 0, 110])
  }

  @Test func `what the delegate says wins over the layout's own numbers`() {
    let layout = CHTCollectionViewWaterfallLayout()
    layout.columnCount = 5
    layout.headerInset = UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 3)
    let wall = DetailedWall()
    let view = view(wall, layout)
    expect(layout.columnCount(forSection: 0), equals: 1)
    expect(frames(layout, items: 3).map(\.width), equals: [210, 210, 210])
    // Below 4 points: items of 105, 210 and 420 points, 10 apart; then the header's inset.
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: CHTCollectionElementKindSectionHeader,
      at: IndexPath(item: 0, section: 1)
    )
    let end: CGFloat = 4 + 105 + 10 + 210 + 10 + 420
    expect(header?.frame, equals: CGRect(x: 3, y: end + 4, width: 204, height: 30))
    // The second section has two columns of 100 points.
    expect(view.contentSize.height, equals: end + 4 + 30 + 2 + 50)
  }
}

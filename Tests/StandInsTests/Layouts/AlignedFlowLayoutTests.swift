// SPDX-License-Identifier: Apache-2.0
import AlignedCollectionViewFlowLayout
import AppFoundation
import Expectations
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.ownProcess) struct AlignedFlowLayoutTests {
  private final class Tags: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
  {
    let sizes = [
      CGSize(width: 60, height: 20), CGSize(width: 80, height: 40), CGSize(width: 70, height: 20),
    ]
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { sizes.count }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
  }

  /// The frames of three tags in a width of 200 points: two on the first line, one on the second.
  private func frames(
    _ across: HorizontalAlignment,
    _ upright: VerticalAlignment = .center,
    fromRight: Bool = false
  ) -> [CGRect] {
    let layout = AlignedCollectionViewFlowLayout(
      horizontalAlignment: across,
      verticalAlignment: upright
    )
    layout.minimumInteritemSpacing = 6
    layout.minimumLineSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 10)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: layout
    )
    if fromRight { view.semanticContentAttribute = .forceRightToLeft }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let tags = Tags()
    (view.dataSource, view.delegate) = (tags, tags)
    view.layoutIfNeeded()
    let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 200, height: 300))
    return (found ?? []).sorted { $0.indexPath < $1.indexPath }.map(\.frame)
  }

  @Test func `lines begin at the left, with the least spacing`() {
    expect(
      frames(.left, .top),
      equals: [
        CGRect(x: 8, y: 0, width: 60, height: 20), CGRect(x: 74, y: 0, width: 80, height: 40),
        CGRect(x: 8, y: 45, width: 70, height: 20),
      ]
    )
    expect(frames(.leading).map(\.minX), equals: [8, 74, 8])
  }

  @Test func `lines end at the right inset`() {
    // 200 − 10 = 190; 60 + 6 + 80 = 146.
    expect(frames(.right).map(\.minX), equals: [44, 110, 120])
    expect(frames(.trailing).map(\.minX), equals: [44, 110, 120])
  }

  @Test func `items are at the bottom or in the middle of their lines`() {
    expect(frames(.left, .bottom).map(\.minY), equals: [20, 0, 45])
    expect(frames(.left, .center).map(\.minY), equals: [10, 0, 45])
  }

  @Test func `justified lines are as the flow has them`() {
    // 182 points for items of 60 and 80: the second one ends at 190.
    expect(frames(.justified).map(\.minX).prefix(2), equals: [8, 110])
  }
}

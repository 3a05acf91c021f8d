// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKit
import UIKitTestSupport

@testable import StageHost

/// Orthogonal sections of a list that is shown again, by parts of a view that know nothing of it yet.
@MainActor
@Suite(.ownProcess) struct ShownAgainTests {
  private final class Cards: UICollectionViewDataSource {
    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(
      _ list: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      list.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `those of an app's list stay where they were, and those of a stage begin anew`() {
    let parts = ViewParts(items: 3)
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100),
      heightDimension: .absolute(100)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [item])
    )
    section.orthogonalScrollingBehavior = .continuous
    let layout = UICollectionViewCompositionalLayout(section: section)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    for isOnScreen in [true, false] {
      list.isOnScreen = isOnScreen
      layout.orthogonalOffsets = [0: 40]
      OrthogonalSections(list, parts.seat.source).restore()
      expect(layout.orthogonalOffsets, equals: (isOnScreen ? [0: 40] : [:]))
    }
  }

  @Test func `those of a list behind another one keep what is seen of them`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100),
      heightDimension: .absolute(100)
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    section.orthogonalScrollingBehavior = .continuous
    let layout = UICollectionViewCompositionalLayout(section: section)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 250, height: 300),
      collectionViewLayout: layout
    )
    let source = Cards()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    do { OrthogonalSections(list, ViewParts(items: 9).seat.source).restore() }
    // Nobody shows the list any more, and it is laid out again: at 120 points, the items 1 to 3 are seen.
    layout.orthogonalOffsets = [0: 120]
    list.layoutIfNeeded()
    expect(list.indexPathsForVisibleItems.map(\.item).sorted(), equals: [1, 2, 3])
    withExtendedLifetime(source) {}
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import LayoutEngine
import Testing
import UIKit

@testable import StageHost

/// Orthogonal sections of a list that is shown again, by parts of a view that know nothing of it yet.
@MainActor
struct ShownAgainTests {
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
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Touches of items that a layout moves by what else is in the rectangle, as left-aligned tags do.
@MainActor
@Suite(.ownProcess) struct MovedItemTouchTests {
  /// Puts what is asked for from the left, line by line.
  private final class TagLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: rect)?
        .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
      var (left, bottom): (CGFloat, CGFloat) = (0, -1)
      for one in all ?? [] {
        if one.frame.minY >= bottom { left = 0 }
        one.frame.origin.x = left
        left += one.frame.width + 8
        bottom = max(bottom, one.frame.maxY)
      }
      return all
    }
  }

  @Test func `the touched view is the selected item`() {
    let layout = TagLayout()
    layout.itemSize = CGSize(width: 60, height: 30)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200),
      collectionViewLayout: layout
    )
    let source = ArraySource([["a", "b", "c", "d", "e"]])
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    // The third tag is at 2 · 68 = 136.
    expect(view.cellForItem(at: .at(0, 2))?.frame.minX, equals: 136)
    for (item, x) in [(2, 150.0), (1, 70), (3, 210)] {
      view.touchBegan(at: CGPoint(x: x, y: 15))
      view.touchEnded(at: CGPoint(x: x, y: 15))
      expect(view.indexPathsForSelectedItems, equals: [.at(0, item)])
    }
  }
}

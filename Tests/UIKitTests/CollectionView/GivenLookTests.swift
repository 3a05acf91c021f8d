// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What data sources give cells themselves while they configure them.
@MainActor
@Suite(.ownProcess) struct GivenLookTests {
  /// Hides, pales and shrinks one item each.
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      switch indexPath.item {
      case 0: cell.isHidden = true
      case 1: cell.alpha = 0.25
      case 2: cell.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      default: break
      }
      return cell
    }
  }

  private let source = Source()
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  private func cell(_ item: Int) throws -> UICollectionViewCell {
    try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  @Test func `a cell keeps what its data source gave it`() throws {
    expect(try cell(0).isHidden)
    expect(try cell(1).alpha, equals: 0.25)
    // The item's place is 200…300, and half of its size is around the same centre.
    expect(try cell(2).frame, equals: CGRect(x: 25, y: 225, width: 50, height: 50))
    expect(try cell(3).isHidden, equals: false)
    expect(try cell(3).alpha, equals: 1)
  }

  @Test func `a reused cell is plain again before it is configured`() throws {
    // All rows of the first viewport wait for reuse, and those of the last one take them.
    view.contentOffset.y = 3_600
    view.layoutIfNeeded()
    for item in 36...39 {
      expect(try cell(item).isHidden, equals: false)
      expect(try cell(item).alpha, equals: 1)
      expect(try cell(item).transform.isIdentity)
    }
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    expect(try cell(0).isHidden)
    expect(try cell(3).isHidden, equals: false)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Badges of items that hide themselves, as those of Apple's sample code do at 0.
@MainActor
@Suite(.ownProcess) struct BadgeLookTests {
  @Test func `a badge that its registration hides is told as hidden`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20),
        heightDimension: .absolute(20)
      ),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
    )
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(100)
    )
    let item = NSCollectionLayoutItem(layoutSize: whole, supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [item])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)
      )
    )
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let badges = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: "badge"
    ) { badge, _, path in badge.isHidden = path.item == 1 }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: badges, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    let told = { view.shownElements.filter { $0.key.kind == "badge" }.map(\.value.isHidden) }
    expect(told(), equals: [false, true, false])
    view.frame.size.height = 500
    view.layoutIfNeeded()
    expect(told(), equals: [false, true, false])
  }
}

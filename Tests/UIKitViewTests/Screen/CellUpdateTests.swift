// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

private final class UpdatingCell: UICollectionViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    contentView.backgroundColor = state.isSelected ? .red : .green
  }
}

private final class ObservingCell: UICollectionViewCell {
  override var isSelected: Bool { didSet { contentView.alpha = isSelected ? 0.5 : 1 } }
}

private final class LateCell: UICollectionViewCell {
  override var isSelected: Bool { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.backgroundColor = isSelected ? .red : .green
  }
}

/// Cells of an app's screen that show by themselves that they are selected.
@MainActor
@Suite(.ownProcess) struct CellUpdateTests {
  private final class Source: UICollectionViewDataSource {
    let change: (UICollectionViewCell) -> Void

    init(_ change: @escaping (UICollectionViewCell) -> Void) { self.change = change }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentView.backgroundColor = .green
      change(cell)
      return cell
    }
  }

  /// The items that are told anew after the second one was selected and one layout pass was made.
  private func toldItems(
    _ type: UICollectionViewCell.Type,
    _ change: @escaping (UICollectionViewCell) -> Void = { _ in }
  ) -> [Int] {
    let source = Source(change)
    let frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    let list = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    list.isOnScreen = true
    list.register(type, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    list.layoutIfNeeded()
    for element in list.visible.ordered { _ = element.view.shownContent }
    list.layoutIfNeeded()
    var told: [Int] = []
    list.transactionSink = { transaction in
      told += transaction.updated.filter(\.contentChanged).map(\.position.item)
    }
    list.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    list.layoutIfNeeded()
    return told
  }

  @Test func `a cell is told with the selection that it shows in its update`() {
    expect(toldItems(UpdatingCell.self), equals: [1])
  }

  @Test func `a cell is told with what its handler changes`() {
    let told = toldItems(UICollectionViewCell.self) { cell in
      cell.configurationUpdateHandler = { cell, state in
        cell.contentView.backgroundColor = state.isSelected ? .red : .green
      }
    }
    expect(told, equals: [1])
  }

  @Test func `a cell is told with what it changes when it hears of its selection`() {
    expect(toldItems(ObservingCell.self), equals: [1])
  }

  @Test func `a cell is told with what it changes in the layout pass that it asked for`() {
    expect(toldItems(LateCell.self), equals: [1])
  }
}

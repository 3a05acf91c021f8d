// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import UIKitTestSupport

@testable import UIKit

/// Arrays of items that a person may move, with a log of everything that was asked.
@MainActor
final class MovableSource: UICollectionViewDataSource {
  var sections: [[String]]
  var configured: [IndexPath] = []
  var fixed: Set<String> = []
  var asked: [IndexPath] = []
  var moves: [String] = []
  /// Whether the data source loses the moved item instead of moving it.
  var isForgetful = false

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    configured.append(path)
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    cell.content.title = sections[path.section][path.item]
    return cell
  }

  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    asked.append(path)
    return !fixed.contains(sections[path.section][path.item])
  }

  func collectionView(_ view: UICollectionView, moveItemAt from: IndexPath, to target: IndexPath) {
    moves.append("\(from.section).\(from.item) → \(target.section).\(target.item)")
    let title = sections[from.section].remove(at: from.item)
    if !isForgetful { sections[target.section].insert(title, at: target.item) }
  }
}

/// A collection view, 300 wide and 400 high, with a layout, for items that can be moved.
@MainActor
struct MovementStage<Layout: UICollectionViewLayout> {
  let source: MovableSource
  let layout: Layout
  let view: UICollectionView
  let told = Scene.Told()

  init(_ sections: [[String]], _ layout: Layout) {
    source = MovableSource(sections)
    self.layout = layout
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.displayScale = 0
    view.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.transactionSink = { [told] in told.transactions.append($0) }
    view.layoutIfNeeded()
  }

  /// The titles in the picture, by section.
  var picture: [[String]] {
    (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map { item in
        view.cellForItem(at: .at(section, item))?.content.title ?? "–"
      }
    }
  }

  /// The index path of the target of the item that follows the finger.
  var target: IndexPath? { view.movement.item?.targetPath }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: .at(section, item))?.frame
  }
}

// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// A flow layout that places everything itself and follows updates.

import UIKit

class ExpandingRowsLayout: UICollectionViewFlowLayout {
  var expanded: Set<IndexPath> = [] { didSet { invalidateLayout() } }
  var collapsedHeight = 64.0
  var expandedHeight = 180.0
  private var insertedPaths: [IndexPath] = []
  private var deletedPaths: [IndexPath] = []
  private var snapshotAttributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  override func prepare() {
    minimumLineSpacing = 1
    super.prepare()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let view = collectionView else { return nil }
    var result: [UICollectionViewLayoutAttributes] = []
    var y = 0.0
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(row: item, section: section)
        let height = expanded.contains(path) ? expandedHeight : collapsedHeight
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(x: 0.0, y: y, width: Double(view.frame.width), height: height)
        y += height + Double(minimumLineSpacing)
        snapshotAttributes[path] = attributes
        if attributes.frame.intersects(rect) { result.append(attributes) }
      }
    }
    return result
  }

  override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let rows = (0..<view.numberOfSections).map(view.numberOfItems(inSection:)).reduce(0, +)
    return CGSize(
      width: Double(view.frame.width),
      height: Double(rows - expanded.count) * (collapsedHeight + 1) + Double(expanded.count)
        * (expandedHeight + 1)
    )
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { snapshotAttributes[indexPath] }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updateItems.forEach { update in
      switch update.updateAction {
      case .insert: update.indexPathAfterUpdate.map { insertedPaths.append($0) }
      case .delete: update.indexPathBeforeUpdate.map { deletedPaths.append($0) }
      case .move, .reload, .none: break
      @unknown default: break
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    insertedPaths.removeAll()
    deletedPaths.removeAll()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard insertedPaths.contains(itemIndexPath) else { return attributes }
    attributes?.transform = CGAffineTransform(translationX: 0, y: -20)
    attributes?.alpha = 0
    return attributes
  }
}

class ExpandingController: UIViewController, UICollectionViewDelegate {
  let layout = ExpandingRowsLayout()
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if layout.expanded.contains(indexPath) {
      layout.expanded.remove(indexPath)
    } else {
      layout.expanded.insert(indexPath)
    }
    UIView.animate(withDuration: 0.3) { collectionView.layoutIfNeeded() }
  }
}

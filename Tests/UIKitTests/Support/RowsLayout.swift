// SPDX-License-Identifier: Apache-2.0
import Foundation
import UIKit

/// Rows with one height, one below the other, section by section, with a trace of every call.
class RowsLayout: UICollectionViewLayout {
  var rowHeight: CGFloat = 100
  var invalidatesOnScroll = false
  var trace: [String] = []
  var rows: [UICollectionViewLayoutAttributes] = []
  var extras: [UICollectionViewLayoutAttributes] = []
  var updateItems: [UICollectionViewUpdateItem] = []

  override func prepare() {
    trace.append("prepare")
    super.prepare()
    rows = []
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let row = UICollectionViewLayoutAttributes(forCellWith: path)
        row.frame = CGRect(
          x: 0,
          y: CGFloat(rows.count) * rowHeight,
          width: collectionView.bounds.width,
          height: rowHeight
        )
        rows.append(row)
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    trace.append("contentSize")
    return CGSize(
      width: collectionView?.bounds.width ?? 0,
      height: CGFloat(rows.count) * rowHeight
    )
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    trace.append("elements")
    return rows.filter { $0.frame.intersects(rect) } + extras
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    rows.first { $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let old = collectionView?.bounds ?? .zero
    trace.append("shouldInvalidate \(old.text) → \(newBounds.text)")
    return invalidatesOnScroll
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    trace.append("contextForBounds")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let what = [
      context.invalidateEverything ? "everything" : nil,
      context.invalidateDataSourceCounts ? "counts" : nil,
    ]
    trace.append((["invalidate"] + what.compactMap { $0 }).joined(separator: " "))
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    trace.append("prepareForUpdates")
    self.updateItems = updateItems
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func finalizeCollectionViewUpdates() {
    trace.append("finalizeUpdates")
    super.finalizeCollectionViewUpdates()
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    trace.append("prepareForBounds \(oldBounds.text)")
    super.prepare(forAnimatedBoundsChange: oldBounds)
  }

  override func finalizeAnimatedBoundsChange() {
    trace.append("finalizeBounds")
    super.finalizeAnimatedBoundsChange()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    trace.append("initial \(itemIndexPath.section).\(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    trace.append("final \(itemIndexPath.section).\(itemIndexPath.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    trace.append("targetOffset")
    return super.targetContentOffset(forProposedContentOffset: proposed)
  }

  func takeTrace() -> [String] {
    defer { trace = [] }
    return trace
  }
}

extension CGRect {
  /// The values as whole numbers.
  var text: String { "\(Int(minX)),\(Int(minY)) \(Int(width))×\(Int(height))" }
}

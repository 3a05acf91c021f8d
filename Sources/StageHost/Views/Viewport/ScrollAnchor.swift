// SPDX-License-Identifier: Apache-2.0
import Foundation
import UIKit

/// The first visible item before a change of the viewport, which keeps its place after it.
///
/// At the start of the content, it is the start. Elsewhere it is the first visible item, with the
/// part of it that is already hidden. All coordinates are the layout's, for any direction of
/// reading.
@MainActor
struct ScrollAnchor {
  private let wasAtStart: (x: Bool, y: Bool)

  /// Whether the content is at its start.
  var isAtStart: Bool { wasAtStart.x && wasAtStart.y }

  private let path: IndexPath?
  /// The part of the item before the viewport, as fractions of its width and height.
  private var passed = CGPoint.zero

  /// Finds the first visible item.
  init(_ collectionView: UICollectionView) {
    let offset = collectionView.layoutBounds.origin
    let insets = collectionView.layoutContentInset
    wasAtStart = (offset.x <= -insets.left, offset.y <= -insets.top)
    let first = Self.firstItem(in: collectionView)
    path = first?.indexPath
    guard let frame = first?.frame, frame.width > 0, frame.height > 0 else { return }
    passed = CGPoint(
      x: (offset.x + insets.left - frame.minX) / frame.width,
      y: (offset.y + insets.top - frame.minY) / frame.height
    )
  }

  /// The offset that keeps the item in its place, after the layout is up to date.
  func offset(in collectionView: UICollectionView) -> CGPoint {
    let insets = collectionView.layoutContentInset
    var offset = collectionView.layoutBounds.origin
    if let path, let frame = Self.frame(at: path, in: collectionView) {
      offset.x = frame.minX + passed.x * frame.width - insets.left
      offset.y = frame.minY + passed.y * frame.height - insets.top
    }
    if wasAtStart.x { offset.x = -insets.left }
    if wasAtStart.y { offset.y = -insets.top }
    return collectionView.contentOffset(atLayoutOffset: offset)
  }

  /// The first item of the data with a frame in the uncovered part of the bounds.
  private static func firstItem(
    in collectionView: UICollectionView
  ) -> UICollectionViewLayoutAttributes? {
    let insets = collectionView.layoutContentInset
    let bounds = collectionView.layoutBounds
    let visible = CGRect(
      x: bounds.minX + insets.left,
      y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom)
    )
    let layout = collectionView.collectionViewLayout
    return layout.layoutAttributesForElements(in: visible)?
      .filter {
        $0.representedElementCategory == .cell && isSound($0.frame) && $0.frame.intersects(visible)
      }
      .min { $0.indexPath < $1.indexPath }
  }

  private static func frame(
    at path: IndexPath,
    in collectionView: UICollectionView
  ) -> CGRect? {
    guard path.section < collectionView.numberOfSections,
      path.item < collectionView.numberOfItems(inSection: path.section)
    else { return nil }
    let frame = collectionView.collectionViewLayout.layoutAttributesForItem(at: path)?.frame
    return frame.flatMap { isSound($0) ? $0 : nil }
  }

  /// Whether the numbers of a layout's frame are finite; Foundation traps on others.
  private static func isSound(_ frame: CGRect) -> Bool {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].allSatisfy(\.isFinite)
  }
}

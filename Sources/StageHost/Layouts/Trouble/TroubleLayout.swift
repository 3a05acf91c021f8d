// SPDX-License-Identifier: Apache-2.0
import Foundation
import UIKit

/// A flow layout that makes a chosen mistake with the first items of section 0.
@MainActor
final class TroubleLayout: UICollectionViewFlowLayout {
  private static let negative = CGSize(width: -40, height: -40)
  private static let mutation: CGFloat = 24

  /// The mistake.
  var trouble = Trouble.nothing

  private var handedOut: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    handedOut = []
    lookAtVisibleCells()
    if trouble == .reloadInLayout { collectionView?.reloadData() }
  }

  override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    guard trouble == .negativeContentSize else { return size }
    return CGSize(width: size.width, height: -size.height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    lookAtVisibleCells()
    let sound = (super.layoutAttributesForElements(in: rect) ?? []).compactMap {
      $0.copy() as? UICollectionViewLayoutAttributes
    }
    switch trouble {
    case .notFinite: return changing(sound) { $0.frame.origin.x = .nan }
    case .negativeSize: return changing(sound) { $0.size = Self.negative }
    case .missingIndexPath: return sound + [beyondTheEnd]
    case .duplicateAttributes: return sound + sound.filter(isFirst)
    case .mutatedAttributes: return handOut(sound)
    default: return sound
    }
  }

  private func lookAtVisibleCells() {
    if trouble == .visibleCellsInLayout { _ = collectionView?.visibleCells }
  }

  private func isFirst(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory == .cell
      && attributes.indexPath == IndexPath(item: 0, section: 0)
  }

  private func changing(
    _ attributes: [UICollectionViewLayoutAttributes],
    _ change: (UICollectionViewLayoutAttributes) -> Void
  ) -> [UICollectionViewLayoutAttributes] {
    for one in attributes where isFirst(one) { change(one) }
    return attributes
  }

  /// A square at the origin for the item after the last one of section 0.
  private var beyondTheEnd: UICollectionViewLayoutAttributes {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: count, section: 0)
    )
    attributes.frame = CGRect(origin: .zero, size: itemSize)
    return attributes
  }

  /// Returns the same object for the first item each time, and moves it further each time.
  private func handOut(
    _ sound: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let first = sound.first(where: isFirst) else { return sound }
    let kept = handedOut.first ?? first
    if !handedOut.isEmpty { kept.frame.origin.x += Self.mutation }
    handedOut = [kept]
    return sound.map { isFirst($0) ? kept : $0 }
  }
}

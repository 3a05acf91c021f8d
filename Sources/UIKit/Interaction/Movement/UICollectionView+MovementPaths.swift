// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What the data source and the delegate are asked while an item follows a finger.
///
/// They know nothing of the movement before it ends: every call to them speaks of the data as they
/// have it. The layout, and who asks the collection view what is where, gets positions of the picture.
/// - Source: ours; UIKit asks for the sizes of items by tentative paths, so that sizes jump.
extension UICollectionView {
  /// The index path by which data source and delegate know an item of the picture.
  func dataPath(of position: ElementPosition) -> IndexPath {
    IndexPath(position: data.original(of: position))
  }

  /// The index path by which data source and delegate know an element of the picture.
  ///
  /// A supplementary view of item 0 belongs to its section, which stays.
  func dataPath(of slot: ElementSlot) -> IndexPath {
    guard data.move != nil || !data.placeholders.isEmpty, slot.indexPath.count == 2 else {
      return slot.indexPath
    }
    guard slot.category == .cell || slot.position.item != 0 else { return slot.indexPath }
    guard committedCounts.contains(slot.position) else { return slot.indexPath }
    return dataPath(of: slot.position)
  }

  /// The counts that the data source has, other than those of the picture.
  var dataCounts: SectionCounts {
    let counts = committedCounts
    guard let move = data.move else { return data.placeholders.dataCounts(of: counts) }
    return counts.moving(from: move.target, to: move.original)
  }

  /// The attributes of the item that follows a finger, if there is one.
  func movingAttributes() -> UICollectionViewLayoutAttributes? {
    guard let movement else { return nil }
    note(
      .layout("layoutAttributesForInteractivelyMovingItem(at: \(movement.targetPath.callText))")
    )
    return mirrored(
      layout.layoutAttributesForInteractivelyMovingItem(
        at: movement.targetPath,
        withTargetPosition: mirrored(point: movement.position)
      )
    )
  }

  /// What the layout answered, with the item that follows a finger where the finger is.
  func withMovingItem(
    _ answer: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let slot = movingSlot, let moving = movingAttributes() else { return answer }
    return answer.filter { ElementSlot($0) != slot } + [moving]
  }

  /// Whether an item follows a finger.
  package var isMovingItem: Bool { movement != nil }

  /// The slot of the item that follows a finger.
  var movingSlot: ElementSlot? { movement.map { .cell(at: $0.targetPath) } }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Room among the items for a drag from elsewhere: an invisible placeholder.
///
/// - Source: ours, because no rule is published. The gap is at the place of the item under the
///   finger. It moves only when the finger moves, so that it does not move to and fro under a
///   resting finger. Its size is the one that the layout gives to an item there.
extension DragAndDrop {
  /// An open gap.
  struct DropGap {
    /// The number of its placeholder.
    var number: Int
    /// The place of the finger when the gap opened there, in content coordinates.
    var point: CGPoint
  }

  /// The gap's place in the data; `nil` if no gap is open.
  ///
  /// - Complexity: O(p) for p placeholders, in addition to finding the item.
  func gapDestination(of session: CarriedItems) -> IndexPath? {
    guard let gap = session.gap, let own = hub.placeholders.position(of: gap.number) else {
      return nil
    }
    guard session.location != gap.point, let hit = hub.itemTouched(at: session.location) else {
      return hub.dataPath(of: own)
    }
    // The gap takes the place of the item under the finger, which makes room.
    let others = hub.placeholders.places.count { place in
      place.number != gap.number && place.position.section == hit.section
        && place.position.item < hit.item
    }
    return IndexPath(item: hit.item - others, section: hit.section)
  }

  /// Lets the items make room at the destination, after the finger has rested long enough.
  func openDropGap(for session: CarriedItems) {
    guard let path = session.destination, let item = hub.position(path), hub.visible.isEverShown
    else { return }
    guard !hub.cycle.isCounting, hub.cycle.canRearrange else { return }
    let counts = hub.dataCounts
    guard counts.contains(section: item.section),
      (0...counts.items[item.section]).contains(item.item)
    else { return }
    var places = hub.placeholders
    var updates: [CollectionUpdate] = []
    if let number = session.gap?.number, let old = places.position(of: number) {
      guard hub.dataPath(of: old) != path else { return }
      updates.append(.deleteItem(old))
      places.remove(number, leavesItem: false)
      placeholders.note(nil, of: number)
    }
    let target = places.insertionPosition(of: item)
    let number = places.insert(at: target)
    placeholders.note(emptyPlaceholder(at: path, for: session), of: number)
    session.gap = DropGap(number: number, point: session.location)
    hub.performAnimated(.standard) { placeholders.show(places, updates + [.insertItem(target)]) }
  }

  func closeDropGap(of session: CarriedItems) {
    guard let gap = session.gap else { return }
    session.gap = nil
    hub.performAnimated(.standard) { _ = placeholders.delete(gap.number) }
  }

  private func emptyPlaceholder(
    at path: IndexPath,
    for session: CarriedItems
  ) -> PlaceholderContext {
    let identifier = DropGapCell.identifier
    hub.register(DropGapCell.self, forCellWithReuseIdentifier: identifier)
    return PlaceholderContext(
      of: UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: identifier),
      for: session.items.first ?? UIDragItem(itemProvider: NSItemProvider()),
      in: hub.sender
    )
  }
}

/// The cell of a gap; it is invisible.
final class DropGapCell: UICollectionViewCell {
  static let identifier = "tessera.dropGap"

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    isHidden = true
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// What the layout and the data source are asked and told ahead of scrolling.
extension UICollectionView: PrefetchingHub {
  var maySeeAhead: Bool {
    visible.isEverShown && !movement.isUnderWay && !cycle.isUpdating && !layout.isInvalid
      && data.counts != nil
  }

  /// The frame of an item in the present layout; `nil` if it cannot be shown.
  func placedFrame(of position: ElementPosition) -> CGRect? {
    guard committedCounts.contains(position) else { return nil }
    let slot = ElementSlot.cell(at: IndexPath(position: position))
    guard let attributes = attributes(for: slot), attributes.isSound else { return nil }
    return attributes.frame
  }

  func prefetchableItems(in rect: CGRect) -> [PrefetchWindow.Item] {
    elements(in: rect).compactMap { attributes in
      let slot = ElementSlot(attributes)
      guard slot.category == .cell, slot.indexPath.count == 2, attributes.isSound else {
        return nil
      }
      guard committedCounts.contains(slot.position), !attributes.isHidden else { return nil }
      guard !isPlaceholder(slot) else { return nil }
      return PrefetchWindow.Item(position: slot.position, frame: attributes.frame)
    }
  }

  func tellAnnounced(_ positions: [ElementPosition]) {
    record.tally.prefetched += positions.count
    note(.data("collectionView(_:prefetchItemsAt:) \(text(positions))"))
    prefetchDataSource?.collectionView(
      self,
      prefetchItemsAt: positions.map(pathWithoutPlaceholders)
    )
  }

  func tellCancelled(_ positions: [ElementPosition]) {
    guard !positions.isEmpty else { return }
    note(.data("collectionView(_:cancelPrefetchingForItemsAt:) \(text(positions))"))
    prefetchDataSource?.collectionView?(
      self,
      cancelPrefetchingForItemsAt: positions.map(pathWithoutPlaceholders)
    )
  }

  /// The index path of an item without placeholders; an item that follows a finger does not move
  /// announced items.
  private func pathWithoutPlaceholders(_ position: ElementPosition) -> IndexPath {
    IndexPath(position: data.placeholders.dataPosition(of: position))
  }

  private func text(_ positions: [ElementPosition]) -> String {
    positions.map { IndexPath(position: $0).callText }.joined(separator: " ")
  }
}

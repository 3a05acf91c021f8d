// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

extension UICollectionView {
  /// Notes how far people scrolled since the last layout pass; an update cycle may move the content
  /// after that.
  func followScrolling() {
    let way = prefetch.motion.velocity(arrivingAt: contentOffset, seconds: timestamp?())
    prefetch.velocity = scrollVelocity ?? way
  }

  /// Announces the items that scrolling comes to; the cells that are needed at once were made.
  func prefetchAhead() {
    guard isPrefetchingEnabled, prefetchDataSource != nil, movement == nil else { return }
    guard cycle.hasShown, !cycle.isRunning, !layout.isInvalid, data.counts != nil else { return }
    let loaded = visible.ordered.lazy.filter { $0.slot.category == .cell }.map(\.slot.position)
    // The layout is asked meanwhile, and may ask the collection view anything.
    var window = prefetch.window
    let step = window.advance(
      to: bounds,
      velocity: prefetch.velocity,
      loaded: Set(loaded),
      items: prefetchableItems,
      frame: placedFrame
    )
    prefetch.window = window
    tellCancelled(step.cancelled)
    guard !step.announced.isEmpty else { return }
    tally.prefetched += step.announced.count
    note(.data("collectionView(_:prefetchItemsAt:) \(text(step.announced))"))
    prefetchDataSource?.collectionView(
      self,
      prefetchItemsAt: step.announced.map(pathWithoutPlaceholders)
    )
  }

  /// Tells that nothing announced is needed any more.
  func cancelPrefetching() {
    tellCancelled(prefetch.window.cancelAll())
  }

  /// The place of an item in the layout as it is; `nil` when there is none that can be shown.
  func placedFrame(of position: ElementPosition) -> CGRect? {
    guard committedCounts.contains(position) else { return nil }
    let slot = ElementSlot.cell(at: IndexPath(position: position))
    guard let attributes = attributes(for: slot) else { return nil }
    return sound(attributes) == nil ? nil : attributes.frame
  }

  private func tellCancelled(_ positions: [ElementPosition]) {
    guard !positions.isEmpty else { return }
    note(.data("collectionView(_:cancelPrefetchingForItemsAt:) \(text(positions))"))
    prefetchDataSource?.collectionView?(
      self,
      cancelPrefetchingForItemsAt: positions.map(pathWithoutPlaceholders)
    )
  }

  /// What is announced is not moved about with an item that follows a finger.
  private func pathWithoutPlaceholders(_ position: ElementPosition) -> IndexPath {
    IndexPath(position: data.placeholders.dataPosition(of: position))
  }

  private func text(_ positions: [ElementPosition]) -> String {
    positions.map { IndexPath(position: $0).callText }.joined(separator: " ")
  }

  private func prefetchableItems(in rect: CGRect) -> [PrefetchWindow.Item] {
    elements(in: rect).compactMap { attributes in
      let slot = ElementSlot(attributes)
      guard slot.category == .cell, slot.indexPath.count == 2, sound(attributes) != nil else {
        return nil
      }
      guard committedCounts.contains(slot.position), !attributes.isHidden else { return nil }
      guard !isPlaceholder(slot) else { return nil }
      return PrefetchWindow.Item(position: slot.position, frame: attributes.frame)
    }
  }
}

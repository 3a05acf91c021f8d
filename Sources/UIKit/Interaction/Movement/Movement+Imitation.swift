// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// An item that follows a finger in one collection view, for others with the same items.
package struct CarriedItem: Hashable, Sendable {
  /// The item's index path in the data.
  package var original: IndexPath
  /// The index path at which it would be dropped.
  package var target: IndexPath
  /// The way from the middle of that place to the middle of the item, in points.
  package var way: CGVector
}

extension UICollectionView {
  /// The item that follows a finger; `nil` if there is none, or if it follows one elsewhere.
  package var carriedItem: CarriedItem? { movement.isImitation ? nil : movement.carried }

  /// Shows an item that follows a finger in another collection view; the others make room.
  ///
  /// Nobody is asked and told about it. It has no effect while an item follows a finger here.
  package func imitate(_ carried: CarriedItem) { movement.imitate(carried) }

  /// Moves an item back that follows a finger elsewhere.
  package func stopImitating() {
    if movement.isImitation { movement.cancel() }
  }
}

/// Movements that people make in another collection view.
extension Movement {
  /// The item in hand, for other collection views.
  var carried: CarriedItem? {
    guard let item, let place = middle(of: item.targetPath) else { return nil }
    return CarriedItem(
      original: item.originalPath,
      target: item.targetPath,
      way: CGVector(dx: item.position.x - place.x, dy: item.position.y - place.y)
    )
  }

  /// Shows the movement of another collection view.
  func imitate(_ other: CarriedItem) {
    guard item == nil || isImitation, hub.cycle.canRearrange, hub.placeholders.isEmpty else {
      return
    }
    hub.layoutIfNeeded()
    guard let original = hub.position(other.original), hub.committedCounts.contains(original),
      let target = hub.position(other.target)
    else { return }
    if let item, item.move.original != original { cancel() }
    if item == nil {
      guard let start = middle(of: other.original) else { return }
      begin(with: original, at: start)
      isImitation = true
    }
    guard let item, isTarget(target) else { return }
    if item.move.target != target {
      rearrange(to: target, from: item.position)
      hub.showMovement(.standard)
    }
    guard let place = middle(of: other.target) else { return }
    carry(to: CGPoint(x: place.x + other.way.dx, y: place.y + other.way.dy))
  }

  /// The middle of the place that the layout gives an item of the picture.
  private func middle(of path: IndexPath) -> CGPoint? {
    guard let place = hub.layout.layoutAttributesForItem(at: path), place.isSound else {
      return nil
    }
    return hub.mirrored(place).center
  }
}

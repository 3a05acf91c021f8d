// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Drag and drop, as an app sees it.
extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// How long a dragged item must rest over a place before other items make room.
  public enum ReorderingCadence: Int, Sendable {
    /// No time.
    case immediate = 0
    /// A short time.
    case fast = 1
    /// A longer time.
    case slow = 2

    /// The time, in seconds.
    ///
    /// - Source: ours; no times are published.
    var rest: Double {
      switch self {
      case .immediate: 0
      case .fast: 0.15
      case .slow: 0.5
      }
    }
  }

  /// The delegate that provides the items of drags; a weak reference.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragAndDrop.dragDelegate }
    set { dragAndDrop.dragDelegate = newValue }
  }

  /// The delegate that takes drops over the collection view; a weak reference.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragAndDrop.dropDelegate }
    set { dragAndDrop.dropDelegate = newValue }
  }

  /// Whether items can be dragged; the default is `true` on a tablet and `false` on a phone.
  public var dragInteractionEnabled: Bool {
    get { dragAndDrop.isEnabled ?? (UITraitCollection.Values(of: self).userInterfaceIdiom == .pad) }
    set { dragAndDrop.isEnabled = newValue }
  }

  /// How soon other items make room for a dragged item; the default is at once.
  public var reorderingCadence: ReorderingCadence {
    get { dragAndDrop.cadence }
    set { dragAndDrop.cadence = newValue }
  }

  /// Whether items open when a drag rests over them; the default is `false`.
  public var isSpringLoaded: Bool {
    get { dragAndDrop.isSpringLoaded }
    set { dragAndDrop.isSpringLoaded = newValue }
  }

  /// Whether a drag that began here is under way.
  public var hasActiveDrag: Bool { dragAndDrop.carried?.isLocal ?? false }

  /// Whether there is a drag that the drop delegate takes, over this view or elsewhere.
  public var hasActiveDrop: Bool { dragAndDrop.isHandled }
}

/// Drags, in content coordinates, as the stage host reports them.
extension UICollectionView: DragAndDropHub {
  var sender: UICollectionView { self }

  var outline: (any OutlineSource)? { dataSource as? any OutlineSource }

  /// Begins a drag at a point, unless the item there has no drag items.
  ///
  /// - Returns: Whether a drag is under way now.
  package func carryBegan(at point: CGPoint) -> Bool { dragAndDrop.began(at: point) }

  /// Adds the drag items of an item that a second finger tapped during a drag.
  package func carryAdds(at point: CGPoint) { dragAndDrop.adds(at: point) }

  /// Begins a drag of items from elsewhere over the collection view.
  package func carryEntered(_ items: [UIDragItem], at point: CGPoint) {
    dragAndDrop.entered(items, at: point)
  }

  /// Moves the drag to another point, over the collection view or outside it.
  package func carryMoved(to point: CGPoint) { dragAndDrop.moved(to: point) }

  /// Drops the items at their present place, if the drop delegate takes them.
  package func carryEnded() { dragAndDrop.ended() }

  /// Cancels the drag: its items return to their places.
  package func carryCancelled() { dragAndDrop.cancelled() }

  /// Sets the clock, in seconds, by which drags measure how long they rest.
  package func keepCarryTime(by clock: @escaping () -> Double) { dragAndDrop.keepTime(by: clock) }

  /// When a resting drag must next be told that time passed, in seconds of the drags' clock; `nil`
  /// for never.
  package var carryDeadline: Double? { dragAndDrop.deadline }

  /// Notes that time passed while the drag rested.
  package func carryTimePassed() { dragAndDrop.timePassed() }

  /// What would happen to a drop now; `nil` outside the collection view and before the first
  /// proposal.
  package var proposedDropOperation: UIDropOperation? { dragAndDrop.proposedOperation }
}

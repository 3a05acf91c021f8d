// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Drag and drop, as an application sees it.
extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// How long a carried item has to rest over a place before the others make room.
  public enum ReorderingCadence: Int, Sendable {
    /// Not at all.
    case immediate = 0
    /// A moment.
    case fast = 1
    /// A while.
    case slow = 2

    /// The time in seconds.
    ///
    /// - Source: ours; no number is published.
    var rest: Double {
      switch self {
      case .immediate: 0
      case .fast: 0.15
      case .slow: 0.5
      }
    }
  }

  /// What says what a drag of items carries; not kept alive.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragAndDrop.dragDelegate }
    set { dragAndDrop.dragDelegate = newValue }
  }

  /// What takes what is carried over the collection view; not kept alive.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragAndDrop.dropDelegate }
    set { dragAndDrop.dropDelegate = newValue }
  }

  /// Whether items can be dragged; unless set true on a tablet and false on a phone.
  public var dragInteractionEnabled: Bool {
    get { dragAndDrop.isEnabled ?? (UITraitCollection.Values(of: self).userInterfaceIdiom == .pad) }
    set { dragAndDrop.isEnabled = newValue }
  }

  /// How soon the others make room for a carried item; at once unless set.
  public var reorderingCadence: ReorderingCadence {
    get { dragAndDrop.cadence }
    set { dragAndDrop.cadence = newValue }
  }

  /// Whether items open when something is held over them; false unless set.
  public var isSpringLoaded: Bool {
    get { dragAndDrop.isSpringLoaded }
    set { dragAndDrop.isSpringLoaded = newValue }
  }

  /// Whether a drag that began here is under way.
  public var hasActiveDrag: Bool { dragAndDrop.carried?.isLocal ?? false }

  /// Whether something is carried that the drop delegate can handle, here or elsewhere.
  public var hasActiveDrop: Bool { dragAndDrop.isHandled }
}

/// Drags, in content coordinates, as whoever shows the collection view reports them.
extension UICollectionView: DragAndDropHub {
  var sender: UICollectionView { self }

  var outline: (any OutlineSource)? { dataSource as? any OutlineSource }

  /// A drag begins at a point, unless the item there carries nothing.
  ///
  /// - Returns: Whether something is carried now.
  package func carryBegan(at point: CGPoint) -> Bool { dragAndDrop.began(at: point) }

  /// A second finger tapped an item during a drag, which takes along what the item adds.
  package func carryAdds(at point: CGPoint) { dragAndDrop.adds(at: point) }

  /// Something from elsewhere is carried over the collection view.
  package func carryEntered(_ items: [UIDragItem], at point: CGPoint) {
    dragAndDrop.entered(items, at: point)
  }

  /// What is carried is at another point, over the collection view or beside it.
  package func carryMoved(to point: CGPoint) { dragAndDrop.moved(to: point) }

  /// What is carried is put down where it is, if the drop delegate takes it.
  package func carryEnded() { dragAndDrop.ended() }

  /// What is carried goes back to where it came from.
  package func carryCancelled() { dragAndDrop.cancelled() }

  /// Has drags measure rests by a clock that counts seconds.
  package func keepCarryTime(by clock: @escaping () -> Double) { dragAndDrop.keepTime(by: clock) }

  /// When what is carried and rests wants to hear of the time, in seconds of the clock of drags; `nil` for
  /// not at all.
  package var carryDeadline: Double? { dragAndDrop.deadline }

  /// Time has passed while what is carried rested.
  package func carryTimePassed() { dragAndDrop.timePassed() }

  /// What would become of what is carried if it were put down now; `nil` beside the collection view and
  /// before anything was proposed.
  package var proposedDropOperation: UIDropOperation? { dragAndDrop.proposedOperation }
}

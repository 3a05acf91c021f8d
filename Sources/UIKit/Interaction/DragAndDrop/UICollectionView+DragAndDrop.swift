// SPDX-License-Identifier: Apache-2.0

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
  public var hasActiveDrop: Bool {
    switch dragAndDrop.carried?.reception {
    case .inside, .outside: true
    case .unknown, .refused, nil: false
    }
  }
}

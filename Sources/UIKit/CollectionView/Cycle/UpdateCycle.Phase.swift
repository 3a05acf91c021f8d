// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

extension UpdateCycle {
  /// Something that is under way.
  enum Phase {
    /// The elements are brought in line with data and layout.
    case updating
    /// The layout prepares; it has to again when the data is forgotten meanwhile.
    case preparing(again: Bool)
    /// The data source is asked for its counts.
    case counting
    /// The layout is asked for the elements of a rectangle.
    case querying
    /// The layout is asked about one element.
    case asking
    /// The layout is asked where elements start and end.
    case askingEnds(ElementEnds)
    /// The layout is asked about other bounds.
    case askingBounds
    /// The data source is asked for a view.
    case providing(Provision)
    /// The layout is told of the size that a view prefers.
    case fitting
    /// The delegate is told that the content moved.
    case scrolling
    /// The data source is told where an item went.
    case movingItem
    /// The layout is asked about offsets at which the content does not stand.
    case sampling
  }

  /// What the data source does while it is asked for a view.
  struct Provision {
    /// The view whose content it is asked for again; `nil` when a view is needed.
    let reconfigured: UICollectionReusableView?
    /// The views that it dequeued.
    var dequeued: [UICollectionReusableView] = []
  }
}

// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

extension UpdateCycle {
  /// A kind of work that is under way.
  enum Phase {
    /// The elements are being updated to match the data and the layout.
    case updating
    /// The layout prepares; `again` is `true` if the data is forgotten meanwhile.
    case preparing(again: Bool)
    /// The data source returns its counts.
    case counting
    /// The layout answers for the elements of a rectangle.
    case querying
    /// The layout answers for one element.
    case asking
    /// The layout answers whether other bounds invalidate it.
    case askingBounds
    /// The data source provides a view.
    case providing(Provision)
    /// The layout is told the size that a view prefers.
    case fitting
    /// The delegate is told that the content moved.
    case scrolling
    /// The data source is told about the move of an item.
    case movingItem
    /// The layout answers for offsets other than the content's.
    case sampling
  }

  /// What the data source does while it provides a view.
  struct Provision {
    /// The view that is configured again; `nil` when a new view is needed.
    let reconfigured: UICollectionReusableView?
    /// The views that the data source dequeued.
    var dequeued: [UICollectionReusableView] = []
  }
}

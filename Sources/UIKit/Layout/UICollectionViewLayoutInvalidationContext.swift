// SPDX-License-Identifier: Apache-2.0
public import Foundation
package import LayoutEngine

/// What part of a layout is no longer right.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var everything = false
  private var dataSourceCounts = false
  private var items: [IndexPath]?
  private var supplementaries: [String: [IndexPath]]?
  private var decorations: [String: [IndexPath]]?

  /// How positions before a batch go over into those after it, when the context is about one.
  package private(set) var batch: BatchMapping?
  /// Whether the context is about bounds that only moved, so that no view prefers another size.
  package var isForScrolling = false
  /// Whether the context is about an order that the data source does not know of: sizes stay then.
  package var isTentative = false

  private var movedFrom: [IndexPath]?
  private var movedTo: [IndexPath]?
  private var movementPosition = CGPoint.zero

  /// Makes a context that marks nothing in particular.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Makes a context of the dynamic class; see ``EngineInstantiation``.
  public required convenience init(by engine: EngineInstantiation) {
    self.init()
  }

  package func markReload() {
    everything = true
    dataSourceCounts = true
  }

  package func markBatch(_ mapping: BatchMapping) {
    dataSourceCounts = true
    batch = mapping
  }

  package func markTentative(_ mapping: BatchMapping) {
    isTentative = true
    batch = mapping
  }

  package func markMovement(from: [IndexPath], to: [IndexPath], at position: CGPoint) {
    movedFrom = from
    movedTo = to
    movementPosition = position
  }

  /// Where items that follow a finger were before; `nil` in every other context.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movedFrom }

  /// Where items that follow a finger would be put; `nil` in every other context.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movedTo }

  /// Where the finger is, in content coordinates; zero at the end of a movement.
  open var interactiveMovementTarget: CGPoint { movementPosition }

  /// Whether all is to be computed anew: set by `reloadData()`.
  open var invalidateEverything: Bool { everything }

  /// Whether the counts changed: set by `reloadData()`, insertions and deletions.
  open var invalidateDataSourceCounts: Bool { dataSourceCounts }

  /// The items that were marked.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }

  /// The supplementary views that were marked, by kind.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries }

  /// The decoration views that were marked, by kind.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }

  /// By how much the collection view shifts its content offset.
  open var contentOffsetAdjustment = CGPoint.zero

  /// By how much the layout expects the content size to change.
  open var contentSizeAdjustment = CGSize.zero

  /// Marks items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []) + indexPaths
  }

  /// Marks supplementary views of a kind.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    supplementaries = supplementaries ?? [:]
    supplementaries?[elementKind, default: []] += indexPaths
  }

  /// Marks decoration views of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations = decorations ?? [:]
    decorations?[elementKind, default: []] += indexPaths
  }
}

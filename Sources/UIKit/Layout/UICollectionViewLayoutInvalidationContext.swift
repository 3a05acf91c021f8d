// SPDX-License-Identifier: Apache-2.0
public import Foundation
package import LayoutEngine

/// What is invalid in a layout.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  private var everything = false
  private var dataSourceCounts = false
  private var items: [IndexPath]?
  private var supplementaries: [String: [IndexPath]]?
  private var decorations: [String: [IndexPath]]?

  /// The positions before and after a batch, if the context is about one.
  package private(set) var batch: BatchMapping?
  /// Whether only the origin of the bounds changed, so that no view prefers another size.
  package var isForScrolling = false
  /// Whether the context is about an order that the data source does not know; sizes stay then.
  package var isTentative = false

  private var movedFrom: [IndexPath]?
  private var movedTo: [IndexPath]?
  private var movementPosition = CGPoint.zero

  /// Makes a context that names nothing.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Makes a context of a class that is known only at run time; see ``EngineInstantiation``.
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

  /// The index paths before this step of items that follow a finger; `nil` in every other context.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movedFrom }

  /// The target index paths of items that follow a finger; `nil` in every other context.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movedTo }

  /// The place of the finger, in content coordinates; zero at the end of a movement.
  open var interactiveMovementTarget: CGPoint { movementPosition }

  /// Whether everything is computed again, as after `reloadData()`.
  open var invalidateEverything: Bool { everything }

  /// Whether the counts changed, as after `reloadData()`, insertions and deletions.
  open var invalidateDataSourceCounts: Bool { dataSourceCounts }

  /// The items that are invalid.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }

  /// The supplementary views that are invalid, by kind.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries }

  /// The decoration views that are invalid, by kind.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }

  /// How far the collection view shifts its content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  /// How much the layout expects the content size to change, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// Adds invalid items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []) + indexPaths
  }

  /// Adds invalid supplementary views of a kind.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    supplementaries = supplementaries ?? [:]
    supplementaries?[elementKind, default: []] += indexPaths
  }

  /// Adds invalid decoration views of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations = decorations ?? [:]
    decorations?[elementKind, default: []] += indexPaths
  }
}

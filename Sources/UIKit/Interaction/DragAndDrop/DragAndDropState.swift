// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// Who takes part in drags over a collection view, and the one that is under way.
@MainActor
struct DragAndDropState {
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether drags begin here; `nil` where the device decides.
  var isEnabled: Bool?
  var cadence = UICollectionView.ReorderingCadence.immediate
  /// Whether items open when something is held over them.
  var isSpringLoaded = false
  var carried: CarriedItems?
  /// The time in seconds, where it is not that of the collection view.
  var clock: (() -> Double)?
  /// The cells that hold places, by their numbers.
  var placeholders: [Int: PlaceholderContext] = [:]
  /// The item that takes in what is carried over it, if it is put down now.
  var target: ElementPosition?

  nonisolated init() {}
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

extension UICollectionView {
  /// Traces a call; its text is made only if a trace is set.
  @inline(__always)
  func note(_ call: @autoclosure () -> CollectionViewCall) {
    if let trace = record.trace { trace(call()) }
  }

  /// The costs of the collection view since its start, and the views that it has now.
  ///
  /// - Complexity: O(n) in the views.
  package var statistics: CollectionViewStatistics {
    var result = record.tally
    let shown = visible.ordered
    result.cellsAlive = shown.count { $0.slot.category == .cell } + provider.queues.waitingCells
    result.viewsAlive = shown.count + provider.queues.waitingViews
    result.created = provider.queues.createdCount
    result.recycled = provider.queues.recycledCount
    return result
  }

  /// The number of an element's view; `nil` if it has none.
  ///
  /// A view keeps its number while it waits for reuse. No two views have the same number, and every
  /// number is smaller than the largest count of views at one time.
  package func slot(of key: ElementKey) -> Int? { visible[key]?.view.slotNumber }

  /// The state of an element that has a view; the empty state for any other.
  package func state(of key: ElementKey) -> ElementState {
    visible[key].map(presentState) ?? []
  }

  /// The present state of a visible element.
  func presentState(of element: VisibleElement) -> ElementState {
    state(in: element.slot, isOnScreen: isOnScreen(element.attributes))
  }

  /// The state of the element in a slot.
  func state(in slot: ElementSlot, isOnScreen: Bool) -> ElementState {
    var state: ElementState = isOnScreen ? [] : .preparedAhead
    guard slot.category == .cell else { return state }
    let interaction = interaction
    guard interaction.marksItems else { return state }
    if interaction.selection.contains(slot.position) { state.insert(.selected) }
    if interaction.isHighlighted(slot.position) { state.insert(.highlighted) }
    if interaction.selection.isEditing { state.insert(.editing) }
    return state
  }

  /// Tells the elements whose state changed since they were last told.
  func tellStates() {
    var states: [ElementState] = []
    states.reserveCapacity(visible.ordered.count)
    for element in visible.ordered { states.append(presentState(of: element)) }
    let changed = visible.noteStates(states)
    guard !changed.isEmpty else { return }
    var transaction = Transaction(contentSize: contentSize)
    transaction.updated = changed.map {
      .init(key: $0.key, position: $0.slot.position, attributes: $0.value)
    }
    tell(transaction)
  }

  func reportReentrancy(_ message: String) {
    report(LayoutDiagnostic(code: "re-entrancy", message: message))
  }

  /// Adds a diagnostic about a layout's answers; it stays until the layout prepares again.
  func report(_ diagnostic: LayoutDiagnostic) { record.log.report(diagnostic) }

  /// Passes a transaction on, or adds it to the block that collects transactions.
  func tell(_ transaction: Transaction) {
    if let transaction = cycle.collect(transaction) { outside.transactionSink?(transaction) }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

extension UICollectionView {
  /// Tells a call to whoever follows them; its text is made only then.
  @inline(__always)
  func note(_ call: @autoclosure () -> CollectionViewCall) {
    if let trace = record.trace { trace(call()) }
  }

  /// What the collection view has cost so far, and how many views it has now.
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

  /// The number of the view that shows an element; `nil` when none does.
  ///
  /// A view keeps its number while it waits and is shown again. No two views have the same one, and
  /// no number reaches the largest count of views that were there at one time.
  package func slot(of key: ElementKey) -> Int? { visible[key]?.view.slotNumber }

  /// What holds of an element that has a view; nothing holds of one that has none.
  package func state(of key: ElementKey) -> ElementState {
    visible[key].map(presentState) ?? []
  }

  /// What holds of a shown element now.
  func presentState(of element: VisibleElement) -> ElementState {
    state(in: element.slot, isOnScreen: isOnScreen(element.attributes))
  }

  /// What holds of an element.
  func state(in slot: ElementSlot, isOnScreen: Bool) -> ElementState {
    var state: ElementState = isOnScreen ? [] : .preparedAhead
    guard slot.category == .cell else { return state }
    if interaction.selection.contains(slot.position) { state.insert(.selected) }
    if interaction.isHighlighted(slot.position) { state.insert(.highlighted) }
    if interaction.selection.isEditing { state.insert(.editing) }
    return state
  }

  /// Tells the elements whose state became another one since they were last told.
  func tellStates() {
    let states = visible.ordered.map(presentState)
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

  /// Adds a finding about a layout's answers; it stands until the layout is prepared again.
  func report(_ diagnostic: LayoutDiagnostic) { record.log.report(diagnostic) }

  /// Hands a transaction on, or keeps it for the one that is being put together.
  func tell(_ transaction: Transaction) {
    if let transaction = cycle.collect(transaction) { outside.transactionSink?(transaction) }
  }
}

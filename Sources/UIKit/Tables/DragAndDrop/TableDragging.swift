// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Drags and drops of a table's rows: asks the table's delegates on behalf of the list behind it.
///
/// A row that is dragged within its table is moved by the data source, if that moves rows; a drop delegate is then told
/// everything but the drop.
///
/// - Source: the documentation of `tableView(_:moveRowAt:to:)` and common use; which of both is called is our reading.
@MainActor
final class TableDragging: NSObject {
  unowned let table: UITableView
  weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { install() } }
  weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { install() } }
  private var proposal = UITableViewDropProposal(operation: .cancel)

  init(_ table: UITableView) { self.table = table }

  private func install() {
    table.list.dragDelegate = dragDelegate == nil ? nil : self
    // Rows that are dragged may be moved without a drop delegate.
    table.list.dropDelegate = dragDelegate == nil && dropDelegate == nil ? nil : self
  }

  private var movesRows: Bool { table.dataSource?.tesseraMovesRows ?? false }
}

extension TableDragging: UICollectionViewDragDelegate {
  func collectionView(
    _ view: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    dragDelegate?.tableView(table, itemsForBeginning: session, at: indexPath) ?? []
  }

  func collectionView(
    _ view: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.tableView(table, itemsForAddingTo: session, at: indexPath, point: point) ?? []
  }

  func collectionView(
    _ view: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(table, dragPreviewParametersForRowAt: indexPath)
  }

  func collectionView(_ view: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    dragDelegate?.tableView(table, dragSessionWillBegin: session)
  }

  func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    dragDelegate?.tableView(table, dragSessionDidEnd: session)
  }

  func collectionView(
    _ view: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true }

  func collectionView(
    _ view: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
}

extension TableDragging: UICollectionViewDropDelegate {
  func collectionView(_ view: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    guard let dropDelegate else { return view.hasActiveDrag && movesRows }
    return dropDelegate.tableView(table, canHandle: session)
  }

  func collectionView(_ view: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    dropDelegate?.tableView(table, dropSessionDidEnter: session)
  }

  func collectionView(
    _ view: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destination: IndexPath?
  ) -> UICollectionViewDropProposal {
    proposal =
      dropDelegate?.tableView(
        table,
        dropSessionDidUpdate: session,
        withDestinationIndexPath: destination
      ) ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    return UICollectionViewDropProposal(
      operation: proposal.operation,
      intent: proposal.intent.ofList
    )
  }

  func collectionView(_ view: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    dropDelegate?.tableView(table, dropSessionDidExit: session)
  }

  func collectionView(_ view: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }

  func collectionView(
    _ view: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    if let (source, target) = move(coordinator) {
      table.dataSource?.tableView(table, moveRowAt: source, to: target)
      table.callListeners?.tell("tableView(_:moveRowAt:to:)", [table, source, target])
      return view.performBatchUpdates { view.moveItem(at: source, to: target) }
    }
    dropDelegate?.tableView(table, performDropWith: TableDropCoordinator(coordinator, proposal))
  }

  /// The move of the one dragged row by the data source; `nil` if the drop delegate takes the drop.
  private func move(
    _ coordinator: any UICollectionViewDropCoordinator
  ) -> (source: IndexPath, target: IndexPath)? {
    guard movesRows, proposal.operation == .move,
      coordinator.proposal.intent == .insertAtDestinationIndexPath, coordinator.items.count == 1,
      let source = coordinator.items.first?.sourceIndexPath,
      let target = coordinator.destinationIndexPath
    else { return nil }
    return (source, target)
  }
}

extension UITableViewDropProposal.Intent {
  fileprivate var ofList: UICollectionViewDropProposal.Intent {
    switch self {
    case .unspecified: .unspecified
    case .insertAtDestinationIndexPath, .automatic: .insertAtDestinationIndexPath
    case .insertIntoDestinationIndexPath: .insertIntoDestinationIndexPath
    }
  }
}

/// The items of a drop over the list behind a table, in the table's words.
@MainActor
private final class TableDropCoordinator: UITableViewDropCoordinator {
  private final class Item: UITableViewDropItem {
    private let item: any UICollectionViewDropItem

    init(_ item: any UICollectionViewDropItem) { self.item = item }

    var dragItem: UIDragItem { item.dragItem }
    var sourceIndexPath: IndexPath? { item.sourceIndexPath }
    var previewSize: CGSize { item.previewSize }
  }

  let items: [any UITableViewDropItem]
  let proposal: UITableViewDropProposal
  private let list: any UICollectionViewDropCoordinator

  init(_ list: any UICollectionViewDropCoordinator, _ proposal: UITableViewDropProposal) {
    self.list = list
    self.proposal = proposal
    items = list.items.map(Item.init)
  }

  var destinationIndexPath: IndexPath? { list.destinationIndexPath }
  var session: any UIDropSession { list.session }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    list.drop(dragItem, toItemAt: indexPath)
  }

  func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating { list.drop(dragItem, intoItemAt: indexPath, rect: rect) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    list.drop(dragItem, to: target)
  }
}

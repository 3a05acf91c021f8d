// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import UIKitTestSupport

@testable import UIKit

/// Rows of 100 with titles that can be dragged and dropped, and a log of everything that was asked
/// and told.
@MainActor
final class DragStage: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  let log = EventLog()
  let source: ArraySource
  let view: UICollectionView
  /// Titles that cannot be dragged.
  var fixed: Set<String> = []
  var handles = true
  /// How a dragged item looks.
  var look: UIDragPreviewParameters?
  /// What stands for a dragged item.
  var preview: (() -> UIDragPreview?)?
  var allowsMove = true
  var proposal = UICollectionViewDropProposal(
    operation: .move,
    intent: .insertAtDestinationIndexPath
  )
  /// What the drop delegate does with a drop.
  var perform: (any UICollectionViewDropCoordinator) -> Void = { _ in }

  init(_ sections: [[String]], layout: UICollectionViewLayout = RowsLayout()) {
    source = ArraySource(sections)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.register(SpyCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.dragDelegate = self
    view.dropDelegate = self
    view.dragInteractionEnabled = true
    view.layoutIfNeeded()
  }

  /// The centre of a row.
  func row(_ number: Int) -> CGPoint { CGPoint(x: 150, y: number * 100 + 50) }

  /// What is visible at which place.
  var picture: [String] {
    (0..<view.numberOfItems(inSection: 0)).map {
      view.cellForItem(at: .at(0, $0))?.content.title ?? "–"
    }
  }

  /// Moves the one dropped item to the place of the drop, as apps do.
  func moveTheItem(_ coordinator: any UICollectionViewDropCoordinator) {
    guard let item = coordinator.items.first, let from = item.sourceIndexPath,
      let to = coordinator.destinationIndexPath
    else { return }
    view.performBatchUpdates {
      let title = self.source.sections[0].remove(at: from.item)
      self.source.sections[0].insert(title, at: to.item)
      self.view.deleteItems(at: [from])
      self.view.insertItems(at: [to])
    }
    coordinator.drop(item.dragItem, toItemAt: to).addCompletion { [log] position in
      log.events.append("landed \(position)")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    log.events.append("begin \(indexPath.item)")
    let title = source.sections[indexPath.section][indexPath.item]
    return fixed.contains(title) ? [] : [item(title)]
  }

  func item(_ title: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: title)))
    item.localObject = title
    item.previewProvider = preview
    return item
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { look }

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    log.events.append("add \(indexPath.item)")
    return [item(source.sections[indexPath.section][indexPath.item])]
  }

  func collectionView(_ view: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    log.events.append("dragWillBegin")
  }

  func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    log.events.append("dragDidEnd")
  }

  func collectionView(
    _ view: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    allowsMove
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let sources = coordinator.items.map { $0.sourceIndexPath.map { "\($0.item)" } ?? "–" }
    let destination = coordinator.destinationIndexPath.map { "\($0.item)" } ?? "–"
    log.events.append("perform \(sources.joined(separator: ",")) at \(destination)")
    perform(coordinator)
  }

  func collectionView(_ view: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    log.events.append("canHandle \(session.localDragSession == nil ? "foreign" : "own")")
    return handles
  }

  func collectionView(_ view: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    log.events.append("enter")
  }

  func collectionView(
    _ view: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destination: IndexPath?
  ) -> UICollectionViewDropProposal {
    log.events.append("update \(destination.map { "\($0.item)" } ?? "–")")
    return proposal
  }

  func collectionView(_ view: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    log.events.append("exit")
  }

  func collectionView(_ view: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    log.events.append("dropDidEnd")
  }
}

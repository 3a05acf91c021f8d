// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Takes the drops of a person over a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// Inserts the items of a drop into the data.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )

  /// Asks, once, whether the delegate takes a drag; if not, nothing else is asked.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// Tells that a drag came over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// Proposes what would happen if the drag were dropped at its present place.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// Tells that a drag left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// Tells that a drag ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  /// The look of a row while it moves to the place of its drop; `nil` means that of its cell.
  func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Returns `true`, because the method is optional.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }

  /// Does nothing, because the method is optional.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}

  /// A proposal to cancel, because the method is optional.
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }

  /// Does nothing, because the method is optional.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}

  /// Does nothing, because the method is optional.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}

  /// Returns `nil`, because the method is optional.
  public func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What a table would do with a drop.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// What a drop does to the row at the destination.
  public enum Intent: Int, Sendable {
    /// Nothing: the drop is on the table.
    case unspecified = 0
    /// The drop is inserted at its place.
    case insertAtDestinationIndexPath = 1
    /// The drop goes into the row.
    case insertIntoDestinationIndexPath = 2
    /// The drop is inserted or goes into the row, by the place of the finger; inserted here.
    case automatic = 3
  }

  /// What a drop does to the row at the destination.
  public let intent: Intent

  /// Makes a proposal that concerns the row at the destination.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Makes a proposal that concerns no row.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// One item of a drop over a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The row's index path before the drop; `nil` if it came from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview, in points.
  var previewSize: CGSize { get }
}

/// The items of a drop over a table, and their moves to their places.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The last row under the finger; `nil` if there was none.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's last proposal.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Moves a dropped item to a row that is in the data already.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Moves a dropped item into a rectangle of a row, in the row's coordinates.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  )
    -> any UIDragAnimating

  /// Moves a dropped item to a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

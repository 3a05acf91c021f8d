// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// The items of a drop over a collection view, and their moves to their places.
@MainActor
final class DropCoordinator: UICollectionViewDropCoordinator {
  /// One item of a drop.
  final class Item: UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, from source: IndexPath?, size: CGSize) {
      self.dragItem = dragItem
      sourceIndexPath = source
      previewSize = size
    }
  }

  /// The move of one dropped item to its place.
  class Flight: UIDragAnimating {
    fileprivate var animations: [() -> Void] = []
    fileprivate var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
      completions.append(completion)
    }
  }

  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  /// The place of each dropped item, in content coordinates.
  private(set) var landings: [(item: UIDragItem, frame: CGRect)] = []

  private unowned let view: UICollectionView
  private var flights: [Flight] = []

  init(
    _ items: [Item],
    at destination: IndexPath?,
    _ proposal: UICollectionViewDropProposal,
    _ session: CarriedItems,
    in view: UICollectionView
  ) {
    self.items = items
    destinationIndexPath = destination
    self.proposal = proposal
    self.session = session
    self.view = view
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    land(dragItem, in: frame(ofItemAt: indexPath))
  }

  func drop(
    _ dragItem: UIDragItem,
    intoItemAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating {
    let frame = frame(ofItemAt: indexPath)
    return land(dragItem, in: frame.map { rect.offsetBy(dx: $0.minX, dy: $0.minY) })
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    let size = items.first { $0.dragItem === dragItem }?.previewSize ?? .zero
    let origin = CGPoint(
      x: target.center.x - size.width / 2,
      y: target.center.y - size.height / 2
    )
    return land(dragItem, in: CGRect(origin: origin, size: size))
  }

  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let context = PlaceholderContext(of: placeholder, for: dragItem, in: view)
    flights.append(context)
    context.insert { [weak self, weak context] in
      guard let frame = context?.frame else { return }
      self?.landings.append((dragItem, frame))
    }
    return context
  }

  /// Runs the changes that were added to the moves, after the delegate has decided where everything
  /// goes.
  func run() {
    let flights = flights
    let changes = flights.flatMap(\.animations)
    if !changes.isEmpty { view.performAnimated(.standard) { for change in changes { change() } } }
    let completions = flights.flatMap(\.completions)
    view.complete(
      [{ isOver in for end in completions { end(isOver ? .end : .current) } }],
      after: .standard
    )
  }

  private func land(_ item: UIDragItem, in frame: CGRect?) -> any UIDragAnimating {
    let flight = Flight()
    flights.append(flight)
    if let frame { landings.append((item, frame)) }
    return flight
  }

  /// The frame of an item of the data; `nil`, with a diagnostic, if there is no such item.
  private func frame(ofItemAt indexPath: IndexPath) -> CGRect? {
    let path = view.shownPath(of: indexPath)
    if let frame = view.layoutAttributesForItem(at: path)?.frame { return frame }
    view.reportCall(
      "index-path",
      "attempt to drop on the item at \(indexPath.callText), which does not exist; insert it before"
    )
    return nil
  }
}

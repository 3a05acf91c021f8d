// SPDX-License-Identifier: Apache-2.0
public import Foundation
import LayoutEngine

extension UICollectionView {
  /// Configures cells of one class for items of one type.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier: String
    let handler: Handler

    /// Makes a registration from its handler.
    public init(handler: @escaping Handler) {
      identifier = RegistrationNumber.next(for: Cell.self)
      self.handler = handler
    }
  }

  /// Configures supplementary views of one class and kind.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view for an element kind and index path.
    public typealias Handler = (
      _ supplementaryView: Supplementary,
      _ elementKind: String,
      _ indexPath: IndexPath
    ) -> Void

    let identifier: String
    let elementKind: String
    let handler: Handler

    /// Makes a registration for a kind from its handler.
    public init(elementKind: String, handler: @escaping Handler) {
      identifier = RegistrationNumber.next(for: Supplementary.self)
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Dequeues a cell and configures it for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let key = ReuseQueues.Key(category: .cell, kind: "", identifier: registration.identifier)
    provider.queues.registerIfChanged(Cell.self, for: key)
    let view = provider.dequeue(key, at: indexPath) as? Cell
    let cell = view ?? Cell(by: EngineInstantiation(), frame: provider.queues.frame)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Dequeues a supplementary view and configures it.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let key = ReuseQueues.Key(
      category: .supplementary,
      kind: registration.elementKind,
      identifier: registration.identifier
    )
    provider.queues.registerIfChanged(Supplementary.self, for: key)
    let dequeued = provider.dequeue(key, at: indexPath) as? Supplementary
    let view = dequeued ?? Supplementary(by: EngineInstantiation(), frame: provider.queues.frame)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

/// Numbers registrations, so that each has its own reuse queue.
@MainActor
private enum RegistrationNumber {
  private static var last = 0

  static func next(for viewClass: UICollectionReusableView.Type) -> String {
    last += 1
    return "registration \(last) of \(viewClass)"
  }
}

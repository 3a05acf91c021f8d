// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// Notes the collection views that get a data source while `noting(_:)` or `during(_:)` runs.
@preconcurrency @MainActor
package enum AttachedViews {
  private static var found: [UICollectionView]?

  /// Notes a view once, if notes are being taken.
  static func note(_ view: UICollectionView) {
    guard found?.contains(where: { $0 === view }) == false else { return }
    found?.append(view)
  }

  /// The views that got a data source during some work, in that order.
  package static func during(_ work: () -> Void) -> [UICollectionView] { noting(work).views }

  /// The same views, with the result of the work.
  package static func noting<Result>(
    _ work: () -> Result
  ) -> (result: Result, views: [UICollectionView]) {
    let outer = found
    found = []
    defer { found = outer }
    let result = work()
    return (result, found ?? [])
  }
}

extension UICollectionView {
  /// Adds the registrations of another collection view for identifiers that have none here.
  ///
  /// - Complexity: O(n) in the registrations.
  package func adoptRegistrations(of other: UICollectionView) {
    provider.queues.adoptClasses(of: other.queues)
  }

  /// Whether a class is registered for the cells of an identifier.
  package func hasCell(withReuseIdentifier identifier: String) -> Bool {
    queues.viewClass(for: .init(category: .cell, kind: "", identifier: identifier)) != nil
  }

  /// Whether a class is registered for the supplementary views of a kind and identifier.
  package func hasView(ofKind kind: String, withReuseIdentifier identifier: String) -> Bool {
    let key = ReuseQueues.Key(category: .supplementary, kind: kind, identifier: identifier)
    return queues.viewClass(for: key) != nil
  }
}

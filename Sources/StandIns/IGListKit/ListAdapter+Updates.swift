// SPDX-License-Identifier: Apache-2.0
import UIKit

extension ListAdapter {
  /// Takes the objects that the data source has now, and shows what is different: sections come, go and move, and those
  /// with other content are loaded again.
  ///
  /// - Returns: Whether that was possible; otherwise nothing has changed.
  func animateUpdates(_ completion: ((Bool) -> Void)?) -> Bool {
    guard let collectionView, let dataSource, collectionView.window != nil,
      collectionView.numberOfSections == entries.count,
      let before = Self.identities(entries.map(\.object)),
      let after = Self.identities(dataSource.objects(for: self))
    else { return false }
    let known = entries
    let counts = known.indices.map { collectionView.numberOfItems(inSection: $0) }
    collectionView.performBatchUpdates(
      {
        self.load()
        SectionChanges(from: before, to: after) { old, new in
          Self.differ(known[old], self.entries[new], counts[old])
        }.tell(collectionView)
      },
      completion: completion
    )
    return true
  }

  /// What tells objects apart; `nil` where two of them are one.
  private static func identities(_ objects: [any ListDiffable]) -> [NSObject]? {
    let all = objects.compactMap { $0.diffIdentifier() as? NSObject }
    return Set(all).count == objects.count ? all : nil
  }

  /// Whether the content of a section is another one.
  private static func differ(_ old: Entry, _ new: Entry, _ count: Int) -> Bool {
    if !new.object.isEqual(toDiffableObject: old.object) { return true }
    if new.controller.numberOfItems() != count { return true }
    return new.controller is ListBindingSectionController
      && old.object as AnyObject !== new.object as AnyObject
  }
}

/// The sections that come, go, move and change when a list gets other objects.
@MainActor
private struct SectionChanges {
  private var gone = IndexSet()
  private var new = IndexSet()
  private var changed = IndexSet()
  private var moved: [(from: Int, to: Int)] = []

  /// Compares what tells the objects apart.
  init(from old: [NSObject], to now: [NSObject], isChanged: (_ old: Int, _ now: Int) -> Bool) {
    let (places, before) = (Self.places(now), Self.places(old))
    gone = IndexSet(old.indices.filter { places[old[$0]] == nil })
    new = IndexSet(now.indices.filter { before[now[$0]] == nil })
    let kept = old.filter { places[$0] != nil }
    let order = now.filter { before[$0] != nil }
    let wanderers = Set(order.difference(from: kept).removals.map(Self.element))
    for object in kept {
      guard let from = before[object], let to = places[object] else { continue }
      let isMoved = wanderers.contains(object)
      switch (isChanged(from, to), isMoved) {
      case (true, true):
        gone.insert(from)
        new.insert(to)
      case (true, false): changed.insert(from)
      case (false, true): moved.append((from, to))
      case (false, false): break
      }
    }
  }

  private static func places(_ objects: [NSObject]) -> [NSObject: Int] {
    Dictionary(uniqueKeysWithValues: zip(objects, 0...))
  }

  private static func element(_ change: CollectionDifference<NSObject>.Change) -> NSObject {
    switch change {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }

  /// Tells a collection view, within a batch.
  func tell(_ collectionView: UICollectionView) {
    if !gone.isEmpty { collectionView.deleteSections(gone) }
    if !new.isEmpty { collectionView.insertSections(new) }
    if !changed.isEmpty { collectionView.reloadSections(changed) }
    for move in moved { collectionView.moveSection(move.from, toSection: move.to) }
  }
}

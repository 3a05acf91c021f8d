// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import UIKit

public enum ViewTransition {
  case animated
  case reload
}

public struct AnimationConfiguration {
  public let insertAnimation: UITableView.RowAnimation
  public let reloadAnimation: UITableView.RowAnimation
  public let deleteAnimation: UITableView.RowAnimation

  public init(
    insertAnimation: UITableView.RowAnimation = .automatic,
    reloadAnimation: UITableView.RowAnimation = .automatic,
    deleteAnimation: UITableView.RowAnimation = .automatic
  ) {
    self.insertAnimation = insertAnimation
    self.reloadAnimation = reloadAnimation
    self.deleteAnimation = deleteAnimation
  }
}

/// What changed between two lists of sections.
///
/// Paths of what is deleted or updated are those before the change, paths of what is inserted those after it. What
/// moves is deleted and inserted.
public struct Changeset<Section: SectionModelType> {
  public let originalSections: [Section]
  public let finalSections: [Section]
  public private(set) var deletedSections: [Int] = []
  public private(set) var insertedSections: [Int] = []
  public private(set) var deletedItems: [IndexPath] = []
  public private(set) var insertedItems: [IndexPath] = []
  public private(set) var updatedItems: [IndexPath] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && deletedItems.isEmpty
      && insertedItems.isEmpty && updatedItems.isEmpty
  }
}

extension Changeset where Section: AnimatableSectionModelType {
  /// Compares two lists; `nil` when sections, or items of the lists, have the same identity.
  init?(from old: [Section], to new: [Section]) {
    (originalSections, finalSections) = (old, new)
    guard Self.areUnique(old), Self.areUnique(new) else { return nil }
    let change = new.map(\.identity).difference(from: old.map(\.identity))
    for step in change {
      switch step {
      case .remove(let place, _, _): deletedSections.append(place)
      case .insert(let place, _, _): insertedSections.append(place)
      }
    }
    let (gone, fresh) = (Set(deletedSections), Set(insertedSections))
    let kept = old.indices.filter { !gone.contains($0) }
    let stayed = new.indices.filter { !fresh.contains($0) }
    for (before, after) in zip(kept, stayed) { compareItems(before, after) }
  }

  private mutating func compareItems(_ before: Int, _ after: Int) {
    let (old, new) = (originalSections[before].items, finalSections[after].items)
    let change = new.map(\.identity).difference(from: old.map(\.identity))
    var gone: Set<Int> = []
    var fresh: Set<Int> = []
    for step in change {
      switch step {
      case .remove(let place, _, _): gone.insert(place)
      case .insert(let place, _, _): fresh.insert(place)
      }
    }
    deletedItems += gone.sorted().map { IndexPath(item: $0, section: before) }
    insertedItems += fresh.sorted().map { IndexPath(item: $0, section: after) }
    let kept = old.indices.filter { !gone.contains($0) }
    let stayed = new.indices.filter { !fresh.contains($0) }
    for (place, other) in zip(kept, stayed) where old[place] != new[other] {
      updatedItems.append(IndexPath(item: place, section: before))
    }
  }

  private static func areUnique(_ sections: [Section]) -> Bool {
    let items = sections.flatMap(\.items).map(\.identity)
    return Set(items).count == items.count
      && Set(sections.map(\.identity)).count == sections.count
  }
}

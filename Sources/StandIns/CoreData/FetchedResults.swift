// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation
import UIKit

/// What a controller of results keeps, without the type of its results.
@MainActor
final class FetchedResults {
  let context: NSManagedObjectContext
  let sectionPath: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  var find: () -> [NSManagedObject] = { [] }
  var request: AnyObject?
  /// The request as delegates see it, whose results have no type.
  var plainRequest: () -> NSFetchRequest<any NSFetchRequestResult> = { NSFetchRequest() }
  private(set) var sections: [FetchedSection] = []
  private(set) var isFetched = false
  /// The looks of the objects when they were told last, to find those that changed.
  private var states: [ObjectIdentifier: Int] = [:]

  init(_ context: NSManagedObjectContext, _ sectionPath: String?) {
    (self.context, self.sectionPath) = (context, sectionPath)
  }

  /// Finds the objects, and follows them from now on.
  func fetch() {
    sections = found()
    note()
    if !isFetched {
      isFetched = true
      context.store.followers.append { [weak self] in
        guard let self else { return false }
        return MainActor.assumeIsolated {
          self.update()
          return true
        }
      }
    }
    delegate?.controller(told, didChangeContentWith: snapshot(reloading: []))
  }

  func path(of object: AnyObject) -> IndexPath? {
    for (section, own) in sections.enumerated() {
      if let item = own.items.firstIndex(where: { $0 === object }) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  private var told: NSFetchedResultsController<any NSFetchRequestResult> {
    NSFetchedResultsController(self, plainRequest())
  }

  private func found() -> [FetchedSection] {
    let all = find()
    guard let sectionPath else { return [FetchedSection(name: "", items: all)] }
    var made: [FetchedSection] = []
    for object in all {
      let name = KeyedValues.value(of: object, at: sectionPath).map { "\($0)" } ?? ""
      if made.last?.name == name {
        made[made.count - 1].items.append(object)
      } else {
        made.append(FetchedSection(name: name, items: [object]))
      }
    }
    return made
  }

  private func note() {
    states = Dictionary(
      sections.flatMap(\.items).map { (ObjectIdentifier($0), $0.changes) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private func snapshot(reloading: [NSManagedObject]) -> NSDiffableDataSourceSnapshotReference {
    let reference = NSDiffableDataSourceSnapshotReference()
    for section in sections {
      reference.appendSections(withIdentifiers: [section.name])
      reference.appendItems(
        withIdentifiers: section.items.map(\.objectID),
        intoSectionWithIdentifier: section.name
      )
    }
    reference.reloadItems(withIdentifiers: reloading.map(\.objectID))
    return reference
  }

  // MARK: Changes

  private func update() {
    let old = sections
    let oldStates = states
    let new = found()
    let before = paths(old)
    let after = paths(new)
    let changed = new.flatMap(\.items).filter { object in
      oldStates[ObjectIdentifier(object)].map { $0 != object.changes } ?? false
    }
    let isSame =
      old.map(\.name) == new.map(\.name)
      && zip(old, new).allSatisfy { $0.items.elementsEqual($1.items, by: ===) }
    guard !isSame || !changed.isEmpty else { return }
    let controller = told
    delegate?.controllerWillChangeContent(controller)
    sections = new
    note()
    tellSections(old, new, controller)
    tellObjects(old, new, before, after, Set(changed.map(ObjectIdentifier.init)), controller)
    delegate?.controllerDidChangeContent(controller)
    delegate?.controller(controller, didChangeContentWith: snapshot(reloading: changed))
  }

  private func paths(_ sections: [FetchedSection]) -> [ObjectIdentifier: IndexPath] {
    var paths: [ObjectIdentifier: IndexPath] = [:]
    for (section, own) in sections.enumerated() {
      for (item, object) in own.items.enumerated() {
        paths[ObjectIdentifier(object)] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }

  private func tellSections(
    _ old: [FetchedSection],
    _ new: [FetchedSection],
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    let (before, after) = (Set(old.map(\.name)), Set(new.map(\.name)))
    for (index, section) in old.enumerated() where !after.contains(section.name) {
      delegate?.controller(controller, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in new.enumerated() where !before.contains(section.name) {
      delegate?.controller(controller, didChange: section, atSectionIndex: index, for: .insert)
    }
  }

  private func tellObjects(
    _ old: [FetchedSection],
    _ new: [FetchedSection],
    _ before: [ObjectIdentifier: IndexPath],
    _ after: [ObjectIdentifier: IndexPath],
    _ changed: Set<ObjectIdentifier>,
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    let tell = {
      (
        object: NSManagedObject,
        from: IndexPath?,
        type: NSFetchedResultsChangeType,
        to: IndexPath?
      ) in
      self.delegate?.controller(
        controller,
        didChange: object,
        at: from,
        for: type,
        newIndexPath: to
      )
    }
    for object in old.flatMap(\.items) where after[ObjectIdentifier(object)] == nil {
      tell(object, before[ObjectIdentifier(object)], .delete, nil)
    }
    for object in new.flatMap(\.items) {
      let id = ObjectIdentifier(object)
      guard let from = before[id] else {
        tell(object, nil, .insert, after[id])
        continue
      }
      let kept = old[from.section].items.filter { after[ObjectIdentifier($0)] != nil }
      let now = after[id].map { new[$0.section] }
      let others = now?.items.filter { before[ObjectIdentifier($0)] != nil }
      let isMoved =
        now?.name != old[from.section].name
        || kept.firstIndex { $0 === object } != others?.firstIndex { $0 === object }
      if isMoved {
        tell(object, from, .move, after[id])
      } else if changed.contains(id) {
        tell(object, from, .update, after[id])
      }
    }
  }
}

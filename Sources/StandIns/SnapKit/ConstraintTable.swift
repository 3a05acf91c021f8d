// SPDX-License-Identifier: Apache-2.0
import UIKit

/// The constraints that were made for each view and guide, so that they can be made anew.
@MainActor
enum ConstraintTable {
  private struct Entry {
    weak var item: AnyObject?
    var constraints: [Constraint]
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// Entries of things that are gone are removed when there are so many.
  private static var sizeOfNextSweep = 64

  static func constraints(of item: AnyObject) -> [Constraint] {
    guard let entry = entries[ObjectIdentifier(item)], entry.item === item else { return [] }
    return entry.constraints
  }

  static func set(_ constraints: [Constraint], of item: AnyObject) {
    if entries.count >= sizeOfNextSweep {
      entries = entries.filter { $0.value.item != nil }
      sizeOfNextSweep = max(sizeOfNextSweep, entries.count * 2)
    }
    entries[ObjectIdentifier(item)] =
      constraints.isEmpty ? nil : Entry(item: item, constraints: constraints)
  }
}

// SPDX-License-Identifier: Apache-2.0

/// The differences between a stored snapshot and a new one, as lines for users.
public struct SnapshotDifference: Sendable {
  /// What happened to one element.
  public enum Change: Hashable, Sendable {
    /// It is in the stored snapshot alone.
    case gone(Snapshot.Element)
    /// It is in the new snapshot alone.
    case added(Snapshot.Element)
    /// It is in both, with other values.
    case changed(from: Snapshot.Element, to: Snapshot.Element)
  }

  /// The elements that differ, in the order of the snapshot.
  public private(set) var changes: [Change] = []
  /// One line for each different field, in the order of the snapshot.
  public private(set) var lines: [String] = []

  /// Compares two snapshots; numbers must be equal to the last bit.
  ///
  /// - Complexity: O(n log n) for n elements in both.
  public init(from old: Snapshot, to new: Snapshot) {
    note("bounds", old.bounds.numbers, new.bounds.numbers)
    note(
      "contentSize",
      [old.contentWidth, old.contentHeight],
      [new.contentWidth, new.contentHeight]
    )
    compare(old.elements.sorted { $0.precedes($1) }, new.elements.sorted { $0.precedes($1) })
    compareFindings(old.diagnostics, new.diagnostics)
  }

  /// Compares both lists, which have the same order.
  private mutating func compare(_ old: [Snapshot.Element], _ new: [Snapshot.Element]) {
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if j == new.count || (i < old.count && old[i].precedes(new[j])) {
        changes.append(.gone(old[i]))
        lines.append("\(old[i].title) is gone; it was at \(Self.text(old[i].frame.numbers))")
        i += 1
      } else if i == old.count || new[j].precedes(old[i]) {
        changes.append(.added(new[j]))
        lines.append("\(new[j].title) is new, at \(Self.text(new[j].frame.numbers))")
        j += 1
      } else {
        if old[i] != new[j] { changes.append(.changed(from: old[i], to: new[j])) }
        compare(old[i], new[j])
        i += 1
        j += 1
      }
    }
  }

  private mutating func compare(_ old: Snapshot.Element, _ new: Snapshot.Element) {
    let title = new.title
    note("\(title): id", old.id, new.id)
    note("\(title): frame", old.frame.numbers, new.frame.numbers)
    note("\(title): alpha", [old.alpha], [new.alpha])
    note("\(title): zIndex", [Double(old.zIndex)], [Double(new.zIndex)])
    note("\(title): hidden", String(old.hidden), String(new.hidden))
    note("\(title): transform", old.transform, new.transform)
    note("\(title): transform3D", old.transform3D, new.transform3D)
  }

  private mutating func compareFindings(_ old: [Snapshot.Finding], _ new: [Snapshot.Finding]) {
    for finding in old where !new.contains(finding) {
      lines.append("diagnostic is gone: \(finding.message)")
    }
    for finding in new where !old.contains(finding) {
      lines.append("diagnostic is new: \(finding.message)")
    }
  }

  private mutating func note(_ what: String, _ old: String, _ new: String) {
    if old != new { lines.append("\(what) \(old) → \(new)") }
  }

  private mutating func note(_ what: String, _ old: [Double]?, _ new: [Double]?) {
    if old != new { lines.append("\(what) \(Self.text(old)) → \(Self.text(new))") }
  }

  /// Whole numbers below this are exact.
  private static let exactLimit = 9_007_199_254_740_992.0

  /// Numbers with all digits; a single one without brackets.
  private static func text(_ numbers: [Double]?) -> String {
    guard let numbers else { return "none" }
    let words = numbers.map { number in
      number == number.rounded() && number.magnitude < exactLimit
        ? String(Int64(number)) : number.description
    }
    return words.count == 1 ? words[0] : "[" + words.joined(separator: ", ") + "]"
  }
}

extension Snapshot.Element {
  /// The name of the element for users.
  package var title: String {
    let path = "[" + indexPath.map(String.init).joined(separator: ", ") + "]"
    let noun = kind.map { "\(category.rawValue) \($0)" } ?? category.rawValue
    return "\(noun) \(path) (\(id))"
  }
}

// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// The diagnostics of a collection view, each once, up to a number that a person can read.
struct DiagnosticLog {
  private static let capacity = 64

  private var updates: [LayoutDiagnostic] = []
  private var layout: [LayoutDiagnostic] = []

  var all: [LayoutDiagnostic] { updates + layout }

  /// Adds a diagnostic about a layout's answers; it stays until the layout prepares again.
  mutating func report(_ diagnostic: LayoutDiagnostic) {
    guard layout.count < Self.capacity, !layout.contains(diagnostic) else { return }
    layout.append(diagnostic)
  }

  /// Adds a diagnostic about a layout's answers, unless the element already has one of its kind.
  mutating func reportOnce(_ diagnostic: LayoutDiagnostic) {
    let isKnown = layout.contains {
      $0.code == diagnostic.code && $0.section == diagnostic.section && $0.item == diagnostic.item
        && $0.elementKind == diagnostic.elementKind
    }
    if !isKnown { report(diagnostic) }
  }

  /// Adds a diagnostic about a call from outside; it stays until the next update of the data.
  mutating func reportCall(_ diagnostic: LayoutDiagnostic) {
    guard updates.count < Self.capacity, !updates.contains(diagnostic) else { return }
    updates.append(diagnostic)
  }

  mutating func forgetLayout() { layout = [] }
  mutating func forgetCalls() { updates = [] }
}

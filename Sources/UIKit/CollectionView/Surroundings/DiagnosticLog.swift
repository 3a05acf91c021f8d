// SPDX-License-Identifier: Apache-2.0
import LayoutEngine

/// The findings of a collection view, each once, and no more of them than a person reads.
struct DiagnosticLog {
  private static let capacity = 64

  private var updates: [LayoutDiagnostic] = []
  private var layout: [LayoutDiagnostic] = []

  var all: [LayoutDiagnostic] { updates + layout }

  /// Adds a finding about a layout's answers; it stands until the layout is prepared again.
  mutating func report(_ diagnostic: LayoutDiagnostic) {
    guard layout.count < Self.capacity, !layout.contains(diagnostic) else { return }
    layout.append(diagnostic)
  }

  /// Adds a finding about a layout's answers unless one of its kind is known of the element.
  mutating func reportOnce(_ diagnostic: LayoutDiagnostic) {
    let isKnown = layout.contains {
      $0.code == diagnostic.code && $0.section == diagnostic.section && $0.item == diagnostic.item
        && $0.elementKind == diagnostic.elementKind
    }
    if !isKnown { report(diagnostic) }
  }

  /// Adds a finding about a call from outside; it stands until the next update of the data.
  mutating func reportCall(_ diagnostic: LayoutDiagnostic) {
    guard updates.count < Self.capacity, !updates.contains(diagnostic) else { return }
    updates.append(diagnostic)
  }

  mutating func forgetLayout() { layout = [] }
  mutating func forgetCalls() { updates = [] }
}

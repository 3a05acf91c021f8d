// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A finding about a layout's description and the box at which people see what it means.
package struct CompositionalMark: Hashable, Sendable {
  package var finding: LayoutDiagnostic
  package var section: Int
  /// The place of the box in points of the content, as scrolled.
  package var frame: CGRect
}

extension CompositionalGeometry {
  /// What is questionable about groups of which something is in a rectangle, at the first of them there.
  ///
  /// A finding about what was not placed stands at the innermost group around that was, and at the section
  /// where there is none.
  /// - Complexity: O(s + f · k) in the sections, the findings and the boxes in the rectangle.
  package func marks(
    in rect: CGRect,
    offsets: Offsets = [:],
    atMost limit: Int
  ) -> [CompositionalMark] {
    let findings = diagnostics
    guard !findings.isEmpty else { return [] }
    let boxes = boxes(in: rect, offsets: offsets, atMost: limit)
    return findings.prefix(limit).compactMap { finding in
      guard let section = finding.section else { return nil }
      let own = boxes.filter { $0.section == section }
      guard let frame = box(of: finding, among: own)?.frame else { return nil }
      return CompositionalMark(finding: finding, section: section, frame: frame)
    }
  }

  /// The box on the way to what a finding is about that reaches farthest, and of those the first.
  private func box(
    of finding: LayoutDiagnostic,
    among boxes: [CompositionalBox]
  ) -> CompositionalBox? {
    let section = boxes.first { $0.kind == .section }
    guard let way = finding.subitems else { return section }
    let around = boxes.filter { $0.kind != .section && way.starts(with: $0.subitems) }
    let depth = around.map(\.subitems.count).max()
    let nearest = around.filter { $0.subitems.count == depth }
    return nearest.min { isBefore($0.frame, $1.frame) } ?? section
  }

  /// Whether something is read before something else.
  private func isBefore(_ one: CGRect, _ other: CGRect) -> Bool {
    let (one, other) = (axis.rect(mirrored(one)), axis.rect(mirrored(other)))
    return (one.main, one.cross) < (other.main, other.cross)
  }
}

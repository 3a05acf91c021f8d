// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A finding about a layout's description, and the box that shows people what it means.
package struct CompositionalMark: Hashable, Sendable {
  package var finding: LayoutDiagnostic
  package var section: Int
  /// The scrolled frame of the box, in points of the content.
  package var frame: CGRect
}

extension CompositionalGeometry {
  /// Findings about the groups that are visible in a rectangle, each at the first such group.
  ///
  /// A finding about something that was not placed is at the innermost group that was placed around
  /// it; if there is none, at the section.
  /// - Complexity: O(s + f · k) for s sections, f findings and k boxes in the rectangle.
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

  /// The box that lies deepest on the finding's path; of several such boxes, the first.
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

  /// Whether a rectangle comes before another one in reading order.
  private func isBefore(_ one: CGRect, _ other: CGRect) -> Bool {
    let (one, other) = (axis.rect(mirrored(one)), axis.rect(mirrored(other)))
    return (one.main, one.cross) < (other.main, other.cross)
  }
}

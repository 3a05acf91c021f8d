// SPDX-License-Identifier: Apache-2.0
import Foundation

extension CompositionalGeometry {
  /// An item's element; `nil` when there is no such item or no group contains it.
  ///
  /// - Complexity: O(log m) in the measured items, and the cells of a group.
  package func cell(section: Int, item: Int, offsets: Offsets = [:]) -> CompositionalElement? {
    guard let (run, group) = group(holding: item, section: section) else { return nil }
    guard let owner = self.section(section) else { return nil }
    let number = (item - run.firstItem) % run.capacity
    let place = place(of: group, in: run, owner, section)
    let cell = run.template.cells[number]
    let frame = mirrored(pixels.shown(cell.frame.offsetBy(dx: place.x, dy: place.y)))
    let element = self.cell(cell, owner, section, item: item, frame)
    return scrolled(element, offset(section, offsets))
  }

  private func group(holding item: Int, section: Int) -> (GroupRuns.Run, Int)? {
    guard let owner = self.section(section), (0..<owner.count).contains(item) else { return nil }
    guard let index = owner.runs.run(holding: item) else { return nil }
    let run = owner.runs.runs[index]
    return (run, run.firstGroup + (item - run.firstItem) / run.capacity)
  }

  /// A view of a kind: at the section's edge, of an item or of a group, searched in this order.
  package func view(
    ofKind kind: String,
    section: Int,
    item: Int,
    offsets: Offsets = [:]
  ) -> CompositionalElement? {
    guard let owner = self.section(section) else { return nil }
    let atEdge = owner.boundaries.firstIndex { $0.spec.kind == kind && $0.ordinal == item }
    if let atEdge { return boundary(atEdge, owner, section) }
    let offset = offset(section, offsets)
    if let (run, group) = group(holding: item, section: section) {
      let number = (item - run.firstItem) % run.capacity
      let found = run.template.views.firstIndex { $0.cell == number && $0.spec.kind == kind }
      if let found {
        let place = place(of: group, in: run, owner, section)
        return view(found, of: group, in: run, owner, section, at: place)
          .map { scrolled($0, offset) }
      }
    }
    let each = owner.runs.template.groupViews[kind] ?? 0
    guard each > 0, item >= 0, item / each < owner.runs.groupCount else { return nil }
    guard let run = owner.runs.run(ofGroup: item / each) else { return nil }
    let ordinal = item % each
    let found = run.template.views.firstIndex {
      $0.cell == nil && $0.spec.kind == kind && $0.ordinal == ordinal
    }
    let place = place(of: item / each, in: run, owner, section)
    return found.flatMap { view($0, of: item / each, in: run, owner, section, at: place) }
      .map { scrolled($0, offset) }
  }

  /// A header or footer of the whole layout.
  package func layoutView(ofKind kind: String, item: Int) -> CompositionalElement? {
    layoutBoundaries.firstIndex { $0.spec.kind == kind && $0.ordinal == item }
      .map(layoutBoundary)
  }

  /// A view behind a section; `nil` when the section has no items.
  package func decoration(ofKind kind: String, section: Int, item: Int) -> CompositionalElement? {
    guard let owner = self.section(section), !owner.isEmpty else { return nil }
    let same = owner.spec.decorations.indices.filter { owner.spec.decorations[$0].kind == kind }
    guard same.indices.contains(item) else { return nil }
    return decoration(same[item], owner, section)
  }
}

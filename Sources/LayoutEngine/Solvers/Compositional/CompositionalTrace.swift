// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Why a compositional layout put an item where it is: its section, its group, and the boxes around
/// it with what their lengths were computed from.
///
/// Lengths are points.
package struct CompositionalTrace: Sendable {
  /// A group around the item, or the item itself.
  package struct Box: Sendable {
    /// The description of the box.
    package var spec: CompositionalItem
    /// The number of its description among those of the group around it; `nil` for the section's
    /// group.
    package var subitem: Int?
    /// The number of the box among those of the group around it, and their number.
    package var place: (index: Int, count: Int)
    package var isGroup: Bool
    /// The size before the content insets.
    package var size: CGSize
    /// The box to which fractions refer.
    package var container: CGSize
    /// The axis on which it has an equal share of the group around it.
    package var shared: Axis?
    package var measuresWidth: Bool
    package var measuresHeight: Bool
  }

  /// The number of the group in its section, from 0.
  package var group: Int
  package var groupCount: Int
  /// The number of the item in its group, from 0.
  package var cell: Int
  package var cellCount: Int
  /// The axis on which groups follow one another, and the distance between them.
  package var axis: Axis
  package var spacing: CGFloat
  package var scrolling: OrthogonalScrolling
  package var insets: CompositionalInsets
  /// The boxes from the section's group to the item; empty if a function of the group gave its
  /// frame.
  package var boxes: [Box]
  /// Whether the item has been measured.
  package var isMeasured: Bool
}

extension CompositionalGeometry {
  /// Why an item is where it is; `nil` when there is no such item or no group contains it.
  ///
  /// - Complexity: O(log m) in the measured items, and that of solving one group.
  package func trace(ofItem item: Int, section index: Int) -> CompositionalTrace? {
    guard let section = section(index), (0..<section.count).contains(item),
      let found = section.runs.run(holding: item)
    else { return nil }
    let run = section.runs.runs[found]
    let number = (item - run.firstItem) % run.capacity
    let boxes = section.runs.boxes(of: run, section.measures)
    return CompositionalTrace(
      group: run.firstGroup + (item - run.firstItem) / run.capacity,
      groupCount: section.runs.groupCount,
      cell: number,
      cellCount: run.capacity,
      axis: section.runs.source.axis,
      spacing: section.runs.source.spacing,
      scrolling: section.spec.scrolling,
      insets: section.spec.insets,
      boxes: Self.way(to: number, of: run.capacity, in: boxes, section.spec.group),
      isMeasured: section.measures[item] != nil
    )
  }

  /// The boxes from a section's group to a cell.
  ///
  /// A group is noted after the boxes in it, so the group around a box is the next one that is less
  /// deep. Cells of custom groups have no boxes.
  private static func way(
    to cell: Int,
    of count: Int,
    in boxes: [GroupTemplate.Box],
    _ group: CompositionalItem
  ) -> [CompositionalTrace.Box] {
    let cells = boxes.indices.filter { !boxes[$0].isGroup }
    guard cells.count == count else { return [] }
    var way: [CompositionalTrace.Box] = []
    var next: Int? = cells[cell]
    while let at = next {
      let box = boxes[at]
      guard let spec = group.subitem(at: box.path) else { return [] }
      let outer = boxes[(at + 1)...].firstIndex { $0.depth < box.depth }
      let start = boxes[..<at].lastIndex { $0.depth < box.depth }.map { $0 + 1 } ?? 0
      let siblings = (start..<(outer ?? boxes.count)).filter { boxes[$0].depth == box.depth }
      way.append(
        CompositionalTrace.Box(
          spec: spec,
          subitem: box.path.last,
          place: (siblings.firstIndex(of: at) ?? 0, siblings.count),
          isGroup: box.isGroup,
          size: box.frame.size,
          container: box.container,
          shared: box.shared,
          measuresWidth: box.measuresWidth,
          measuresHeight: box.measuresHeight
        )
      )
      next = outer
    }
    return way.reversed()
  }
}

extension CompositionalItem {
  /// The description at a path of subitems.
  fileprivate func subitem(at path: [Int]) -> CompositionalItem? {
    var item = self
    for index in path {
      switch item.content {
      case .cycle(_, let items):
        guard items.indices.contains(index) else { return nil }
        item = items[index]
      case .copies(_, let inner, _), .shares(_, let inner, _): item = inner
      case .cell, .custom: return nil
      }
    }
    return item
  }
}

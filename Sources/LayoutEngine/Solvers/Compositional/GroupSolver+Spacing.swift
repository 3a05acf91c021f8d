// SPDX-License-Identifier: Apache-2.0
import Foundation

extension GroupSolver {
  /// Gives uniform siblings the greatest length among them.
  mutating func unite(_ children: inout [Child], _ box: Box) {
    for axis in [Axis.horizontal, .vertical] {
      let alike = children.indices.filter {
        children[$0].item.size[axis].kind == .uniformAcrossSiblings
      }
      guard alike.count > 1 else { continue }
      let isMain = axis == box.axis
      let lengths = alike.map { isMain ? children[$0].size.main : children[$0].size.cross }
      guard let length = lengths.max() else { continue }
      for index in alike {
        if isMain {
          children[index].size.main = length
        } else {
          children[index].size.cross = length
        }
        guard case .cell = children[index].item.content else { continue }
        let cell = children[index].mark.cells
        let old = template.cells[cell].frame
        if axis == .horizontal {
          template.cells[cell].frame.size.width = length
        } else {
          template.cells[cell].frame.size.height = length
        }
        for view in template.views.indices where template.views[view].cell == cell {
          if template.views[view].host == old {
            template.views[view].host = template.cells[cell].frame
          }
        }
      }
    }
  }

  /// Finds the starts of subitems along the group's axis; flexible spacings share the free space.
  ///
  /// - Returns: The length that the subitems take.
  func arrange(_ children: inout [Child], _ item: CompositionalItem, _ box: Box) -> CGFloat {
    let axis = box.axis
    var least: CGFloat = 0
    var slots = 0
    for (index, child) in children.enumerated() {
      let (before, after) = (child.item.edges.start(axis), child.item.edges.end(axis))
      if index > 0 {
        least += item.spacing.length
        slots += item.spacing.flexibleCount
      }
      least += before.length + child.size.main + after.length
      slots += before.flexibleCount + after.flexibleCount
    }
    let share =
      box.hugsMain ? 0 : CompositionalPolicy.share(of: box.room.main - least, among: slots)
    var cursor: CGFloat = 0
    for index in children.indices {
      if index > 0 { cursor += item.spacing.length(share: share) }
      cursor += children[index].item.edges.start(axis).length(share: share)
      children[index].start = cursor
      cursor += children[index].size.main
      cursor += children[index].item.edges.end(axis).length(share: share)
    }
    return cursor
  }

  /// The length across the group's axis within which subitems are aligned.
  func crossLength(of children: [Child], _ box: Box) -> CGFloat {
    guard box.hugsCross else { return box.room.cross }
    let across = box.axis.cross
    return children.map {
      $0.item.edges.start(across).length + $0.size.cross + $0.item.edges.end(across).length
    }
    .max() ?? 0
  }

  /// Moves the cells and views of a subitem to its box.
  mutating func move(
    _ child: Child,
    upTo end: GroupTemplate.Mark?,
    _ box: Box,
    crossLength: CGFloat
  ) {
    let across = box.axis.cross
    let (before, after) = (child.item.edges.start(across), child.item.edges.end(across))
    let free = crossLength - before.length - child.size.cross - after.length
    let share = CompositionalPolicy.share(
      of: free,
      among: before.flexibleCount + after.flexibleCount
    )
    let origin = box.axis.plainSize(
      AxisSize(main: child.start, cross: before.length(share: share))
    )
    template.move(
      from: child.mark,
      upTo: end,
      by: CGPoint(x: box.content.minX + origin.width, y: box.content.minY + origin.height)
    )
  }
}

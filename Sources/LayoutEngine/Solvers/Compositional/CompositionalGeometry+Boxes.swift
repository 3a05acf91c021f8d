// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension CompositionalGeometry {
  /// The boxes of sections, groups and items that meet a rectangle; outer boxes come before inner
  /// ones.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of the content.
  ///   - offsets: The scroll offset of each orthogonal section; by default its first rest.
  ///   - limit: The most boxes to return.
  /// - Returns: Boxes with their frames as scrolled.
  /// - Complexity: O(s + k) for s sections and k boxes, times the depth of groups.
  package func boxes(
    in rect: CGRect,
    offsets: Offsets = [:],
    atMost limit: Int
  ) -> [CompositionalBox] {
    let window = axis.rect(mirrored(rect))
    var result: [CompositionalBox] = []
    for (index, section) in sections.enumerated() where result.count < limit {
      guard let section, let frame = frame(ofSection: index) else { continue }
      guard axis.rect(frame).meets(axis.rect(rect)) else { continue }
      result.append(
        CompositionalBox(
          kind: .section,
          section: index,
          depth: 0,
          frame: frame,
          content: content(of: section, index)
        )
      )
      let wanted = Wanted(
        window: window,
        offset: offset(index, offsets),
        sieve: Sieve(rect: rect)
      )
      let scroll = section.isOrthogonal ? scroll(section: index, offset: wanted.offset) : .zero
      section.visitGroups(meeting: wanted, start: starts[index]) { run, groups in
        let boxes = section.runs.boxes(of: run, section.measures)
        for group in groups where result.count < limit {
          append(boxes, of: group, in: run, section, index, scroll, to: &result)
        }
      }
    }
    return Array(result.filter { axis.rect($0.frame).meets(axis.rect(rect)) }.prefix(limit))
  }

  /// The rectangle of a section's groups.
  private func content(of section: SectionGeometry, _ index: Int) -> CGRect {
    let cross = section.containerCross
    let inset = section.spec.insets
    let start = section.groupsCross
    let end = cross.start + cross.length - (section.isOrthogonal ? 0 : inset.end(axis.cross))
    let runs = section.runs
    let main = section.isOrthogonal ? runs.crossLength(section.measures) : runs.length
    let box = AxisRect(
      main: starts[index] + section.groupsMain,
      cross: start,
      size: AxisSize(main: section.isEmpty ? 0 : main, cross: max(0, end - start))
    )
    return mirrored(axis.plainRect(box))
  }

  private func append(
    _ boxes: [GroupTemplate.Box],
    of group: Int,
    in run: GroupRuns.Run,
    _ section: SectionGeometry,
    _ index: Int,
    _ scroll: CGPoint,
    to result: inout [CompositionalBox]
  ) {
    let place = place(of: group, in: run, section, index)
    let first = run.firstItem + (group - run.firstGroup) * run.capacity
    var cell = 0
    var own: [CompositionalBox] = []
    for box in boxes {
      let item = first + cell
      if !box.isGroup { cell += 1 }
      // The last group also has boxes for places after the section's last item.
      if !box.isGroup, item >= section.count { continue }
      own.append(
        CompositionalBox(
          kind: box.isGroup ? .group : .item,
          section: index,
          depth: box.depth,
          subitems: box.path,
          frame: mirrored(box.frame.offsetBy(dx: place.x, dy: place.y))
            .offsetBy(dx: scroll.x, dy: scroll.y),
          content: mirrored(box.content.offsetBy(dx: place.x, dy: place.y))
            .offsetBy(dx: scroll.x, dy: scroll.y),
          measuresWidth: box.measuresWidth,
          measuresHeight: box.measuresHeight,
          isMeasured: box.isGroup || section.measures[item] != nil
        )
      )
    }
    // A group is noted after the boxes in it.
    result += own.reversed()
  }
}

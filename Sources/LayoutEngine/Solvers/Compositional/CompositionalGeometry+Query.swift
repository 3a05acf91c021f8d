// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension CompositionalGeometry {
  /// The scroll offsets of orthogonal sections, in points, by section.
  package typealias Offsets = [Int: CGFloat]
  /// For an orthogonal section and its offset, the stretch of its content that is wanted.
  ///
  /// The stretch is in points from the place where the content begins at the offset 0.
  package typealias Reach = (Int, CGFloat) -> ClosedRange<CGFloat>

  /// Every element that meets a rectangle, section by section, and from back to front in each
  /// section.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of the content.
  ///   - offsets: The scroll offset of each orthogonal section; by default its first rest.
  ///   - reach: The wanted stretch of each orthogonal section beyond the rectangle; none when left
  ///     out.
  /// - Returns: Elements with their scrolled frames.
  /// - Complexity: O(log n + k) in the sections and groups, for k elements in the groups that are met.
  package func elements(
    in rect: CGRect,
    offsets: Offsets = [:],
    reach: Reach? = nil
  ) -> [CompositionalElement] {
    var result: [CompositionalElement] = []
    visit(rect, offsets, reach) { count in
      // Growing by parts would copy a long list several times.
      let needed = result.count + count
      if needed > result.capacity { result.reserveCapacity(max(needed, 2 * result.count)) }
    } body: { element in
      result.append(element)
    }
    return result
  }

  /// Calls `body` for the elements of ``elements(in:offsets:reach:)``, in their order, without
  /// storing them.
  ///
  /// A list of all elements of a million items is so long that making it takes longer than
  /// computing what it contains.
  /// - Complexity: As for ``elements(in:offsets:reach:)``.
  package func visitElements(
    in rect: CGRect,
    offsets: Offsets = [:],
    reach: Reach? = nil,
    _ body: (CompositionalElement) -> Void
  ) {
    visit(rect, offsets, reach, expecting: { _ in }, body: body)
  }

  /// Calls `body` for the elements that meet a rectangle, and before those of a run of groups
  /// `expecting` with the greatest number of its cells.
  @inline(__always)
  private func visit(
    _ rect: CGRect,
    _ offsets: Offsets,
    _ reach: Reach?,
    expecting: (Int) -> Void,
    body: (CompositionalElement) -> Void
  ) {
    let window = axis.rect(mirrored(rect))
    let sieve = Sieve(rect: rect, rowsAlong: reach == nil ? nil : axis)
    for index in layoutBoundaries.indices {
      let element = layoutBoundary(index)
      if sieve.passes(element) { body(element) }
    }
    let solved = sections.span
    let first = partitionPoint(of: 0..<solved.count) {
      starts[$0] + (solved[$0]?.length ?? 0) + overhang >= window.main
    }
    for index in first..<solved.count {
      guard starts[index] - overhang <= window.mainEnd else { break }
      guard let section = solved[index] else { continue }
      let offset = section.isOrthogonal ? offset(index, offsets) : 0
      let stretch = section.isOrthogonal ? reach?(index, offset) : nil
      let wanted = Wanted(window: window, offset: offset, stretch: stretch, sieve: sieve)
      visitFrame(of: section, index, sieve, body)
      section.visitGroups(meeting: wanted, start: starts[index]) { run, groups in
        expecting(groups.count * run.capacity)
        visit(groups, of: run, section, index, wanted, body)
      }
    }
  }

  /// Keeps the elements that meet a rectangle; frames are tested before elements are made or
  /// copied.
  struct Sieve {
    var rect: CGRect
    /// The axis along which orthogonal sections must meet the rectangle when elements beyond it are
    /// wanted; otherwise `nil`.
    var rowsAlong: Axis?

    func passes(_ element: CompositionalElement) -> Bool {
      guard let rowsAlong, element.isOrthogonal else { return element.meets(rect) }
      return element.meets(rect, along: rowsAlong)
    }

    /// The rectangle by the vertical axis, for views that neither scroll by themselves nor stick to
    /// an edge.
    var window: AxisRect { Axis.vertical.rect(rect) }
  }

  /// The part of a section that is wanted.
  struct Wanted {
    var window: AxisRect
    /// The scroll offset of an orthogonal section.
    var offset: CGFloat
    /// The wanted stretch of its scrolled content; `nil` stands for the part within the window.
    var stretch: ClosedRange<CGFloat>?
    var sieve: Sieve
  }

  /// The scroll offset of a section: the given one, otherwise its first rest.
  func offset(_ section: Int, _ offsets: Offsets) -> CGFloat {
    offsets[section] ?? orthogonalSection(at: section)?.firstRest ?? 0
  }

  /// Calls `body` for the views behind and around a section's groups.
  private func visitFrame(
    of section: SectionGeometry,
    _ index: Int,
    _ sieve: Sieve,
    _ body: (CompositionalElement) -> Void
  ) {
    if !section.isEmpty {
      for number in section.spec.decorations.indices {
        let element = decoration(number, section, index)
        if sieve.passes(element) { body(element) }
      }
    }
    for number in section.boundaries.indices {
      let element = boundary(number, section, index)
      if sieve.passes(element) { body(element) }
    }
  }

  @inline(__always)
  private func visit(
    _ groups: Range<Int>,
    of run: GroupRuns.Run,
    _ section: SectionGeometry,
    _ index: Int,
    _ wanted: Wanted,
    _ body: (CompositionalElement) -> Void
  ) {
    let isPlain = !section.isOrthogonal && !configuration.isMirrored
    for group in groups {
      let place = place(of: group, in: run, section, index)
      if isPlain {
        visitPlainCells(of: group, in: run, section, index, place, wanted.sieve.window, body)
      } else {
        visitCells(of: group, in: run, section, index, place, wanted, body)
      }
      for number in run.template.views.indices {
        guard let element = view(number, of: group, in: run, section, index, at: place) else {
          continue
        }
        if section.clips(mirrored(element.frame), wanted) { continue }
        let moved = scrolled(element, wanted.offset)
        if wanted.sieve.passes(moved) { body(moved) }
      }
    }
  }

  /// Calls `body` for the cells of a group that neither scrolls by itself nor is mirrored.
  ///
  /// Most groups are of this kind, so the place of a cell is only a sum here.
  @inline(__always)
  private func visitPlainCells(
    of group: Int,
    in run: GroupRuns.Run,
    _ section: SectionGeometry,
    _ index: Int,
    _ place: CGPoint,
    _ window: AxisRect,
    _ body: (CompositionalElement) -> Void
  ) {
    let first = run.firstItem + (group - run.firstGroup) * run.capacity
    let cells = run.template.cells.span
    for number in 0..<min(cells.count, section.count - first) {
      var frame = cells[number].frame
      frame.origin.x += place.x
      frame.origin.y += place.y
      frame = pixels.shown(frame)
      guard Axis.vertical.rect(frame).meets(window) else { continue }
      body(cell(cells[number], section, index, item: first + number, frame))
    }
  }

  private func visitCells(
    of group: Int,
    in run: GroupRuns.Run,
    _ section: SectionGeometry,
    _ index: Int,
    _ place: CGPoint,
    _ wanted: Wanted,
    _ body: (CompositionalElement) -> Void
  ) {
    let first = run.firstItem + (group - run.firstGroup) * run.capacity
    for (number, cell) in run.template.cells.enumerated() where first + number < section.count {
      let frame = pixels.shown(cell.frame.offsetBy(dx: place.x, dy: place.y))
      guard !section.clips(frame, wanted) else { continue }
      let element = self.cell(cell, section, index, item: first + number, mirrored(frame))
      let moved = scrolled(element, wanted.offset)
      if wanted.sieve.passes(moved) { body(moved) }
    }
  }

  /// The element of a template's cell with a frame, at the offset 0.
  @inline(__always)
  func cell(
    _ cell: GroupTemplate.Cell,
    _ section: SectionGeometry,
    _ index: Int,
    item: Int,
    _ frame: CGRect
  ) -> CompositionalElement {
    CompositionalElement(
      kind: .cell,
      section: index,
      item: item,
      frame: frame,
      zIndex: cell.zIndex + section.cellDepth,
      isOrthogonal: section.isOrthogonal,
      measuresWidth: cell.measuresWidth,
      measuresHeight: cell.measuresHeight
    )
  }

  /// An element of an orthogonal section, moved by its offset.
  func scrolled(_ element: CompositionalElement, _ offset: CGFloat) -> CompositionalElement {
    guard element.isOrthogonal else { return element }
    var element = element
    element.scroll = scroll(section: element.section, offset: offset)
    element.frame = element.frame.offsetBy(dx: element.scroll.x, dy: element.scroll.y)
    return element
  }

  /// A view that is anchored to a cell or a group; `nil` when its item is after the last one.
  func view(
    _ number: Int,
    of group: Int,
    in run: GroupRuns.Run,
    _ section: SectionGeometry,
    _ index: Int,
    at place: CGPoint
  ) -> CompositionalElement? {
    let view = run.template.views[number]
    let first = run.firstItem + (group - run.firstGroup) * run.capacity
    let kind = view.spec.kind
    let item =
      view.cell.map { first + $0 }
      ?? group * (run.template.groupViews[kind] ?? 1) + view.ordinal
    if view.cell != nil, item >= section.count { return nil }
    let measure = section.viewMeasures[.init(kind: kind, item: item)]
    let host = view.host.offsetBy(dx: place.x, dy: place.y)
    let frame = view.spec.frame(in: host, measured: measure, pixels)
    return CompositionalElement(
      kind: view.cell == nil ? .groupView(kind) : .itemView(kind),
      section: index,
      item: item,
      frame: mirrored(pixels.shownView(frame)),
      zIndex: view.spec.zIndex,
      isOrthogonal: section.isOrthogonal,
      measuresWidth: view.spec.size.width.isMeasured,
      measuresHeight: view.spec.size.height.isMeasured
    )
  }

  /// The corner of a group's instance at the offset 0, in points of the content before mirroring.
  func place(
    of group: Int,
    in run: GroupRuns.Run,
    _ section: SectionGeometry,
    _ index: Int
  ) -> CGPoint {
    let along = run.start(ofGroup: group)
    let main = starts[index] + section.groupsMain + (section.isOrthogonal ? 0 : along)
    let cross = section.groupsCross + (section.isOrthogonal ? along : 0)
    return axis == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
  }
}

extension SectionGeometry {
  /// The depth of cells: above the views behind the section, if there are any.
  var cellDepth: Int { spec.decorations.isEmpty ? 0 : 1 }

  /// The stretch across the axis, at the offset 0, that is wanted of an orthogonal section.
  private func stretch(_ wanted: CompositionalGeometry.Wanted) -> (low: CGFloat, high: CGFloat) {
    let shown = containerCross
    if let stretch = wanted.stretch {
      return (shown.start + stretch.lowerBound, shown.start + stretch.upperBound)
    }
    return (shown.start + wanted.offset, shown.start + shown.length + wanted.offset)
  }

  /// Whether a frame at the offset 0 is outside the wanted stretch of an orthogonal section.
  func clips(_ frame: CGRect, _ wanted: CompositionalGeometry.Wanted) -> Bool {
    guard isOrthogonal else { return false }
    let (low, high) = stretch(wanted)
    let rect = axis.rect(frame)
    return rect.crossEnd <= low || rect.cross >= high
  }

  /// Calls `body` for each run with its groups that reach into the wanted part.
  @inline(__always)
  func visitGroups(
    meeting wanted: CompositionalGeometry.Wanted,
    start: CGFloat,
    _ body: (GroupRuns.Run, Range<Int>) -> Void
  ) {
    let reach = runs.overhang
    var (low, high) = (wanted.window.main - start - groupsMain, wanted.window.mainEnd - start)
    high -= groupsMain
    if isOrthogonal {
      (low, high) = stretch(wanted)
      if wanted.stretch == nil {
        low = max(low, wanted.window.cross + wanted.offset)
        high = min(high, wanted.window.crossEnd + wanted.offset)
      }
      low -= groupsCross
      high -= groupsCross
    }
    runs.visitGroups(from: low - reach, to: high + reach, body)
  }
}

extension GroupRuns {
  /// Calls `body` for each run with its groups that meet a stretch; touching counts.
  ///
  /// - Complexity: O(log m + k).
  @inline(__always)
  func visitGroups(from low: CGFloat, to high: CGFloat, _ body: (Run, Range<Int>) -> Void) {
    let lined = runs.span
    for index in partitionPoint(of: 0..<lined.count, where: { lined[$0].end >= low })..<lined.count
    {
      guard lined[index].start <= high else { break }
      let from = lined[index].firstGroup(endingAtOrAfter: low)
      let end = lined[index].firstGroup(startingAfter: high)
      if from < end { body(lined[index], from..<end) }
    }
  }

  /// The run that contains a group.
  func run(ofGroup group: Int) -> Run? {
    let index = partitionPoint(of: 0..<runs.count) { runs[$0].firstGroup > group } - 1
    return index >= 0 && group < runs[index].firstGroup + runs[index].groups ? runs[index] : nil
  }
}

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
    let window = axis.rect(mirrored(rect))
    let sieve = Sieve(rect: rect, rowsAlong: reach == nil ? nil : axis)
    var result = layoutBoundaries.indices.map { layoutBoundary($0) }.filter(sieve.passes)
    let first = partitionPoint(of: 0..<sections.count) {
      starts[$0] + (sections[$0]?.length ?? 0) + overhang >= window.main
    }
    for index in first..<sections.count {
      guard starts[index] - overhang <= window.mainEnd else { break }
      guard let section = sections[index] else { continue }
      let offset = offset(index, offsets)
      let stretch = section.isOrthogonal ? reach?(index, offset) : nil
      let wanted = Wanted(window: window, offset: offset, stretch: stretch, sieve: sieve)
      append(section, index, wanted, to: &result)
    }
    return result
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

    /// Whether a frame meets the rectangle; only for views that neither scroll by themselves nor
    /// stick to an edge.
    func passes(_ frame: CGRect) -> Bool {
      Axis.vertical.rect(frame).meets(Axis.vertical.rect(rect))
    }
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

  private func append(
    _ section: SectionGeometry,
    _ index: Int,
    _ wanted: Wanted,
    to result: inout [CompositionalElement]
  ) {
    let sieve = wanted.sieve
    if !section.isEmpty {
      let decorations = section.spec.decorations.indices.map { decoration($0, section, index) }
      result += decorations.filter(sieve.passes)
    }
    result += section.boundaries.indices.map { boundary($0, section, index) }.filter(sieve.passes)
    for (run, groups) in section.groups(meeting: wanted, start: starts[index]) {
      for group in groups {
        appendCells(of: group, in: run, section, index, wanted, to: &result)
        appendViews(of: group, in: run, section, index, wanted, to: &result)
      }
    }
  }

  private func appendCells(
    of group: Int,
    in run: GroupRuns.Run,
    _ section: SectionGeometry,
    _ index: Int,
    _ wanted: Wanted,
    to result: inout [CompositionalElement]
  ) {
    let first = run.firstItem + (group - run.firstGroup) * run.capacity
    let place = place(of: group, in: run, section, index)
    for (number, cell) in run.template.cells.enumerated() where first + number < section.count {
      let frame = pixels.shown(cell.frame.offsetBy(dx: place.x, dy: place.y))
      guard !section.clips(frame, wanted) else { continue }
      let shown = mirrored(frame)
      guard section.isOrthogonal || wanted.sieve.passes(shown) else { continue }
      let element = CompositionalElement(
        kind: .cell,
        section: index,
        item: first + number,
        frame: shown,
        zIndex: cell.zIndex + section.cellDepth,
        isOrthogonal: section.isOrthogonal,
        measuresWidth: cell.measuresWidth,
        measuresHeight: cell.measuresHeight
      )
      guard section.isOrthogonal else {
        result.append(element)
        continue
      }
      let moved = scrolled(element, wanted.offset)
      if wanted.sieve.passes(moved) { result.append(moved) }
    }
  }

  private func appendViews(
    of group: Int,
    in run: GroupRuns.Run,
    _ section: SectionGeometry,
    _ index: Int,
    _ wanted: Wanted,
    to result: inout [CompositionalElement]
  ) {
    let place = place(of: group, in: run, section, index)
    for number in run.template.views.indices {
      guard let element = view(number, of: group, in: run, section, index, at: place) else {
        continue
      }
      if section.clips(mirrored(element.frame), wanted) { continue }
      let moved = scrolled(element, wanted.offset)
      if wanted.sieve.passes(moved) { result.append(moved) }
    }
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

  /// The groups of each run that reach into the wanted part.
  func groups(
    meeting wanted: CompositionalGeometry.Wanted,
    start: CGFloat
  ) -> [(run: GroupRuns.Run, groups: Range<Int>)] {
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
    return runs.groups(from: low - reach, to: high + reach)
  }
}

extension GroupRuns {
  /// The groups of each run that meet a stretch; touching counts.
  ///
  /// - Complexity: O(log m + k).
  func groups(from low: CGFloat, to high: CGFloat) -> [(run: Run, groups: Range<Int>)] {
    let first = partitionPoint(of: 0..<runs.count) { runs[$0].end >= low }
    var result: [(run: Run, groups: Range<Int>)] = []
    for run in runs[first...] {
      guard run.start <= high else { break }
      let all = run.firstGroup..<(run.firstGroup + run.groups)
      let from = partitionPoint(of: all) { run.start(ofGroup: $0) + run.extent >= low }
      let end = partitionPoint(of: all) { run.start(ofGroup: $0) > high }
      if from < end { result.append((run, from..<end)) }
    }
    return result
  }

  /// The run that contains a group.
  func run(ofGroup group: Int) -> Run? {
    let index = partitionPoint(of: 0..<runs.count) { runs[$0].firstGroup > group } - 1
    return index >= 0 && group < runs[index].firstGroup + runs[index].groups ? runs[index] : nil
  }
}

// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension CompositionalGeometry {
  /// How far the sections that scroll across have been scrolled, in points.
  package typealias Offsets = [Int: CGFloat]

  /// Every element that meets a rectangle: section by section, behind to front within one.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of the content.
  ///   - offsets: For each section that scrolls across how far it has been; its first rest without.
  /// - Returns: Elements with their frames as scrolled.
  /// - Complexity: O(log n + k) in the sections and groups, for k elements in the groups that are met.
  package func elements(in rect: CGRect, offsets: Offsets = [:]) -> [CompositionalElement] {
    let window = axis.rect(mirrored(rect))
    var result = layoutBoundaries.indices.map { layoutBoundary($0) }
    let first = partitionPoint(of: 0..<sections.count) {
      starts[$0] + (sections[$0]?.length ?? 0) + overhang >= window.main
    }
    for index in first..<sections.count {
      guard starts[index] - overhang <= window.mainEnd else { break }
      guard let section = sections[index] else { continue }
      append(section, index, window, offset(index, offsets), to: &result)
    }
    return result.filter { $0.meets(rect) }
  }

  /// How far a section is scrolled: as given, else where it rests first.
  func offset(_ section: Int, _ offsets: Offsets) -> CGFloat {
    offsets[section] ?? row(section: section)?.firstRest ?? 0
  }

  private func append(
    _ section: SectionGeometry,
    _ index: Int,
    _ window: AxisRect,
    _ offset: CGFloat,
    to result: inout [CompositionalElement]
  ) {
    if !section.isEmpty {
      result += section.spec.decorations.indices.map { decoration($0, section, index) }
    }
    result += section.boundaries.indices.map { boundary($0, section, index) }
    for (run, groups) in section.groups(meeting: window, start: starts[index], offset) {
      for group in groups {
        appendCells(of: group, in: run, section, index, offset, to: &result)
        appendViews(of: group, in: run, section, index, offset, to: &result)
      }
    }
  }

  private func appendCells(
    of group: Int,
    in run: GroupRuns.Run,
    _ section: SectionGeometry,
    _ index: Int,
    _ offset: CGFloat,
    to result: inout [CompositionalElement]
  ) {
    let first = run.firstItem + (group - run.firstGroup) * run.capacity
    let place = place(of: group, in: run, section, index, offset)
    for (number, cell) in run.template.cells.enumerated() where first + number < section.count {
      let plain = cell.frame.offsetBy(dx: place.x, dy: place.y)
      let frame = mirrored(isClipped(plain, section) ? .null : pixels.shown(plain))
      guard !frame.isNull else { continue }
      result.append(
        CompositionalElement(
          kind: .cell,
          section: index,
          item: first + number,
          frame: frame,
          zIndex: cell.zIndex + section.cellDepth,
          isOrthogonal: section.isOrthogonal,
          measuresWidth: cell.measuresWidth,
          measuresHeight: cell.measuresHeight
        )
      )
    }
  }

  private func appendViews(
    of group: Int,
    in run: GroupRuns.Run,
    _ section: SectionGeometry,
    _ index: Int,
    _ offset: CGFloat,
    to result: inout [CompositionalElement]
  ) {
    let place = place(of: group, in: run, section, index, offset)
    for number in run.template.views.indices {
      guard let element = view(number, of: group, in: run, section, index, at: place) else {
        continue
      }
      if isClipped(mirrored(element.frame), section) { continue }
      result.append(element)
    }
  }

  /// A view that is anchored to a cell or a group; `nil` when its item is beyond the last one.
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

  /// Where the corner of a group's instance is, in points of the content before mirroring.
  func place(
    of group: Int,
    in run: GroupRuns.Run,
    _ section: SectionGeometry,
    _ index: Int,
    _ offset: CGFloat
  ) -> CGPoint {
    let along = run.start(ofGroup: group)
    let main = starts[index] + section.groupsMain + (section.isOrthogonal ? 0 : along)
    let cross = section.groupsCross + (section.isOrthogonal ? along - offset : 0)
    return axis == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
  }

  /// Whether a frame lies outside what a section that scrolls across shows.
  private func isClipped(_ frame: CGRect, _ section: SectionGeometry) -> Bool {
    guard section.isOrthogonal else { return false }
    let shown = section.containerCross
    let rect = axis.rect(frame)
    return rect.crossEnd <= shown.start || rect.cross >= shown.start + shown.length
  }
}

extension SectionGeometry {
  /// The depth of cells: above a view behind the section if there is one.
  var cellDepth: Int { spec.decorations.isEmpty ? 0 : 1 }

  /// The groups of each run that reach into a window of the content.
  func groups(
    meeting window: AxisRect,
    start: CGFloat,
    _ offset: CGFloat
  ) -> [(run: GroupRuns.Run, groups: Range<Int>)] {
    let reach = runs.overhang
    let low: CGFloat
    let high: CGFloat
    if isOrthogonal {
      let shown = containerCross
      low = max(window.cross, shown.start) - groupsCross + offset
      high = min(window.crossEnd, shown.start + shown.length) - groupsCross + offset
    } else {
      low = window.main - start - groupsMain
      high = window.mainEnd - start - groupsMain
    }
    return runs.groups(from: low - reach, to: high + reach)
  }
}

extension GroupRuns {
  /// The groups of each run that meet a stretch, touching ones included.
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

  /// The run that holds a group.
  func run(ofGroup group: Int) -> Run? {
    let index = partitionPoint(of: 0..<runs.count) { runs[$0].firstGroup > group } - 1
    return index >= 0 && group < runs[index].firstGroup + runs[index].groups ? runs[index] : nil
  }
}
